import type { GameEvent } from '@hideout/kernel';
import type { GameResult } from './ledger.ts';
import type { Chart } from './chart.ts';

/** What the lab counts in one game beyond what it counts in all: from events, so the rules know nothing of it. */
export interface Counter {
  readonly charts: readonly Chart[];
  /** Types of events after which it is worth checking who leads. */
  readonly checkpoints: ReadonlySet<string>;
  /** Headings of sheets that are not part of the score. */
  readonly ignores?: string;
  /** Another game begins. */
  start(): void;
  /** Something happened, unredacted. */
  see(event: GameEvent): void;
  /** The game is over. */
  finish(result: GameResult): void;
}

/** Counts nothing: for a game without a counter. */
export const NO_COUNTER: Counter = { charts: [], checkpoints: new Set(), start() {}, see() {}, finish() {} };
