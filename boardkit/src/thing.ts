import type { Action } from '@hideout/kernel';
import type { ReactNode } from 'react';

/** A choice of several actions in a row, shown on the table before it is confirmed. */
export interface Plan {
  /** What its button says: “Go: 7 units”. */
  readonly name: string;
  /** The whole of it in words, with its counts. */
  readonly text: string;
  /** In order. Each is carried out only if it is legal when its turn comes; the first that is not ends the plan. */
  readonly actions: readonly Action[];
}

/** A piece, card, space or pile that a player can point at. */
export interface Thing {
  /** Stays the same while the piece stays the same, wherever it moves: travel is drawn by it. */
  readonly id: string;
  /** What a screen reader says, with all that the picture shows. */
  readonly label: string;
  /** Every action that touching this thing can be part of, legal now or not. */
  readonly actions: readonly Action[];
  /** Where no action of the thing is legal now, but several in a row lead to it: those ways, the best first; at least one. */
  readonly plans?: (() => readonly Plan[]) | undefined;
  /** Part of the board itself: it never travels, so nobody looks where it was. */
  readonly fixed?: boolean;
  /** The full text of the thing, for the one place where details are shown. */
  readonly detail?: ReactNode;
}
