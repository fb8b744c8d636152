import type { Id } from './id.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = Id<'Seat'>;

/** Names a seat; a bare number becomes a Seat here and nowhere else. */
export const seatOf = (index: number): Seat => index as Seat;

/** Somebody who watches and sees only what is open to all. */
export const SPECTATOR = -1;

/** Whoever looks at a game: a seat, or a spectator. */
export type Viewer = Seat | typeof SPECTATOR;

/** The actor of a game that is over. */
export const NOBODY = -1;
