import type { GameEvent, GameView, Language, Seat } from '@hideout/kernel';
import type { ReactNode } from 'react';

/** How long something stays: a `step` is one of many in a row, a `glance` is seen, a `sentence` is read, a `climax` is taken in. */
export type Weight = 'step' | 'glance' | 'sentence' | 'climax';

/** One line of a count, shown after the one before it. */
export interface CountLine {
  readonly text: string;
  /** What it adds, as it is written there: “+3”, “×2”. */
  readonly figure: string;
  /** The sum of the count so far, where it has one. */
  readonly sum?: number;
  /** Whose it is: what belongs to several seats stands side by side, and comes together. */
  readonly seat?: Seat;
}

/** Something that the table stops for, shown before the next thing is dealt: a heist that succeeds, a jewel that comes home. */
export interface Moment<V extends GameView> {
  /** Its kind, for style, sound and tests: `reward`, `capture`. */
  readonly kind: string;
  /** In a sentence or two that a stranger understands without the log. */
  readonly caption: string;
  readonly weight: Exclude<Weight, 'step'>;
  /** Whether it is good or bad news for whoever looks; neither where left out. */
  readonly mood?: 'good' | 'bad';
  /** Whose it is, where that is not whoever acted: a roll that begins the next turn. */
  readonly seat?: Seat;
  /** What was counted, line by line. */
  readonly count?: readonly CountLine[];
  /** Who comes out of it ahead: their mark is stamped under what was counted. */
  readonly seal?: Seat;
  /** The rule that it follows from. */
  readonly clause?: string;
  /** The things that it is about: they are lit and the rest dims. */
  readonly things: readonly string[];
  /** The table at this moment; as it was before the action where left out. It holds nothing that neither of the two views holds. */
  readonly view?: V;
  /** Drawn large in front of the board, where the things on it do not tell the story by themselves. */
  readonly picture?: ReactNode;
}

/** One action as the viewer saw it. */
export interface Act<E extends GameEvent, V extends GameView> {
  readonly seat: Seat;
  readonly before: V;
  readonly view: V;
  readonly events: readonly E[];
  /** By seat. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** How a game is staged. */
export interface Direction<E extends GameEvent, V extends GameView> {
  /** Every kind of moment that there is; each of them is reached and looked at by tests. */
  readonly kinds: readonly string[];
  /** The moments of an action, in order; none where it is routine. The table after the action is shown when they are over. */
  readonly momentsOf: (act: Act<E, V>) => readonly Moment<V>[];
  /** How long the table after the action stays; a glance where left out. */
  readonly weightOf?: (events: readonly E[]) => Weight;
}
