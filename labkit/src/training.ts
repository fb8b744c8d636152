import type { AnyGame, FastRng, Setup } from '@hideout/kernel';

/** What has been learnt so far: what becomes of a position that is written as a row of numbers. */
export interface Learnt {
  evaluate(row: ArrayLike<number>): ArrayLike<number>;
}

/** Keeps the rows of a game of self-play, in the order of play: at every step one for each seat. */
export interface Notebook {
  /**
   * A row, and what the player thought of it, where it thought: as many numbers as are learnt. Either all rows of a game
   * have an opinion or none; then these are learnt from, rather than what the net thinks of the positions that follow.
   */
  note(seat: number, row: ArrayLike<number>, opinion?: readonly number[]): void;
}

/**
 * Plays a game from its beginning to its end, now and then something else than what seems best, and notes positions.
 * Returns by seat what came of it: the share of the win, then whatever else is learnt, each from 0 to 1.
 */
export type PlayLesson = (chance: FastRng, whims: FastRng, notebook: Notebook) => readonly (readonly number[])[];

/** How the bots of a game learn by playing with themselves. Rows hold what their seat may know, and nothing else. */
export interface Training {
  /** How many numbers a row has, each from 0 to 1. */
  inputs(setup: Setup): number;
  /**
   * Stretches of a row that are alike and are read by the same weights, one after another until the row is read: how
   * many, how many numbers each has, and how many the net makes of them. Left out, the row is read at once.
   */
  blocks?(setup: Setup): readonly (readonly [copies: number, inputs: number, outputs: number])[];
  /** The widths of the layers between inputs, or what the blocks make of them, and outputs. */
  readonly widths: readonly number[];
  readonly outputs: number;
  /** How much of what is learnt of a row is what was noted beside it; left out, half, and the rest is what came later. */
  readonly ownShare?: number;
  /** Self-play by what has been learnt; at first, by what the game's bots know without. */
  lessons(game: AnyGame, setup: Setup, learnt?: Learnt): PlayLesson;
}
