import { perft } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { type Card } from '../rules/index.ts';
import { TIDY, UNITS } from '../rules/state.ts';
import { at, game, siteAt, stateOf, type Position } from './position.ts';

/** How many sequences of 1, 2, 3 … decisions there are; every roll and every card drawn is fixed. */
const POSITIONS: readonly (readonly [string, Position, readonly number[]])[] = [
  ['the opening of Blue', {}, [7, 35, 152, 618]],
  ['a street corner and an auto', { at: { 0: 400 }, phase: UNITS, autos: [0] }, [2, 8, 25, 93]],
  ['at the wire of the sapphire', { at: { 0: at(2, 14) }, phase: UNITS, count: 6 }, [4, 16, 65, 262]],
  [
    'inside the ruby vault',
    { at: { 0: at(10, 9) }, phase: UNITS, count: 5, stock: { 0: [1, 2, 1, 1, 1] } },
    [8, 56, 460, 2252],
  ],
  [
    'cards of every kind',
    {
      at: { 0: at(3, 5) },
      seats: 2,
      hand: { 0: [0, 5, 6, 10] as Card[] },
      lying: [[siteAt([at(3, 5), at(4, 5)]), 0 as never]],
    },
    [14, 106, 576, 2560],
  ],
  [
    'the end of a turn',
    { phase: TIDY, seats: 3, stock: { 0: [2, 2, 1, 1, 1] }, hand: { 0: [1, 4] as Card[] } },
    [7, 44, 184, 528],
  ],
];

describe('perft', () => {
  it.each(POSITIONS)('%s', (_, position, leaves) => {
    expect(leaves.map((__, depth) => perft(game, stateOf(position), depth + 1))).toEqual(leaves);
  });

  it.each([
    ['at the wire of the sapphire', [4, 16, 64, 254]],
    ['inside the ruby vault', [7, 46, 309, 1248]],
  ] as const)('[CA-4.1] %s, where no ladder breaks glass', (name, leaves) => {
    const s = stateOf(POSITIONS.find(([each]) => each === name)![1]);
    s.ladderBreaksGlass = 0;
    expect(leaves.map((__, depth) => perft(game, s, depth + 1))).toEqual(leaves);
  });
});
