import type { Seat } from './seat.ts';

/** How a game ended. */
export interface Outcome {
  /** One of `Game.endings`. */
  readonly ending: string;
  /** Who won: one seat, several who share it, all of a team, or nobody. */
  readonly winners: readonly Seat[];
  /** Points by seat, in the unit of the game's rulebook. */
  readonly scores: readonly number[];
}

/** An outcome as text, always written the same way. */
export const outcomeLine = ({ ending, winners, scores }: Outcome): string =>
  JSON.stringify({ ending, winners, scores });
