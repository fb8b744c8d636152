import type { AnyGame, Result } from '@hideout/kernel';
import type { Bot } from './bot.ts';
import { plainBrain } from './brain.ts';
import { BRAINS } from './brains.ts';
import { botIn, namesIn } from './roster.ts';

const brainOf = (game: AnyGame) => BRAINS[game.id] ?? plainBrain;

/** The names of the bots that play a game, weakest first: the same for every game, and what a game has besides. */
export const botNames = (game: AnyGame): readonly string[] => namesIn(brainOf(game));

/** A new bot of that name for one seat of the game, or which names there are. */
export const botOf = (name: string, game: AnyGame): Result<Bot> => botIn(brainOf(game), name, game);
