import type { Language, Viewer } from '@hideout/kernel';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { Standings, type Decision } from './Standings.ts';

/** Lets the things of a board travel from where they were to where they are. */
export interface Travel {
  /** To be called while everything is still where it was. */
  readonly depart: () => void;
  /** To be called when the change has been drawn. */
  readonly arrive: () => void;
}

/** Nothing travels. */
export const NO_TRAVEL: Travel = { depart: () => {}, arrive: () => {} };

/** What the shell lends to the things of a board; it stays the same while the viewer does. */
export interface Table {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly standings: Standings;
  readonly travel: Travel;
  /** The page that shows a clause. */
  readonly clauseAddress: (clause: string) => string;
}

const EMPTY: Table = {
  viewer: -1 as Viewer,
  language: 'en',
  standings: new Standings(),
  travel: NO_TRAVEL,
  clauseAddress: (clause) => `#${clause}`,
};

/** The table around a board; without one, a board is a still picture. */
export const TableContext = createContext<Table>(EMPTY);

/** The table that the board lies on. */
export const useTable = (): Table => useContext(TableContext);

/**
 * What a part of a board wants to know of the decision at hand. It is drawn anew only when the answer is another one,
 * so ask for as little as possible: a number, a truth, the plan.
 */
export function useDecision<T>(ask: (decision: Decision) => T): T {
  const { standings } = useTable();
  return useSyncExternalStore(standings.subscribe, () => ask(standings.decision()));
}
