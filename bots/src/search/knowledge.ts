import type { Action, ActionList, FastRng, GameEvent, Io, Rng, Seat } from '@hideout/kernel';

/**
 * What a bot knows about one game beyond its rules. Every part may be left out; the search then does without.
 * All of it speaks about imagined states, so none of it can know more than the bot's seat does.
 */
export interface Knowledge<S, V = unknown> {
  /** An action on the way down the tree is about to be taken: keeping track here saves reading the world again. */
  follow?(s: S, action: Action): void;
  /** Picks a sensible action for a playout, quickly; left out, every action is equally likely. */
  pick?(s: S, legal: ActionList, rng: FastRng): Action;
  /** Plays an imagined game to its end; replaces `pick` where asking for each action costs too much. */
  playOut?(s: S, io: Io<GameEvent>, rng: FastRng): void;
  /** How promising an action is before it has been tried, above 0; the search tries promising ones first. */
  promise?(s: S, action: Action): number;
  /** What an unfinished game seems worth to a seat, 0 to 1; together with `horizon` it replaces playouts to the end. */
  estimate?(s: S, seat: Seat): number;
  /** How many actions a playout lasts before `estimate` is asked. */
  readonly horizon?: number;
  /** What a finished game is worth to a seat, 0 to 1, where the margin should count too; left out, the payoff. */
  result?(s: S, seat: Seat): number;
  /** A state that fits the view, drawn by likelihood rather than evenly; left out, `Game.imagine`. */
  imagine?(view: V, rng: Rng, into?: S): S;
}
