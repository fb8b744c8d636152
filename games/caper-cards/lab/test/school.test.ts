import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { fit, type Example } from '../fit.ts';
import { School } from '../school.ts';

describe('fit', () => {
  it('finds the weights behind the examples', () => {
    const truth = [0.3, 1, -0.5, 0];
    const rng = new FastRng(1);
    const examples = Array.from({ length: 20_000 }, (): Example => {
      const facts = Int8Array.from([1, rng.below(2), rng.below(3), rng.below(2)]);
      const odds = facts.reduce((sum, fact, i) => sum + fact * truth[i]!, 0);
      return { facts, won: rng.next() / 2 ** 32 < 1 / (1 + Math.exp(-odds)) };
    });
    const weights = fit(examples, 2, 400_000);
    for (const [i, weight] of weights.entries()) expect(Math.abs(weight - truth[i]!)).toBeLessThan(0.1);
    expect(fit(examples, 2, 400_000)).toEqual(weights);
  });
});

describe('the school of Caper Cards', () => {
  it('has open hands win nearly always, and far more often than hidden ones without lessons', () => {
    const course = { seats: 4, risk: 11, seed: 1 } as const;
    const open = new School({ ...course, hands: 'open' }).examine([], 60, 3);
    const hidden = new School({ ...course, hands: 'hidden' }).examine([], 60, 3);
    expect(open).toBeGreaterThan(50);
    expect(hidden).toBeLessThan(open - 6);
  });

  it('refuses a table that there is not', () => {
    expect(() => new School({ hands: 'open', seats: 5, risk: 11, seed: 1 })).toThrow('for 1 to 4 players');
    expect(() => new School({ hands: 'open', seats: 4, risk: 13, seed: 1 })).toThrow('“13” is not a choice of risk');
  });
});
