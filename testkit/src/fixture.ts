import type { Action, Rng, Viewer } from '@hideout/kernel';

/**
 * What the laws need to know about a game and cannot ask the game itself. It is written from the rulebook,
 * independently of the game's `view` and `imagine`, because it judges them.
 */
export interface Fixture<S extends object> {
  /** Deals afresh, in place, everything that the viewer cannot know, each possible world with a chance above zero. */
  redeal(s: S, viewer: Viewer, rng: Rng): void;
  /** Numbers that never change during a game, for example the copies of each card in all zones together. */
  census(s: Readonly<S>): readonly number[];
  /** The text of RULES.md: with it, every clause that the game cites must exist. */
  readonly rules?: string;
  /** True for a game without secrets and without chance: laws about secrets then need no example. */
  readonly hidesNothing?: boolean;
  /**
   * Whether everybody may watch this choice being made although no view keeps it, for example a pass that changes
   * nothing. Its events may then differ where views do not. Left out: no choice is like that.
   */
  isOpenChoice?(s: Readonly<S>, action: Action): boolean;
  /** Random games for each law and set-up; HIDEOUT_LAW_GAMES overrules it. */
  readonly games?: number;
}

/** A fixture of any game, for code that serves them all alike. */
export type AnyFixture = Fixture<object>;
