import { brainOf, gameOf } from '@hideout/catalogue/house';
import { FastRng, ok, problem, setUp, type Action } from '@hideout/kernel';
import type { Bot, Question } from '@hideout/bots';
import { meanOf } from '@hideout/labkit';
import { magpie, play, tuck, type View } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { arena, type Contest } from '../../src/index.ts';
import { dealsIn, contestantsOf, dealsByPairing } from '../../src/arena/contest.ts';
import { playDeal } from '../../src/arena/match.ts';
import { Luck } from '../../src/arena/luck.ts';
import { steady } from '../../src/arena/control.ts';
import { Series, type Lineup } from '../../src/series.ts';
import { pairingsOf, seatingsOf } from '../../src/arena/pairing.ts';

const contest: Contest = {
  game: 'caper-cards',
  setup: { seats: 3, options: { risk: '11', boss: 'random' } },
  bots: ['random', 'easy', 'medium'],
  games: 21,
  seed: 5,
};

describe('pairings', () => {
  it('rivals meet each other, team mates also themselves', () => {
    const cards = gameOf('caper-cards')!;
    const pairs = [
      { first: 0, second: 1 },
      { first: 0, second: 2 },
      { first: 1, second: 2 },
    ];
    const teams = [0, 1, 2].map((bot) => ({ first: bot, second: bot }));
    expect(pairingsOf(magpie, 3, 2)).toEqual(pairs);
    expect(pairingsOf(cards, 3, 3)).toEqual([...teams, ...pairs]);
    expect(pairingsOf(cards, 3, 1)).toEqual(teams);
  });

  it('mirrors every seating: over both, each bot has every seat once', () => {
    for (const seats of [2, 3, 4]) {
      const [there, back] = seatingsOf({ first: 7, second: 8 }, seats);
      for (let seat = 0; seat < seats; seat++) expect(new Set([there![seat], back![seat]])).toEqual(new Set([7, 8]));
    }
    expect(seatingsOf({ first: 4, second: 4 }, 3)).toEqual([[4, 4, 4]]);
  });

  it('numbers the deals of all pairings in a row; a deal that is played twice counts for two games', () => {
    expect(dealsByPairing(contest).map(({ start, deals }) => [start, deals])).toEqual([
      [0, 21],
      [21, 21],
      [42, 21],
      [63, 11],
      [74, 11],
      [85, 11],
    ]);
    expect(dealsIn(contest)).toBe(96);
  });
});

describe('a deal', () => {
  /** Lays a card of its hand, the tucked one first: the most valuable, or the least. */
  const laying = (name: string, pick: (kinds: readonly number[]) => number): Bot => ({
    name,
    choose({ legal, view }) {
      const { seats, viewer } = view() as View;
      const { hand, tucked } = seats[viewer]!;
      const kind = pick((hand as readonly number[]).flatMap((cards, each) => (cards > 0 ? [each] : [])));
      const wanted = tucked.length === 0 ? tuck(kind) : play(kind);
      return legal.includes(wanted) ? wanted : legal.at(0);
    },
  });
  const best = laying('best', (kinds) => Math.max(...kinds));
  const ring = (...bots: readonly Bot[]): Lineup => ({
    game: magpie,
    setup: { seats: 2, options: { deal: 'two' } },
    bots,
    seed: 3,
  });

  it('is the same for both seatings, so that luck cancels: a bot halves every deal with its like', () => {
    const shares = Array.from(
      { length: 50 },
      (_, deal) => playDeal(ring(best, { ...best, name: 'twin' }), { first: 0, second: 1 }, deal).share,
    );
    expect(new Set(shares)).toEqual(new Set([0.5]));
  });

  it('gives the share to the first of the pairing', () => {
    const worst = laying('worst', (kinds) => Math.min(...kinds));
    const mean = (first: Bot, second: Bot): number =>
      meanOf(
        Array.from({ length: 100 }, (_, deal) => playDeal(ring(first, second), { first: 0, second: 1 }, deal).share),
      );
    expect(mean(best, worst)).toBeGreaterThan(0.7);
    expect(mean(worst, best)).toBeCloseTo(1 - mean(best, worst), 10);
  });

  it('refuses what a bot may not do', () => {
    const wrong: Bot = { name: 'wrong', choose: () => 99 as Action };
    expect(() => playDeal(ring(wrong, best), { first: 0, second: 1 }, 0)).toThrow('wrong chose 99');
  });
});

describe('luck', () => {
  const deals = (game: string, bots: readonly string[], games: number) => {
    const job: Contest = { game, setup: setUpOf(game), bots, games, seed: 3, accounts: true };
    return arena(job, { workers: 1 });
  };
  const setUpOf = (game: string): Contest['setup'] => {
    const setup = setUp(gameOf(game)!, 2, {});
    if (!setup.ok) throw new Error(setup.problem);
    return setup.value;
  };

  it('changes nothing that is played, and is told beside it', async () => {
    const { meetings } = await deals('caper-europe', ['random', 'glance'], 8);
    const { accounts: _, ...plain } = { ...contest, game: 'caper-europe', setup: setUpOf('caper-europe') };
    const alone = await arena({ ...plain, bots: ['random', 'glance'], games: 8, seed: 3 }, { workers: 1 });
    expect(meetings[0]).toMatchObject(alone.meetings[0]!);
    expect(meetings[0]).toHaveProperty('steadied.ratio');
    expect(alone.meetings[0]).not.toHaveProperty('steadied');
  });

  it('sums up to nothing among rivals, and on average', () => {
    const game = gameOf('caper-europe')!;
    const bot = { name: 'any', choose: ({ legal, rng }: Question) => legal.at(rng.below(legal.size)) };
    const lineup: Lineup = { game, setup: setUpOf('caper-europe'), bots: [bot], seed: 3 };
    const luck = new Luck(lineup, brainOf(game.id).coach!);
    const series = new Series(lineup, { auditor: luck });
    const first = Array.from({ length: 60 }, (_, deal) => {
      series.play({ deal, turn: deal, seated: [0, 0] });
      expect(luck.bySeat[0]! + luck.bySeat[1]!).toBeCloseTo(0, 10);
      return luck.bySeat[0]!;
    });
    const error = Math.sqrt(meanOf(first.map((each) => each ** 2)) / first.length);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(meanOf(first))).toBeLessThan(3.5 * error);
  });

  it('is taken off without a bias: what was not luck stays', () => {
    const rng = new FastRng(1);
    const luck = Array.from({ length: 400 }, () => rng.below(1001) / 1000 - 0.5);
    const shares = luck.map((each, deal) => 0.6 + 0.5 * each + (deal % 3 === 0 ? 0.02 : -0.01));
    const { share, ratio } = steady(shares, luck);
    expect(share).toBeCloseTo(0.6, 2);
    expect(ratio).toBeLessThan(0.05);
    expect(
      steady(
        shares,
        shares.map(() => 0),
      ).ratio,
    ).toBe(1);
  });

  it('that has nothing to do with results is left alone', () => {
    const rng = new FastRng(2);
    const share = (): number => rng.below(1001) / 1000;
    const ratios = Array.from({ length: 200 }, () => {
      const shares = Array.from({ length: 60 }, share);
      return steady(shares, shares.map(share)).ratio;
    });
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThan(1.01);
    expect(Math.max(...ratios)).toBeLessThan(1.1);
  });
});

describe('an arena', () => {
  it('gives the same numbers for any number of workers', async () => {
    const results = await Promise.all([1, 2, 3].map((workers) => arena(contest, { workers })));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(results[0]!.meetings.map(({ first, second, games }) => [first, second, games])).toEqual([
      ['random', 'random', 21],
      ['easy', 'easy', 21],
      ['medium', 'medium', 21],
      ['random', 'easy', 22],
      ['random', 'medium', 22],
      ['easy', 'medium', 22],
    ]);
    expect(results[0]!.ratings).toEqual([]);
    const other = await arena({ ...contest, seed: 6 }, { workers: 1 });
    expect(other).not.toEqual(results[0]);
  });

  it('reports what is done when it is ended', async () => {
    const stop = new AbortController();
    const running = { workers: 1, onProgress: () => stop.abort(), signal: stop.signal };
    const { meetings } = await arena({ ...contest, games: 1_000_000 }, running);
    expect(meetings[0]!.games).toBeGreaterThan(0);
    expect(meetings.at(-1)!.games).toBe(0);
  });

  it.each([
    [{ game: 'chess' }, 'there is no game “chess”'],
    [{ bots: ['easy', 'easy'] }, 'the bot “easy” is named twice'],
    [{ bots: ['genius'] }, 'no bot “genius”'],
    [{ games: 0 }, 'at least one game'],
    [{ seed: 0.5 }, 'a seed is a whole number'],
    [{ setup: { seats: 9, options: {} } }, 'for 1 to 4 players'],
  ] as readonly [Partial<Contest>, string][])('refuses %o', async (wrong, says) => {
    await expect(arena({ ...contest, ...wrong }, { workers: 1 })).rejects.toThrow(says);
    expect(contestantsOf({ ...contest, ...wrong })).toEqual(problem(expect.stringContaining(says) as string));
    expect(contestantsOf(contest)).toMatchObject(ok({ seed: 5 }));
  });
});
