import type { JewelName } from './jewels.ts';

/** Squares on a side of the grid. */
export const SIZE = 20;

/**
 * CA-8: the block from above, row 0 north, column 0 west. A dot is the ground, a digit the level of a roof, `o` glass,
 * `a` an alarm, `*` a jewel. What has no level of its own stands as high as the square west of it.
 */
export const BLOCK = [
  '....................',
  '................ooo.',
  '................o*o.',
  '................ooo.',
  '..11111111111111....',
  '..1111111111oao1....',
  '..1111111111o*o1....',
  '..1111111111oao1....',
  '..12222222221111....',
  '..122222oao21111....',
  '..122222a*a21111....',
  '..122222ooo21111....',
  '..13333322221111....',
  '..13oao322221111....',
  '..13o*a322221111....',
  '..13oao322221111....',
  '..13333322221111....',
  '..11111111111111....',
  '....................',
  '....................',
] as const;

/** What stands in the middle of a side of a vault. */
export type GateName = 'door' | 'bars';

/** CA-8.1: the gates of a vault, north, east, south, west; a vault without gates stands free. */
export interface Vault {
  readonly jewel: JewelName;
  readonly row: number;
  readonly column: number;
  readonly gates: readonly GateName[];
}

export const VAULTS: readonly Vault[] = [
  { jewel: 'diamond', row: 14, column: 5, gates: ['door', 'bars', 'bars', 'door'] },
  { jewel: 'ruby', row: 10, column: 9, gates: ['bars', 'door', 'bars', 'door'] },
  { jewel: 'emerald', row: 6, column: 13, gates: ['bars', 'bars', 'door', 'door'] },
  { jewel: 'sapphire', row: 2, column: 17, gates: [] },
];

/** Rows and columns from first to last. */
export interface Plot {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

/** CA-8.2: barbed wire runs round the ground squares of each plot. */
export const FENCED: readonly Plot[] = [
  { rows: [0, 4], columns: [15, 19] },
  { rows: [4, 17], columns: [1, 1] },
  { rows: [18, 18], columns: [2, 15] },
];

/** CA-7.1: spaces of a street, and CA-8.3: where on it a thief starts and where a hideout is. */
export const STREET_LENGTH = 10;
export const START_AT = 2;
export const HIDEOUT_AT = 7;
