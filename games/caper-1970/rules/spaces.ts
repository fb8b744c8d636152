import type { Id } from '@hideout/kernel';
import { HIDEOUT_AT, SIZE, START_AT, STREET_LENGTH } from './map.ts';
import { oppositeOf, SIDES, sideOf, type Side } from './sides.ts';

/** A place where a thief can stand: the squares row by row, then the ring clockwise from the north-west corner. */
export type Space = Id<'Space'>;

export const SQUARES = SIZE * SIZE;
/** A corner and its street. */
const ARC = STREET_LENGTH + 1;
export const RING = SIDES * ARC;
export const SPACES = SQUARES + RING;

/** The square at a row and a column. */
export const squareAt = (row: number, column: number): Space => (row * SIZE + column) as Space;
export const rowOf = (square: Space): number => Math.floor(square / SIZE);
export const columnOf = (square: Space): number => square % SIZE;
export const isSquare = (space: Space): boolean => space < SQUARES;

/** The space of a place on the ring; wraps round clockwise. */
export const ringAt = (place: number): Space => (SQUARES + ((place + RING) % RING)) as Space;
/** The space with this number on a street (CA-8.3). */
export const streetAt = (street: Side, index: number): Space => ringAt(street * ARC + 1 + index);
/** The corner where a street begins. */
export const cornerAt = (street: Side): Space => ringAt(street * ARC);

/** The side that a ring space belongs to; a corner counts to the street that begins there. */
export const arcOf = (space: Space): Side => sideOf(Math.floor((space - SQUARES) / ARC));
/** The number of a ring space on its street; −1 for a corner. */
export const indexOnStreet = (space: Space): number => ((space - SQUARES) % ARC) - 1;
/** CA-7.1: whether the space is one of the four corners, which belong to no street. */
export const isCorner = (space: Space): boolean => space >= SQUARES && indexOnStreet(space) < 0;

/** CA-7.1: the two squares beside a street space, in clockwise order. */
export function squaresBeside(street: Side, index: number): readonly [Space, Space] {
  const near = 2 * index;
  const far = SIZE - 1 - near;
  const last = SIZE - 1;
  if (street === 0) return [squareAt(0, near), squareAt(0, near + 1)];
  if (street === 1) return [squareAt(near, last), squareAt(near + 1, last)];
  if (street === 2) return [squareAt(last, far), squareAt(last, far - 1)];
  return [squareAt(far, 0), squareAt(far - 1, 0)];
}

/** CA-8.3: where the thief of a side starts, and where his hideout is, by side. */
export const START = Int16Array.from({ length: SIDES }, (_, side) => streetAt(sideOf(side), START_AT));
export const HIDEOUT = Int16Array.from({ length: SIDES }, (_, side) => streetAt(oppositeOf(sideOf(side)), HIDEOUT_AT));
