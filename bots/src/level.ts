import type { Budget } from './bot.ts';

/** The levels that every game offers, weakest first; below them stands `random`. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The bots that sit down with people, weakest first: the same for every game. What a game has besides is for measuring. */
export const OPPONENTS = ['random', ...LEVEL_NAMES] as const;

/** How well a level plays. */
export interface Level {
  readonly name: string;
  /** How long it thinks when nobody says otherwise: until either limit is reached. */
  readonly budget: Required<Budget>;
  /** How far below the best an action may seem and still be played at times: people err near the best, not at random. */
  readonly slack: number;
  /** Whether to draw from all actions by how often they were tried, as bluffing games need. */
  readonly mixes?: boolean;
}

/** The levels of a game that asks for nothing special. The milliseconds are the promise; iterations make runs repeat. */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { name: 'easy', budget: { iterations: 60, milliseconds: 50 }, slack: 0.08 },
  medium: { name: 'medium', budget: { iterations: 600, milliseconds: 200 }, slack: 0.03 },
  hard: { name: 'hard', budget: { iterations: 6000, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 24_000, milliseconds: 4000 }, slack: 0 },
};
