import { describe, expect, it } from 'vitest';
import { expectedShare, rate } from '../../src/arena/elo.ts';
import { intervalOfRate, intervalOfShares, meanOf } from '@hideout/labkit';

describe('Elo', () => {
  it('expects what the table says', () => {
    expect(expectedShare(0)).toBe(0.5);
    expect(expectedShare(200)).toBeCloseTo(0.7597, 4);
    expect(expectedShare(400)).toBeCloseTo(10 / 11, 10);
    expect(expectedShare(-400)).toBeCloseTo(1 / 11, 10);
  });

  it('finds the ratings behind the shares that they let expect', () => {
    const truth = [1200, 1450, 1600, 1750];
    const scores = truth.flatMap((a, first) =>
      truth.slice(first + 1).map((b, i) => ({ first, second: first + 1 + i, games: 1e7, share: expectedShare(a - b) })),
    );
    const ratings = rate(4, scores);
    for (const [i, { elo, margin }] of ratings.entries()) {
      expect(elo).toBeCloseTo(truth[i]!, 2);
      expect(margin).toBeLessThan(1);
    }
  });

  it('has equal players at 1500, with a margin that falls with the root of the games', () => {
    const [few, many] = [100, 10_000].map((games) => rate(2, [{ first: 0, second: 1, games, share: 0.5 }]));
    for (const { elo } of [...few!, ...many!]) expect(elo).toBeCloseTo(1500, 6);
    expect(few![0]!.margin / many![0]!.margin).toBeCloseTo(10, 0);
    // The difference of two has a standard error of 400 / ln 10 · 2 / √games; half of it belongs to each.
    expect(many![0]!.margin).toBeCloseTo((1.96 * (400 / Math.LN10)) / 100, 1);
  });

  it('rates a clean sweep high, finite and uncertain', () => {
    const [winner, loser] = rate(2, [{ first: 0, second: 1, games: 100, share: 1 }]);
    expect(winner!.elo - loser!.elo).toBeCloseTo(400 * Math.log10(100.5 / 0.5), 4);
    expect(winner!.margin).toBeGreaterThan(100);
  });
});

describe('intervals', () => {
  it('are those of Wilson for a rate', () => {
    const { low, high } = intervalOfRate(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(intervalOfRate(10, 10).high).toBe(1);
    expect(intervalOfRate(0, 10).low).toBe(0);
    expect(intervalOfRate(10, 10).low).toBeLessThan(0.75);
  });

  it('follow the spread of the deals for shares', () => {
    const shares = Array.from({ length: 400 }, (_, i) => i % 2);
    const { low, high } = intervalOfShares(shares);
    expect((high - low) / 2).toBeCloseTo((1.96 * 0.5) / 20, 3);
    expect(intervalOfShares(Array<number>(100).fill(0.5))).toEqual({ low: 0.49, high: 0.51 });
    expect(intervalOfShares([0.5])).toEqual({ low: 0, high: 1 });
    expect(meanOf([])).toBe(0);
  });
});
