import { act, FastRng, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { Ranked } from '../src/index.ts';
import { drawMixed, drawNearBest, isSettled } from '../src/draw.ts';
import { LEVEL_NAMES, LEVELS } from '../src/level.ts';

const ranked = (noun: number, visits: number, value: number): Ranked => ({ action: act(0, noun), visits, value });
const RANKING = [ranked(0, 80, 0.6), ranked(1, 60, 0.57), ranked(2, 40, 0.5), ranked(3, 2, 0.1)];

/** How often each of the four actions is drawn in 4000 draws. */
function count(draw: (rng: FastRng) => Action): number[] {
  const rng = new FastRng(1);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[draw(rng)]!++;
  return counts;
}

describe('drawing near the best', () => {
  it('takes the best where nothing may be lost', () => {
    expect(count((rng) => drawNearBest(RANKING, 0, rng))).toEqual([4000, 0, 0, 0]);
  });

  it('errs only within the slack, and seldom far', () => {
    const [first, second, third, fourth] = count((rng) => drawNearBest(RANKING, 0.06, rng));
    expect(first).toBeGreaterThan(1.5 * second!);
    expect(second).toBeGreaterThan(1000);
    expect([third, fourth]).toEqual([0, 0]);
  });

  it('has nothing to draw from where nothing was thought of', () => {
    expect(() => drawNearBest([], 0, new FastRng(1))).toThrow('nothing was thought of');
  });
});

describe('drawing from a mix', () => {
  it('prefers what the search tried more, without what it gave up early', () => {
    const [first, second, third, fourth] = count((rng) => drawMixed(RANKING, 1, rng));
    expect(first! / second!).toBeCloseTo((80 / 60) ** 1.5, 0);
    expect(second! / third!).toBeCloseTo((60 / 40) ** 1.5, 0);
    expect(fourth).toBe(0);
  });
});

describe('a settled choice', () => {
  it('is one that nothing can overtake, or for those who mix, come near enough to', () => {
    const best = { slack: 0 };
    expect([isSettled(10, 9, best), isSettled(10, 10, best)]).toEqual([true, false]);
    const mixing = { slack: 0.1, mixes: true };
    expect([isSettled(100, 24, mixing), isSettled(100, 25, mixing)]).toEqual([true, false]);
    expect(isSettled(100, 0, { slack: 0.1 })).toBe(false);
  });
});

describe('the levels', () => {
  it('think longer and err less, the stronger they are', () => {
    const levels = LEVEL_NAMES.map((name) => LEVELS[name]);
    expect(levels.map(({ name }) => name)).toEqual(LEVEL_NAMES);
    for (const [i, level] of levels.slice(1).entries()) {
      expect(level.budget.iterations).toBeGreaterThan(levels[i]!.budget.iterations);
      expect(level.slack).toBeLessThanOrEqual(levels[i]!.slack);
    }
    expect(levels.map(({ budget }) => budget.milliseconds)).toEqual([200, 200, 500, 1000, 4000]);
  });
});
