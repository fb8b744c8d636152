import { gameOf } from '@hideout/catalogue/house';
import { problem, type AnyGame, type Result } from '@hideout/kernel';
import { gather, type Job } from '../job.ts';
import type { Lineup } from '../series.ts';
import { pairingsOf, seatingsOf, type Pairing } from './pairing.ts';

/** What is played in an arena, as plain data that can be sent to a worker; each bot is named once. */
export interface Contest extends Omit<Job, 'tuning'> {
  /** How many games every pairing plays; one more if needed to mirror every deal. */
  readonly games: number;
  /** Whether account is kept of what chance brings, to take it off the results; it takes its time. */
  readonly accounts?: boolean;
}

/** The game and the bots of a contest, or what is wrong with it. */
export function contestantsOf(contest: Contest): Result<Lineup> {
  const game = gameOf(contest.game);
  if (!game) return problem(`there is no game “${contest.game}”`);
  return gather(game, contest, oddIn(contest, game));
}

function oddIn({ games, bots }: Contest, { cooperative }: AnyGame): string | undefined {
  if (!Number.isSafeInteger(games) || games < 1) return 'a pairing plays at least one game';
  const twice = bots.find((name, i) => bots.indexOf(name) !== i);
  if (twice !== undefined) return `the bot “${twice}” is named twice`;
  return !cooperative && bots.length < 2 ? 'a contest between rivals needs two bots' : undefined;
}

/** The deals of one pairing, numbered in the contest from `start`. */
export interface PairingDeals {
  readonly pairing: Pairing;
  readonly start: number;
  readonly deals: number;
}

/** Who meets whom over how many deals. The contest must be valid. */
export function dealsByPairing(contest: Contest): PairingDeals[] {
  const { seats } = contest.setup;
  let start = 0;
  return pairingsOf(gameOf(contest.game)!, contest.bots.length, seats).map((pairing) => {
    const deals = Math.ceil(contest.games / seatingsOf(pairing, seats).length);
    start += deals;
    return { pairing, start: start - deals, deals };
  });
}

/** How many deals there are in all, each played once or twice. */
export const dealsIn = (contest: Contest): number => dealsByPairing(contest).reduce((sum, { deals }) => sum + deals, 0);
