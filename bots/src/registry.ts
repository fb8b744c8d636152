import { ok, problem, type AnyGame, type Result } from '@hideout/kernel';
import type { Bot } from './bot.ts';
import { plainBrain } from './brain.ts';
import { BRAINS } from './brains.ts';
import { LEVEL_NAMES, OPPONENTS, type LevelName } from './level.ts';
import { random } from './random.ts';

/** The names of the bots that play a game, weakest first: the same for every game, and what a game has besides. */
export const botNames = (game: AnyGame): readonly string[] => [
  ...OPPONENTS,
  ...Object.keys(BRAINS[game.id]?.others ?? {}),
];

/** A new bot of that name for one seat of the game, or which names there are. */
export function botOf(name: string, game: AnyGame): Result<Bot> {
  const brain = BRAINS[game.id] ?? plainBrain;
  if (name === 'random') return ok(random);
  if (isLevel(name)) return ok(brain.level(game, name));
  if (brain.others && Object.hasOwn(brain.others, name)) return ok(brain.others[name]!(game));
  return problem(`no bot “${name}” plays ${game.id} (bots: ${botNames(game).join(', ')})`);
}

const isLevel = (name: string): name is LevelName => (LEVEL_NAMES as readonly string[]).includes(name);
