import { createContext, useContext } from 'react';
import { NO_DECISION, type Decision } from './standing.ts';
import { Store, useStore, type Watched } from './Store.ts';
import { Things } from './Things.ts';

/** What the shell lends to the things of a board; it stays the same as long as a game is played. */
export interface Shell {
  readonly things: Things;
  /** The decision at hand. It lies beside what React draws from: choosing among hundreds draws only what stands otherwise. */
  readonly decision: Watched<Decision>;
  /** The page that shows a clause. */
  readonly clauseAddress: (clause: string) => string;
}

const EMPTY: Shell = {
  things: new Things(),
  decision: new Store(NO_DECISION),
  clauseAddress: (clause) => `#${clause}`,
};

/** What the shell lends to the board; without it, a board is a still picture. */
export const ShellContext = createContext<Shell>(EMPTY);

/** What the shell lends. */
export const useShell = (): Shell => useContext(ShellContext);

/** What a part of a board wants to know of the decision at hand; see `useStore`. */
export const useDecision = <Answer>(ask: (decision: Decision) => Answer): Answer => useStore(useShell().decision, ask);
