import { describe, expect, it } from 'vitest';
import { baselineOf, bestOf, compare } from '../src/baseline.ts';
import type { Bench } from '../src/bench.ts';

const bench: Bench = {
  game: 'magpie',
  actionsPerSecond: 2_000_000,
  gamesPerSecond: 500_000,
  clonesPerSecond: 8_000_000,
  encodesPerSecond: 400_000,
  viewsPerSecond: 900_000,
  imaginesPerSecond: 700_000,
  searchesPerSecond: 60_000,
  midgameSearchesPerSecond: 70_000,
  plainSearchesPerSecond: 90_000,
  bytesPerAction: 0,
  yardstick: 10_000,
};
const regressions = (now: Partial<Bench>) =>
  compare({ ...bench, ...now }, baselineOf(bench))
    .filter(({ isRegression }) => isRegression)
    .map(({ figure }) => figure);

describe('a bench against its baseline', () => {
  it('finds nothing in the same figures, nor on a machine of half the speed', () => {
    expect(regressions({})).toEqual([]);
    const half = Object.fromEntries(
      Object.entries(bench).map(([key, value]) => [key, typeof value === 'number' ? value / 2 : value]),
    );
    expect(regressions(half)).toEqual([]);
  });

  it('finds a rate that fell by more than a fifth, and garbage', () => {
    expect(regressions({ clonesPerSecond: 6_300_000, actionsPerSecond: 1_700_000 })).toEqual(['clonesPerSecond']);
    expect(regressions({ bytesPerAction: 16 })).toEqual(['bytesPerAction']);
    expect(regressions({ yardstick: 13_000 })).toHaveLength(9);
  });

  it('believes a second measurement of what looked like a regression', () => {
    const baseline = baselineOf(bench);
    const slow = compare({ ...bench, viewsPerSecond: 1 }, baseline);
    expect(bestOf(slow, compare(bench, baseline)).some(({ isRegression }) => isRegression)).toBe(false);
    expect(bestOf(slow, slow).filter(({ isRegression }) => isRegression)).toHaveLength(1);
  });

  it('knows nothing of a game without a baseline', () => {
    expect(compare(bench, {})).toEqual([]);
  });
});
