import { describe, expect, it } from 'vitest';
import { chancesBy, earned, GOOD_MARKS, MARKS } from '../src/puzzle/marks.ts';
import { puzzleId, readPack } from '../src/puzzle/puzzle.ts';
import { seatOf } from '@hideout/kernel';

describe('marks', () => {
  it('stand for chances that add up to one, none of them nothing', () => {
    const chances = chancesBy([10, 0, 0]);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(Math.min(...chances)).toBeGreaterThan(0);
  });

  it('earn most where they say what is so', () => {
    const odds = [0.6, 0.3, 0.1];
    const all = Array.from({ length: MARKS + 1 }, (_, a) =>
      Array.from({ length: MARKS + 1 - a }, (__, b) => [a, b, MARKS - a - b]),
    ).flat();
    const [best] = all.toSorted((one, other) => earned(other, odds) - earned(one, odds));
    expect(best).toEqual([6, 3, 1]);
    expect(earned(best!, odds)).toBeGreaterThan(0.99);
    expect(Math.max(...all.map((marks) => earned(marks, odds)))).toBeLessThanOrEqual(1);
  });

  it('solve nothing by being sure of what is not so', () => {
    expect(earned([0, 10], [0.8, 0.2])).toBeLessThan(GOOD_MARKS);
    expect(earned([8, 2], [0.8, 0.2])).toBeGreaterThan(GOOD_MARKS);
  });
});

describe('a pack', () => {
  it('is read, or refused in one sentence', () => {
    const pack = { hideoutPuzzles: 1, game: 'any', rulesVersion: 1, puzzles: [] };
    expect(readPack(pack)).toEqual({ ok: true, value: pack });
    for (const bad of [
      undefined,
      {},
      { ...pack, hideoutPuzzles: 2 },
      { ...pack, puzzles: 'none' },
      { ...pack, game: 3 },
    ])
      expect(readPack(bad)).toMatchObject({ ok: false });
  });

  it('knows the same question again', () => {
    const view = { viewer: seatOf(0), actor: seatOf(0) };
    expect(puzzleId(view, [1])).toBe(puzzleId({ ...view }, [1]));
    expect(puzzleId(view, [1])).not.toBe(puzzleId(view, [2]));
  });
});
