import { lineupOf, type Job } from './job.ts';
import { playGames } from './playGames.ts';
import type { Task } from './run/task.ts';
import type { Tally } from './tally.ts';

/** Games of a job, added up and not kept. */
export const tallying: Task<Tally> = {
  begin(settings) {
    const lineup = lineupOf(settings as Job);
    return lineup.ok ? { ok: true, value: (chunk) => playGames(lineup.value, chunk) } : lineup;
  },
};
