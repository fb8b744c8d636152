import { botOf } from '@hideout/bots';
import { gameOf } from '@hideout/catalogue';
import { ok, problem, setUp, type Result, type Setup } from '@hideout/kernel';
import type { Line } from './playGames.ts';

/** What is simulated, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  /** Names of bots, by seat. */
  readonly bots: readonly string[];
  readonly seed: number;
}

/** The game and the bots of a job, or what is wrong with it. */
export function lineOf(job: Job): Result<Line> {
  const game = gameOf(job.game);
  if (!game) return problem(`there is no game “${job.game}”`);
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
