import { createContext, useContext } from 'react';
import { NO_DECISION, type Decision } from './standing.ts';
import { Store, useStore, type Watched } from './Store.ts';
import { Things } from './Things.ts';

/** What the shell lends to the things of a board; it stays the same as long as the table does. */
export interface Table {
  readonly things: Things;
  /** The decision at hand. It lies beside what React draws from: choosing among hundreds draws only what stands otherwise. */
  readonly decision: Watched<Decision>;
  /** The page that shows a clause. */
  readonly clauseAddress: (clause: string) => string;
}

const EMPTY: Table = {
  things: new Things(),
  decision: new Store(NO_DECISION),
  clauseAddress: (clause) => `#${clause}`,
};

/** The table around a board; without one, a board is a still picture. */
export const TableContext = createContext<Table>(EMPTY);

/** The table that the board lies on. */
export const useTable = (): Table => useContext(TableContext);

/** What a part of a board wants to know of the decision at hand; see `useStore`. */
export const useDecision = <Answer>(ask: (decision: Decision) => Answer): Answer => useStore(useTable().decision, ask);
