import type { Id } from '@hideout/kernel';

/** A side of the block, clockwise: its street, and the thief who starts there (CA-8.3). */
export type Side = Id<'Side'>;
export const STREETS = ['north', 'east', 'south', 'west'] as const;
export const THIEVES = ['blue', 'yellow', 'red', 'green'] as const;
export type StreetName = (typeof STREETS)[number];
export type ThiefName = (typeof THIEVES)[number];

export const SIDES = STREETS.length;
/** Names a side; wraps round clockwise. */
export const sideOf = (index: number): Side => (index % SIDES) as Side;
/** CA-1.1: a hideout lies on the opposite side. */
export const oppositeOf = (side: Side): Side => sideOf(side + 2);
