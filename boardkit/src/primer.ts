import type { Language } from '@hideout/kernel';
import type { ReactNode } from 'react';

/** One sign of a game with its meaning: the row of a key. */
export interface Sign {
  readonly picture: ReactNode;
  readonly name: string;
  /** The plain sentence: “A Caper for each red Gear here.” */
  readonly text: string;
  readonly clause: string;
}

/** One page of a primer: a picture, and at most three sentences about it. */
export interface PrimerPage {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/** A game in one minute: four or five pages that open the rules, an invitation and a first game. */
export type Primer = (language: Language) => readonly PrimerPage[];
