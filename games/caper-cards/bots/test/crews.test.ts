import {
  FACES,
  GADGETEER,
  INSIDER,
  MASTERMIND,
  MUSCLE,
  ON_RISK,
  SIX,
  TEN,
  THIEF,
  WILD_CARD,
} from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { crewOf, CREWS, playCell, RESULTS, RESULTS_AT } from '../crews.ts';
import { heistsOf } from '../heists.ts';

const [TWO, THREE, FOUR, FIVE, NINE, SEVEN, EIGHT, ONE] = [0, 1, 2, 3, 5, 6, 7, 9] as const;

/** The Crews, as lists of faces, that playing a kind onto some faces can lead to. */
function results(faces: readonly number[], kind: number): (readonly number[])[] {
  const cell = playCell(crewOf(faces), kind);
  return Array.from(RESULTS.subarray(RESULTS_AT[cell], RESULTS_AT[cell + 1]), (crew) => CREWS[crew]!);
}

describe('Crews', () => {
  it('are all multisets of at most four faces, each under its own number', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const multisets = [0, 1, 2, 3, 4].map((size) => choose(FACES.length + size - 1, size));
    expect(CREWS).toHaveLength(multisets.reduce((sum, count) => sum + count));
    for (const [id, faces] of CREWS.entries()) expect(crewOf(faces.toReversed())).toBe(id);
  });

  it('grow by the rules: choices, forced abilities and plain cards', () => {
    expect(results([], THIEF)).toEqual([[FOUR]]);
    expect(results([], WILD_CARD)).toEqual([[SIX], [NINE]]);
    expect(results([FOUR], MASTERMIND)).toEqual([
      [FOUR, EIGHT],
      [FOUR, ON_RISK],
    ]);
    expect(results([ON_RISK], MASTERMIND)).toEqual([[EIGHT, ON_RISK]]);
    expect(results([], INSIDER)).toEqual([[TEN]]);
    expect(results([TEN, SIX], GADGETEER)).toEqual([
      [TWO, NINE, TEN],
      [TWO, SIX, ONE],
    ]);
    expect(results([THREE, FIVE, FOUR], MUSCLE)).toEqual([
      [FOUR, FIVE, SEVEN],
      [THREE, FOUR, SEVEN],
    ]);
    expect(results([FOUR, SIX], MUSCLE)).toEqual([[FOUR, SIX, SEVEN]]);
  });
});

describe('heists', () => {
  it('tell which Rewards a Crew beats', () => {
    const beaten = (faces: readonly number[], tucked: readonly number[] = []): number =>
      heistsOf(11, tucked)[crewOf(faces)]!;
    expect(beaten([FOUR, SIX, THREE, FIVE])).toBe(3); // [CC-8.1] 18 beats 11 + 7, not 11 + 8
    expect(beaten([TEN, NINE])).toBe(4); // 19
    expect(beaten([TEN, TEN, TWO])).toBe(0); // 22 is a bust
    expect(beaten([EIGHT, SEVEN])).toBe(0); // 15
    expect(beaten([FOUR, NINE, ON_RISK])).toBe(1); // 13 beats 8 + 5
    expect(beaten([TEN, NINE], [8])).toBe(3); // the Loom Lens: 19 does not beat 19
    expect(beaten([TEN, NINE], [4])).toBe(4); // the Changebringer Coin: 20
    expect(heistsOf(12, [])[crewOf([TEN, NINE])]).toBe(3);
  });

  it('keep the order of the Complications that strike', () => {
    expect(heistsOf(11, [2, 3])).not.toEqual(heistsOf(11, [3, 2]));
    expect(heistsOf(11, [4, 5, 2])).toEqual(heistsOf(11, [5, 4, 2]));
  });
});
