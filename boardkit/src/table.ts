import type { Action, Language, Viewer } from '@hideout/kernel';
import { createContext, useContext, type ReactNode } from 'react';

/** A piece, card, space or pile that a player can point at. */
export interface Thing {
  /** Stays the same while the piece stays the same, wherever it moves: travel is drawn by it. */
  readonly id: string;
  /** What a screen reader says, with all that the picture shows. */
  readonly label: string;
  /** Every action that touching this thing can be part of, legal now or not. */
  readonly actions: readonly Action[];
  /** The full text of the thing, for the one place where details are shown. */
  readonly detail?: ReactNode;
}

/** How a thing stands in the decision at hand. */
export type Standing = 'possible' | 'chosen' | 'idle';

/** What the shell lends to the things of a board. */
export interface Table {
  readonly viewer: Viewer;
  readonly language: Language;
  /** The legal actions that agree with what is chosen so far. */
  readonly candidates: ReadonlySet<Action>;
  /** The ids of the things chosen so far. */
  readonly chosen: readonly string[];
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
  marked: new Set(),
  fresh: new Set(),
  things: new Map(),
  clauseAddress: (clause) => `#${clause}`,
};

/** The table around a board; without one, a board is a still picture. */
export const TableContext = createContext<Table>(EMPTY);

/** The table that the board lies on. */
export const useTable = (): Table => useContext(TableContext);
