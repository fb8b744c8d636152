import { ok } from '@hideout/kernel';
import { lineupOf, type Job } from './job.ts';
import { playGames } from './playGames.ts';
import type { Task } from './run/task.ts';
import type { Tally } from './tally.ts';

/** Games of a job, added up and not kept. */
export const tallying: Task<Tally> = (settings) => {
  const lineup = lineupOf(settings as Job);
  return lineup.ok ? ok((chunk) => playGames(lineup.value, chunk)) : lineup;
};
