import type { ByEvent, GameEvent, GameView, Language } from '@hideout/kernel';
import type { ComponentType } from 'react';
import type { Direction } from './direction.ts';
import type { Sign } from './primer.ts';

/**
 * All that a board is drawn from. It holds no rules: what is possible comes from `useThing`. It is a function of these
 * and keeps nothing of a game: a table is drawn in two pictures, and looked at by one viewer as long as it stands.
 */
export interface BoardProps<E extends GameEvent, V extends GameView> {
  readonly view: V;
  /** The view that led to this one; the view itself where nothing did. */
  readonly before: V;
  /**
   * Whether the move is on the screen. The first picture of a view has the pieces that were moved; what follows from them
   * is drawn from `before` and comes with the second.
   */
  readonly isSettled: boolean;
  /** What the last action brought about, for what travels, turns or rolls. */
  readonly events: readonly E[];
  /** What every action so far brought about; the last of them are the `events`. */
  readonly steps: readonly { readonly events: readonly E[] }[];
  /** By seat; the viewer's own name too. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** The board of one game: the `board` export of games/<id>/board. */
export interface Board<E extends GameEvent, V extends GameView> {
  readonly Board: ComponentType<BoardProps<E, V>>;
  /** The ids of the things that an event is about, so that the log can point at them; none where its type has no row. */
  readonly thingsOf: Partial<ByEvent<E, readonly string[]>>;
  /** How the game is staged; without it every action is routine. */
  readonly direction?: Direction<E, V>;
  /** What every sign on cards and board means, for the key that is one tap away. */
  readonly signs?: (language: Language) => readonly Sign[];
  /** The colour of each seat, where the rules give it one, as a CSS colour: marks and names everywhere then wear it. */
  readonly coloursOf?: (view: V) => readonly string[];
}

/** A board of any game, for the shell that serves them all alike. */
export type AnyBoard = Board<GameEvent, GameView>;
