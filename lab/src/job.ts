import { botOf, gameOf, tunableOf } from '@hideout/catalogue/house';
import { ok, problem, setUp, type AnyGame, type Result, type Setup, type Tuning } from '@hideout/kernel';
import type { Lineup } from './series.ts';

/** What is simulated, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  /** Names of bots, by seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Other values for designed figures of the game. */
  readonly tuning?: Tuning;
}

/** The game and the bots of a job, or what is wrong with it. */
export function lineupOf(job: Job): Result<Lineup> {
  const found = tunedGame(job);
  if (!found.ok) return found;
  const game = found.value;
  const setup = setUp(game, job.setup.seats, job.setup.options);
  if (!setup.ok) return setup;
  if (job.bots.length !== setup.value.seats) return problem(`${setup.value.seats} seats, but ${job.bots.length} bots`);
  if (!Number.isSafeInteger(job.seed) || job.seed < 0) return problem(`a seed is a whole number from 0 on`);
  const bots = [];
  for (const name of job.bots) {
    const bot = botOf(name, game);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok({ game, setup: setup.value, bots, seed: job.seed });
}

function tunedGame({ game: id, tuning }: Job): Result<AnyGame> {
  const game = gameOf(id);
  if (!game) return problem(`there is no game “${id}”`);
  if (!tuning || Object.keys(tuning).length === 0) return ok(game);
  const tunable = tunableOf(game);
  if (!tunable) return problem(`${id} has no figures to tune`);
  try {
    return ok(tunable.with(tuning));
  } catch (error) {
    if (error instanceof RangeError) return problem(`this tuning is not possible: ${error.message}`);
    throw error;
  }
}
