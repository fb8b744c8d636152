import type { Action, GameView, Language } from '@hideout/kernel';
import type { Plan } from './thing.ts';

/** What the guide says about the decision at hand. */
export interface Note {
  /** What is taught, by a name that stays: a lesson is told whole the first time, and afterwards only in `short`. */
  readonly lesson?: string;
  readonly text: string;
  /** The one thing to do, or the lesson in a line for whoever has had it. */
  readonly short?: string;
  /** The clauses that it rests on, for example ['CC-2.2']. */
  readonly clauses: readonly string[];
  /** The things that it speaks of. */
  readonly things: readonly string[];
  /** What the guide would do, if it has an opinion. */
  readonly advice?: Action;
  /** The advice and what goes on from it, where doing so one by one would teach nothing more. */
  readonly plan?: Plan;
}

/** A first game that explains itself: a set-up with a fixed deal, and a word for every decision, whatever was chosen before. */
export interface Guide<V extends GameView> {
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  /** The host's secret, as hexadecimal text: it fixes the deal. */
  readonly secret: string;
  /** The note for the viewer's decision; undefined where the page has nothing to add. */
  note(view: V, legal: readonly Action[], language: Language): Note | undefined;
}

/** A guide of any game. */
export type AnyGuide = Guide<GameView>;
