import type { Bot } from '@hideout/bots';
import { botOf, gameOf, tunableOf } from '@hideout/catalogue/house';
import { ok, problem, setUp, type AnyGame, type Result, type Setup, type Tuning } from '@hideout/kernel';
import type { Lineup } from './series.ts';

/** What is simulated, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  /** Names of bots; in a simulation by seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Other values for designed figures of the game. */
  readonly tuning?: Tuning;
}

/** The game and the bots of a job, or what is wrong with it. */
export function lineupOf(job: Job): Result<Lineup> {
  const game = tunedGame(job);
  if (!game.ok) return game;
  const { seats } = job.setup;
  const odd = job.bots.length === seats ? undefined : `${seats} seats, but ${job.bots.length} bots`;
  return gather(game.value, job, odd);
}

/** The line-up of a game that was found, unless something in it or something `odd` about it is wrong. */
export function gather(game: AnyGame, { setup, bots: names, seed }: Job, odd: string | undefined): Result<Lineup> {
  const whole = setUp(game, setup.seats, setup.options);
  if (!whole.ok) return whole;
  if (odd !== undefined) return problem(odd);
  if (!Number.isSafeInteger(seed) || seed < 0) return problem('a seed is a whole number from 0 on');
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = botOf(name, game);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok({ game, setup: whole.value, bots, seed });
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
