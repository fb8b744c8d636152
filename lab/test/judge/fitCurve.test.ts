import { chanceBy, PLAIN_CURVE } from '@hideout/bots';
import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { fitCurve, missOf, noiseOf, reliabilityOf, type Sample } from '../../src/index.ts';

/** Decisions that are won as often as `chance` says of their worth and phase. */
const samplesOf = (chance: (worth: number, phase: number) => number, count: number): Sample[] => {
  const rng = new FastRng(3);
  const share = (): number => rng.next() / 2 ** 32;
  return Array.from({ length: count }, () => {
    const [worth, phase] = [share(), share()];
    return { worth, phase, result: share() < chance(worth, phase) ? 1 : 0 };
  });
};

describe('a curve', () => {
  it('takes a worth for a chance until one is fitted, and never says that something is sure', () => {
    for (const phase of [0, 0.5, 1]) expect(chanceBy(PLAIN_CURVE, 0.3, phase)).toBeCloseTo(0.3);
    expect(chanceBy(PLAIN_CURVE, 1, 1)).toBeCloseTo(0.99);
    expect(chanceBy(PLAIN_CURVE, 0, 1)).toBeCloseTo(0.01);
  });

  it('finds out how often worths are won at the start and at the end', () => {
    const early = { early: [-0.4, 0.5], late: [-0.4, 0.5] } as const;
    const curve = fitCurve(
      samplesOf((worth, phase) => (phase < 0.5 ? chanceBy(early, worth, 0) : worth), 8000).map((sample) => ({
        ...sample,
        phase: sample.phase < 0.5 ? 0 : 1,
      })),
    );
    for (const worth of [0.2, 0.5, 0.8]) {
      expect(Math.abs(chanceBy(curve, worth, 0) - chanceBy(early, worth, 0))).toBeLessThan(0.03);
      expect(Math.abs(chanceBy(curve, worth, 1) - worth)).toBeLessThan(0.03);
    }
  });

  it('hardly moves for a few games, and never falls', () => {
    const [one] = samplesOf(() => 1, 1);
    expect(Math.abs(chanceBy(fitCurve([one!]), 0.5, 0.5) - 0.5)).toBeLessThan(0.1);
    expect(fitCurve([])).toEqual(PLAIN_CURVE);
    const upside = fitCurve(samplesOf((worth) => 1 - worth, 400));
    expect(chanceBy(upside, 0.9, 0.5)).toBeGreaterThan(chanceBy(upside, 0.1, 0.5));
  });

  it('takes away what is off', () => {
    const games = samplesOf((worth) => worth ** 2, 4000).map((sample, game) => ({ ...sample, game }));
    const miss = (curve: typeof PLAIN_CURVE): number => missOf(reliabilityOf(games, curve));
    expect(miss(fitCurve(games))).toBeLessThan(miss(PLAIN_CURVE) / 2);
    const right = samplesOf((worth) => worth, 4000).map((sample, game) => ({ ...sample, game }));
    const tenths = reliabilityOf(right, PLAIN_CURVE);
    expect(missOf(tenths)).toBeLessThan(2 * noiseOf(tenths));
    expect(missOf(tenths)).toBeGreaterThan(noiseOf(tenths) / 3);
  });
});
