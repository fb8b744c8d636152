import type { GameEvent } from '@hideout/kernel';
import type { GameResult } from './ledger.ts';
import type { Chart } from './chart.ts';

/** What the lab counts in one game besides what it counts in all of them: from events, so the rules know nothing of it. */
export interface Counter {
  readonly charts: readonly Chart[];
  /** Types of events after which it is worth while to look who leads. */
  readonly checkpoints: ReadonlySet<string>;
  /** The heading of sheets that are no part of the score. */
  readonly ignores?: string;
  /** Another game begins. */
  start(): void;
  /** Something came about, unredacted. */
  see(event: GameEvent): void;
  /** The game is over. */
  finish(result: GameResult): void;
}

/** Counts nothing: for a game that brings no counter. */
export const NO_COUNTER: Counter = { charts: [], checkpoints: new Set(), start() {}, see() {}, finish() {} };
