import type { State, View } from '../rules/index.ts';
import type { AnyGame, Game, GameEvent } from '@hideout/kernel';
import type { Brain, Level, LevelName } from '@hideout/bots';
import { weighBy } from './belief.ts';
import { characters } from './characters.ts';
import { coach } from './coach.ts';
import { greedyBot } from './greedy.ts';
import { fetchBelief, theBelief } from './nets.ts';
import { playerOf } from './player.ts';
import { probeOf } from './probe.ts';

/**
 * The weaker levels see less far and at times play what seems second best. The stronger ones mix, so that nobody can read
 * their cards from their deployments: among what seems at most `slack` worse than the best.
 */
const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { name: 'beginner', budget: { iterations: 12, milliseconds: 200 }, slack: 0.35 },
  easy: { name: 'easy', budget: { iterations: 10, milliseconds: 200 }, slack: 0.15 },
  medium: { name: 'medium', budget: { iterations: 25, milliseconds: 200 }, slack: 0.07 },
  hard: { name: 'hard', budget: { iterations: 120, milliseconds: 1000 }, slack: 0.035, mixes: true },
  master: { name: 'master', budget: { iterations: 1200, milliseconds: 4000 }, slack: 0.012, mixes: true },
};

/** The brain serves this game alone. */
const capsAndHammers = (game: AnyGame): Game<State, GameEvent, View> => game as unknown as Game<State, GameEvent, View>;

/** The bots of Caps & Hammers: a search of the round that knows what influence is worth, and mixes. */
export const brain: Brain = {
  characters,
  coach,
  prepare: async (name) => {
    if (name === 'master') await fetchBelief();
  },
  level: (game, name) =>
    name === 'master'
      ? playerOf(capsAndHammers(game), LEVELS.master, weighBy(theBelief()))
      : playerOf(capsAndHammers(game), LEVELS[name]),
  others: {
    greedy: (game) => greedyBot(capsAndHammers(game)),
    probe: (game) => probeOf(capsAndHammers(game), LEVELS.master, weighBy(theBelief())),
  },
};
