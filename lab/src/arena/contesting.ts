import { ok } from '@hideout/kernel';
import type { Task } from '../run/task.ts';
import { contestantsOf, dealsByPairing, type Contest } from './contest.ts';
import { playDeal, type DealResult } from './match.ts';

/** The deals of a contest. */
export const contesting: Task<readonly DealResult[]> = (settings) => {
  const contest = settings as Contest;
  const lineup = contestantsOf(contest);
  if (!lineup.ok) return lineup;
  const pairings = dealsByPairing(contest);
  const play = (number: number): DealResult => {
    const { pairing, start } = pairings.findLast((deals) => deals.start <= number)!;
    return playDeal(lineup.value, pairing, number - start, contest.accounts);
  };
  return ok(({ from, to }) => Array.from({ length: to - from }, (_, i) => play(from + i)));
};
