import type { AnyGame } from '@hideout/kernel';
import type { Bot, Thinker } from './bot.ts';
import type { Coach } from './judge/coach.ts';
import { LEVELS, type LevelName } from './level.ts';
import { searchBot } from './search/player.ts';

/** How the bots of one game are made. */
export interface Brain {
  /** Fetches what the bots of a level have learnt, where it is kept apart: to be awaited before one is made. */
  prepare?(name: LevelName): Promise<void>;
  level(game: AnyGame, name: LevelName): Thinker;
  /** What hints and analysis go by; left out, plain search. */
  readonly coach?: Coach;
  /** Further bots by name, for measuring: a greedy one, a best responder. */
  readonly others?: Readonly<Record<string, (game: AnyGame) => Bot>>;
}

/** Search without any knowledge of the game: what a new game starts with. */
export const plainBrain: Brain = { level: (game, name) => searchBot(game, LEVELS[name]) };
