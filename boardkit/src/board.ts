import type { GameEvent, GameView, Language } from '@hideout/kernel';
import type { ComponentType } from 'react';

/** All that a board is drawn from. It holds no rules: what is possible comes from `useThing`. */
export interface BoardProps<E extends GameEvent, V extends GameView> {
  readonly view: V;
  /** What the last action brought about, for what travels, turns or rolls. */
  readonly events: readonly E[];
  /** By seat; the viewer's own name too. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** The board of one game: the `board` export of games/<id>/ui. */
export interface Board<E extends GameEvent, V extends GameView> {
  readonly Board: ComponentType<BoardProps<E, V>>;
  /** The ids of the things that an event is about, so that the log can point at them. */
  readonly thingsOf: (event: E) => readonly string[];
}

/** A board of any game, for the shell that serves them all alike. */
export type AnyBoard = Board<GameEvent, GameView>;
