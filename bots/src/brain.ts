import type { AnyGame } from '@hideout/kernel';
import type { Bot, Thinker } from './bot.ts';
import type { Characters } from './character.ts';
import type { Coach } from './judge/coach.ts';
import { LEVELS, type LevelName } from './level.ts';
import { searchBot } from './search/player.ts';

/** How the bots of one game are made. */
export interface Brain {
  /** Fetches what the bots of a level have learnt, where it is kept apart: to be awaited before one is made. */
  prepare?(name: LevelName): Promise<void>;
  level(game: AnyGame, name: LevelName): Thinker;
  /** Those with a style that the game can express; the manifest names them too. */
  readonly characters?: Characters;
  /** What hints and analysis go by; left out, plain search. */
  readonly coach?: Coach;
  /** Further bots by name, for measuring: a greedy one, a best responder. */
  readonly others?: Readonly<Record<string, (game: AnyGame) => Bot>>;
}

/**
 * Search without any knowledge of the game: what a new game starts with. To be hard to read takes no knowledge either;
 * for other styles a game says what its points are worth (`tastes`).
 */
export const plainBrain = {
  level: (game, name) => searchBot(game, LEVELS[name]),
  characters: { fox: (game) => searchBot(game, { ...LEVELS.medium, name: 'fox', slack: 0.06, mixes: true }) },
} satisfies Brain;
