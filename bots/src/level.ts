import type { Limits } from './bot.ts';

/** The levels that every game offers, weakest first; below them stands `random`. */
export const LEVEL_NAMES = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The scale of bots that every game has, weakest first; `random` is there to measure by, and for tables that have it. */
export const OPPONENTS = ['random', ...LEVEL_NAMES] as const;

/** How well a level plays. */
export interface Level {
  readonly name: string;
  /** How long it thinks by default: until either limit is reached. */
  readonly budget: Limits;
  /** How much worse than the best an action may seem and still be played sometimes: people err near the best. */
  readonly slack: number;
  /** How many actions it considers at a decision, the most promising at a glance; left out, as many as time allows. */
  readonly sees?: number;
  /** Whether to draw what seems at most that much worse by how often it was tried, as bluffing games need. */
  readonly mixes?: boolean;
}

/**
 * The levels of a game that sets none of its own. Iterations are the strength, the same on every machine and in every
 * run; milliseconds are the most that anybody waits for them, and only a slow machine reaches that.
 */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { name: 'beginner', budget: { iterations: 20, milliseconds: 200 }, slack: 0.15, sees: 4 },
  easy: { name: 'easy', budget: { iterations: 60, milliseconds: 200 }, slack: 0.08 },
  medium: { name: 'medium', budget: { iterations: 600, milliseconds: 500 }, slack: 0.03 },
  hard: { name: 'hard', budget: { iterations: 6000, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 24_000, milliseconds: 4000 }, slack: 0 },
};
