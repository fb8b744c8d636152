import type { Action, Language, Viewer } from '@hideout/kernel';
import { createContext, useContext, type ReactNode } from 'react';

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

/** How a thing stands in the decision at hand: `reachable` by a plan, not by one action. */
export type Standing = 'possible' | 'reachable' | 'chosen' | 'idle';

/** What the shell lends to the things of a board. */
export interface Table {
  readonly viewer: Viewer;
  readonly language: Language;
  /** The legal actions that agree with what is chosen so far. */
  readonly candidates: ReadonlySet<Action>;
  /** The ids of the things chosen so far. */
  readonly chosen: readonly string[];
  /** The plan that waits to be confirmed: the board draws it. */
  readonly plan: Plan | undefined;
  /** The ids of the things that the log or the guide points at. */
  readonly marked: ReadonlySet<string>;
  /** The ids of the things that the last action was about. */
  readonly fresh: ReadonlySet<string>;
  /** Where the things on the table announce themselves. */
  readonly things: Map<string, Thing>;
  /** The page that shows a clause. */
  readonly clauseAddress: (clause: string) => string;
}

const EMPTY: Table = {
  viewer: -1 as Viewer,
  language: 'en',
  candidates: new Set(),
  chosen: [],
  plan: undefined,
  marked: new Set(),
  fresh: new Set(),
  things: new Map(),
  clauseAddress: (clause) => `#${clause}`,
};

/** The table around a board; without one, a board is a still picture. */
export const TableContext = createContext<Table>(EMPTY);

/** The table that the board lies on. */
export const useTable = (): Table => useContext(TableContext);
