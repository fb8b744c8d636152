import type { Action, ActionList, Verb } from './action.ts';
import type { GameEvent, Io, Log } from './event.ts';
import type { Facts } from './facts.ts';
import type { Language } from './language.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { NOBODY, Seat, Viewer } from './seat.ts';
import type { Option, Setup } from './setup.ts';
import type { Sheet } from './sheet.ts';
import type { Words } from './words.ts';

/** What every view says: who is looking, and who must act. */
export interface GameView {
  readonly viewer: Viewer;
  readonly actor: Seat | typeof NOBODY;
}

/**
 * The one interface that all games implement. Each comment is an obligation; the laws of the test kit check it
 * for every game, every number of seats and every option.
 */
export interface Game<S extends object, E extends GameEvent, V extends GameView> extends Pick<
  Facts,
  'id' | 'seats' | 'cooperative' | 'silence'
> {
  /** Raised whenever a recorded game could replay differently. */
  readonly rulesVersion: number;
  readonly options: readonly Option[];
  /** The action space. A verb keeps its place for as long as the rules version stays. */
  readonly verbs: readonly Verb[];
  /** Every kind of ending that `outcome` can name. */
  readonly endings: readonly string[];
  /** No game has more actions than this. */
  readonly maxActions: number;
  readonly words: Readonly<Record<Language, Words<E, V>>>;

  /**
   * The state before the first decision; reuses `into` if given. The same chance gives the same state. What already
   * happens in it, for example a card that is turned up at the start, goes to the log.
   */
  setup(setup: Setup, rng: Rng, into?: S, log?: Log<E>): S;
  /** A copy that shares nothing with `s`; reuses `into` if given, whatever it held. */
  clone(s: Readonly<S>, into?: S): S;
  /** The one seat that owes a decision; NOBODY exactly when `outcome` is defined. */
  actor(s: Readonly<S>): Seat | typeof NOBODY;
  /** Adds the actor's legal actions to `out`, ascending, without repeats, at least one; none when nobody acts. */
  legal(s: Readonly<S>, out: ActionList): void;
  /** The clause that forbids `seat` this action now, or undefined exactly when the action is legal. Tells no secret. */
  refuse(s: Readonly<S>, seat: Seat, action: Action): Refusal | undefined;
  /**
   * Carries out a legal action of the actor; the first event says what was done. An illegal action is the caller's bug.
   * Allocates nothing without a log.
   */
  apply(s: S, action: Action, io: Io<E>): void;
  outcome(s: Readonly<S>): Outcome | undefined;
  /** What a finished game is worth to a seat: 0 lost to 1 won; the seats' sum is 1 unless the game is cooperative. */
  payoff(s: Readonly<S>, seat: Seat): number;

  /**
   * Everything the viewer may know, and nothing else: what lies open, what is its own, and what it has learnt and may
   * remember. Plain data that survives JSON, sharing nothing with the state.
   */
  view(s: Readonly<S>, viewer: Viewer): V;
  /** The event as the viewer may see it, or undefined when it may not notice it at all. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** Whether the event gave the seat a fact that it could not have worked out. Exact undo ends there. */
  tells(event: E, seat: Seat): boolean;
  /**
   * A full state that the viewer could be in: its view is the given view, and what is hidden is dealt afresh, every
   * possible deal with a chance above zero. Reuses `into` if given. Bots search these.
   */
  imagine(view: V, rng: Rng, into?: S): S;
  /**
   * The options of the next game at the same table, if the rules turn it from game to game; the view is a spectator's.
   * Without it everybody moves on by one seat, and the options stay.
   */
  turnTable?(setup: Setup, view: V): Setup['options'];
  /**
   * Whether a turn begins with an action that brought this about first; without it a turn is what one seat does in a
   * row. Logs and replays count turns by it.
   */
  opensTurn?(event: E): boolean;
  /** By how much a team has won or lost its finished game, where its score does not say it; rivals have their lead. */
  margin?(s: Readonly<S>): number;
  /** The scores as they stand, from what the viewer knows, line by line with clauses. */
  sheets(view: V): readonly Sheet[];

  /** One line for a state, like a FEN: fixtures, bug reports, perft tables. Equal states give equal lines. */
  encode(s: Readonly<S>): string;
  /** The state that such a line describes. Throws on anything else. */
  decode(line: string): S;
}

/** Any game, for code that serves them all alike. */
export type AnyGame = Game<object, GameEvent, GameView>;
