import { ok, problem, type AnyGame, type Result } from '@hideout/kernel';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import type { CharacterName } from './character.ts';
import { LEVEL_NAMES, OPPONENTS, type LevelName } from './level.ts';

/** Takes any legal action, each equally likely, without looking. */
const random: Bot = { name: 'random', choose: ({ legal, rng }) => legal.at(rng.below(legal.size)) };

/** The names of the bots that a brain makes: the same for every game, weakest first, then characters and the game's own. */
export const namesIn = ({ characters = {}, others = {} }: Brain): readonly string[] => [
  ...OPPONENTS,
  ...Object.keys(characters),
  ...Object.keys(others),
];

/** Fetches what a bot of that name needs before it is made. */
export async function prepareIn(brain: Brain, name: string): Promise<void> {
  if (isLevel(name)) await brain.prepare?.(name);
}

/** A new bot of that name from the brain of a game; if there is none, the names that there are. */
export function botIn(brain: Brain, name: string, game: AnyGame): Result<Bot> {
  if (name === 'random') return ok(random);
  if (isLevel(name)) return ok(brain.level(game, name));
  if (brain.characters && Object.hasOwn(brain.characters, name)) {
    return ok(brain.characters[name as CharacterName]!(game));
  }
  if (brain.others && Object.hasOwn(brain.others, name)) return ok(brain.others[name]!(game));
  return problem(`no bot “${name}” plays ${game.id} (bots: ${namesIn(brain).join(', ')})`);
}

const isLevel = (name: string): name is LevelName => (LEVEL_NAMES as readonly string[]).includes(name);
