import { given } from '@hideout/kernel';
import { chunksOf } from '../run/chunk.ts';
import { shareOut, type Running } from '../threads.ts';
import { dealsIn, dealsByPairing, contestantsOf, type Contest, type PairingDeals } from './contest.ts';
import { rate, type Rating } from './elo.ts';
import { intervalOfRate, intervalOfShares, meanOf, type Interval } from '@hideout/labkit';
import { steady, type Steadied } from './control.ts';
import type { DealResult } from './match.ts';
import { seatingsOf } from './pairing.ts';

/** The result of one pairing: the first's share of the points, or in a cooperative game the share of games won. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
  /** The same without luck, where account was kept of it. */
  readonly steadied?: Steadied;
}

/** The result of an arena; it depends on the contest alone. */
export interface Arena {
  readonly meetings: readonly Meeting[];
  /** By bot, in the order of the contest; none in a cooperative game, and none before all have met. */
  readonly ratings: readonly (Rating & { readonly bot: string })[];
}

/**
 * Everybody meets everybody on the same deals, and each deal is played again with places swapped. Throws a RangeError
 * if the contest is not valid.
 */
export async function arena(contest: Contest, running: Running): Promise<Arena> {
  const lineup = given(contestantsOf(contest));
  const { cooperative } = lineup.game;
  const deals = dealsIn(contest);
  // After an abort, what was not played is missing.
  const results = Array<DealResult | undefined>(deals).fill(undefined);
  let done = 0;
  await shareOut<readonly DealResult[]>(
    { task: 'arena', settings: contest },
    chunksOf(deals),
    running,
    (some, { from }) => {
      for (const [i, result] of some.entries()) results[from + i] = result;
      running.onProgress?.((done += some.length));
    },
  );
  const pairings = dealsByPairing(contest);
  const meetings = pairings.map((deals) => meetingOf(contest, deals, results, cooperative));
  return { meetings, ratings: cooperative ? [] : ratingsOf(contest, pairings, meetings) };
}

function meetingOf(
  { bots, setup, accounts }: Contest,
  { pairing, start, deals }: PairingDeals,
  all: readonly (DealResult | undefined)[],
  isTeam: boolean,
): Meeting {
  const results = all.slice(start, start + deals).filter((result) => result !== undefined);
  const shares = results.map((result) => result.share);
  const games = shares.length * seatingsOf(pairing, setup.seats).length;
  const share = meanOf(shares);
  const interval = isTeam ? intervalOfRate(share * games, games) : intervalOfShares(shares);
  const steadied =
    accounts &&
    steady(
      shares,
      results.map(({ luck = 0 }) => luck),
    );
  const [first, second] = [bots[pairing.first]!, bots[pairing.second]!];
  return { first, second, games, share, interval, ...(steadied && { steadied }) };
}

function ratingsOf(
  { bots }: Contest,
  pairings: readonly PairingDeals[],
  meetings: readonly Meeting[],
): Arena['ratings'] {
  if (meetings.some(({ games }) => games === 0)) return [];
  const scores = pairings.map(({ pairing }, i) => ({ ...meetings[i]!, ...pairing }));
  return rate(bots.length, scores).map((rating, bot) => ({ bot: bots[bot]!, ...rating }));
}
