import { NOBODY, seatOf, sheet } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { compareSheets } from '../src/pages/compare/comparison.ts';

const line = (what: string, points: number, of: readonly number[] = []) => ({ clause: 'X-1.1', what, of, points });

describe('two games of one deal', () => {
  it('stand side by side, sheet by sheet and line by line, with gaps where only one has a line', () => {
    const theirs = [sheet('loot', seatOf(0), [line('jewel', 3, [1]), line('jewel', 2, [1])])];
    const mine = [sheet('loot', seatOf(0), [line('jewel', 4, [1]), line('coin', 1)]), sheet('team', NOBODY, [])];
    expect(
      compareSheets(theirs, mine).map(({ line: each, theirs: then, mine: now }) => [each?.what, then, now]),
    ).toEqual([
      [undefined, 5, 5],
      ['jewel', 5, 4],
      ['coin', undefined, 1],
      [undefined, undefined, 0],
    ]);
  });
});
