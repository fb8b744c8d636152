import type { NOBODY, Seat } from './seat.ts';

/** One line of a score sheet: how many points, what for, and which clause says so. */
export interface SheetLine {
  readonly clause: string;
  /** Key for `Words.line`. */
  readonly what: string;
  /** Ids and counts that the words mention, for example a card and how many. */
  readonly of: readonly number[];
  readonly points: number;
}

/** One heading of a score sheet with its lines. `total` is their sum; what is still hidden has no line. */
export interface Sheet {
  /** Key for `Words.heading`. */
  readonly heading: string;
  /** Whose points these are; NOBODY for a team. */
  readonly seat: Seat | typeof NOBODY;
  readonly lines: readonly SheetLine[];
  readonly total: number;
}

/** A sheet with its sum. */
export const sheet = (heading: string, seat: Sheet['seat'], lines: readonly SheetLine[]): Sheet => ({
  heading,
  seat,
  lines,
  total: lines.reduce((sum, line) => sum + line.points, 0),
});
