import { chunksOf } from '../run/chunk.ts';
import { shareOut, type Running } from '../workers.ts';
import { dealsIn, fixturesOf, ringOf, type Contest, type Fixture } from './contest.ts';
import { rate, type Rating } from './elo.ts';
import { intervalOfRate, intervalOfShares, meanOf, type Interval } from '@hideout/labkit';
import { seatingsOf } from './pairing.ts';

/** What came of one pairing: the share of the points of the first, or in a cooperative game the rate of wins. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

/** What came of an arena; it depends on the contest alone. */
export interface Arena {
  readonly meetings: readonly Meeting[];
  /** By bot, in the order of the contest; none in a cooperative game, and none before all have met. */
  readonly ratings: readonly (Rating & { readonly bot: string })[];
}

/**
 * Everybody meets everybody on the same deals, each deal played again with places swapped. Throws a RangeError when the
 * contest is not a possible one.
 */
export async function arena(contest: Contest, running: Running): Promise<Arena> {
  const ring = ringOf(contest);
  if (!ring.ok) throw new RangeError(ring.problem);
  const chunks = chunksOf(dealsIn(contest));
  const trade = { module: new URL('worker.ts', import.meta.url), data: contest };
  const results = await shareOut(trade, chunks, running, (shares: number[]) => shares.length);
  // What an abort leaves out is no number.
  const shares = chunks.flatMap(({ from, to }, i) => results[i] ?? Array<number>(to - from).fill(NaN));
  const fixtures = fixturesOf(contest);
  const meetings = fixtures.map((fixture) => meetingOf(contest, fixture, shares, ring.value.game.cooperative));
  return { meetings, ratings: ring.value.game.cooperative ? [] : ratingsOf(contest, fixtures, meetings) };
}

function meetingOf(
  { bots, setup }: Contest,
  { pairing, start, deals }: Fixture,
  all: readonly number[],
  isTeam: boolean,
): Meeting {
  const shares = all.slice(start, start + deals).filter((share) => !Number.isNaN(share));
  const games = shares.length * seatingsOf(pairing, setup.seats).length;
  const share = meanOf(shares);
  const interval = isTeam ? intervalOfRate(share * games, games) : intervalOfShares(shares);
  return { first: bots[pairing.first]!, second: bots[pairing.second]!, games, share, interval };
}

function ratingsOf({ bots }: Contest, fixtures: readonly Fixture[], meetings: readonly Meeting[]): Arena['ratings'] {
  if (meetings.some(({ games }) => games === 0)) return [];
  const scores = fixtures.map(({ pairing }, i) => ({
    ...pairing,
    games: meetings[i]!.games,
    share: meetings[i]!.share,
  }));
  return rate(bots.length, scores).map((rating, bot) => ({ bot: bots[bot]!, ...rating }));
}
