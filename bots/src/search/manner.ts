/** How a search weighs and grows its tree. */
export interface Manner {
  /** How much an action that was seldom tried is preferred; results lie between 0 and 1. */
  readonly curiosity: number;
  /** Actions open at a node after n visits: `breadth` · n^`opening`, at least one. Large sets open step by step. */
  readonly breadth: number;
  readonly opening: number;
  /** The most actions that are open at a node; left out, all in the end. */
  readonly most?: number;
  /**
   * How much worse an action is expected to be for each unit that it promises less than the best one, until its own
   * results count; left out, promises only set the order.
   */
  readonly trust?: number;
  /**
   * True for a game with secret actions: every seat has a tree of its own, in which another's action is what `redact`
   * lets the seat see of it, so that no seat acts on what it cannot know. Left out, one tree serves all.
   */
  readonly isSecretive?: boolean;
}

/** The manner of a game that sets none of its own. */
export const MANNER: Manner = { curiosity: 0.7, breadth: 4, opening: 0.5 };
