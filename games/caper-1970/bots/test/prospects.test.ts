import { describe, expect, it } from 'vitest';
import { Prospects } from '../prospects.ts';

/** The chances to win when seats have these points and lots go by these shares. */
function winsWith(points: readonly number[], lots: readonly (readonly [points: number, shares: readonly number[]])[]) {
  const prospects = new Prospects();
  prospects.begin(points.length);
  for (const [seat, each] of points.entries()) prospects.give(seat, each);
  for (const [value, shares] of lots) {
    const at = prospects.lot(value);
    for (const [seat, share] of shares.entries()) prospects.shares[at + seat] = share;
  }
  return Array.from(prospects.settle().subarray(0, points.length));
}

describe('who wins', () => {
  it('is certain when nothing is open', () => {
    expect(winsWith([600, 1000], [])).toEqual([0, 1]);
  });

  it('is shared by equals', () => {
    expect(winsWith([1400, 1400], [])).toEqual([0.5, 0.5]);
  });

  it('goes by the lots that are open', () => {
    expect(winsWith([600, 1000], [[800, [0.25, 0.75]]])).toEqual([0.25, 0.75]);
  });

  it('takes lots as independent', () => {
    // Seat 0 needs both; 1000 against 1400 loses, 1800 against 600 wins.
    const [first] = winsWith(
      [0, 600],
      [
        [1000, [0.5, 0.5]],
        [800, [0.5, 0.5]],
      ],
    );
    expect(first).toBeCloseTo(0.25);
  });

  it('adds up to one with four seats', () => {
    const even = [0.25, 0.25, 0.25, 0.25];
    const wins = winsWith(
      [0, 0, 0, 0],
      [1000, 800, 600, 400].map((points) => [points, even] as const),
    );
    expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    for (const each of wins) expect(each).toBeCloseTo(0.25);
  });
});

describe('points to expect', () => {
  it('are what a seat has and its shares of the lots', () => {
    const prospects = new Prospects();
    prospects.begin(2);
    prospects.give(0, 400);
    const at = prospects.lot(1000);
    prospects.shares.set([0.25, 0.75], at);
    expect([prospects.pointsOf(0), prospects.pointsOf(1)]).toEqual([650, 750]);
  });

  it('are the same after the chances to win were worked out', () => {
    const prospects = new Prospects();
    prospects.begin(2);
    prospects.shares.set([0.5, 0.5], prospects.lot(600));
    prospects.settle();
    expect(prospects.pointsOf(1)).toBe(300);
  });
});
