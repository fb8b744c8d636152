import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { chanceBy, fitCurve, PLAIN_CURVE, type Sample } from '../../src/index.ts';

/** Decisions that are won as often as `chance` says of their worth. */
const samplesOf = (chance: (worth: number) => number, count: number): Sample[] => {
  const rng = new FastRng(3);
  const share = (): number => rng.next() / 2 ** 32;
  return Array.from({ length: count }, () => {
    const worth = share();
    return { worth, result: share() < chance(worth) ? 1 : 0 };
  });
};

describe('a curve', () => {
  it('tells what lies between its points by a straight line, and nothing beyond them', () => {
    expect(chanceBy(PLAIN_CURVE, 0.3)).toBeCloseTo(0.3);
    const curve = [
      [0.2, 0.1],
      [0.6, 0.5],
    ] as const;
    expect([0, 0.2, 0.4, 0.6, 1].map((worth) => chanceBy(curve, worth))).toEqual([
      0.1, 0.1, 0.30000000000000004, 0.5, 0.5,
    ]);
  });

  it('finds out how often worths are won', () => {
    const curve = fitCurve(
      samplesOf((worth) => worth ** 2, 40_000),
      12,
    );
    for (const worth of [0.2, 0.5, 0.8]) expect(Math.abs(chanceBy(curve, worth) - worth ** 2)).toBeLessThan(0.03);
  });

  it('has no two points at one place, however close the worths lie', () => {
    const samples = Array.from({ length: 60 }, (_, i) => ({ worth: i < 30 ? 0.9996 : 1, result: i < 30 ? 0 : 1 }));
    const worths = fitCurve(samples, 12).map(([worth]) => worth);
    expect(new Set(worths).size).toBe(worths.length);
  });

  it('never falls, whatever it is fitted to', () => {
    const curve = fitCurve(
      samplesOf((worth) => (worth < 0.5 ? 0.8 : 0.2), 400),
      12,
    );
    expect(curve).toEqual(curve.toSorted(([, a], [, b]) => a - b));
    const worths = curve.map(([worth]) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(new Set(worths).size).toBe(worths.length);
  });
});
