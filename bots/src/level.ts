import type { Budget } from './bot.ts';

/** The levels that every game offers, weakest first; below them stands `random`. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The bots that play with people, weakest first: the same for every game. Any others a game has are for measuring. */
export const OPPONENTS = ['random', ...LEVEL_NAMES] as const;

/** How well a level plays. */
export interface Level {
  readonly name: string;
  /** How long it thinks by default: until either limit is reached. */
  readonly budget: Required<Budget>;
  /** How much worse than the best an action may seem and still be played sometimes: people err near the best. */
  readonly slack: number;
  /** Whether to draw what seems at most that much worse by how often it was tried, as bluffing games need. */
  readonly mixes?: boolean;
}

/** The levels of a game that sets none of its own. Milliseconds are the promise; iterations make runs repeatable. */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { name: 'easy', budget: { iterations: 60, milliseconds: 50 }, slack: 0.08 },
  medium: { name: 'medium', budget: { iterations: 600, milliseconds: 200 }, slack: 0.03 },
  hard: { name: 'hard', budget: { iterations: 6000, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 24_000, milliseconds: 4000 }, slack: 0 },
};
