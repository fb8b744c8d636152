import type { AnyGame } from '@hideout/kernel';
import type { Brain, LevelName } from '@hideout/bots';
import { greedyBot } from './greedy.ts';
import type { Caper } from './options.ts';
import { routeBot, type Mind } from './player.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The weaker levels see less far: `easy` and `medium` go by what a way looks like when it is done, and `easy` has no eye
 * for Tool Thefts and Autos and at times takes what seems second best.
 */
const MINDS: Readonly<Record<LevelName, Mind>> = {
  easy: {
    level: { name: 'easy', budget: { iterations: 1, milliseconds: 50 }, slack: 0.03 },
    sight: { ways: 12, tries: 1, rounds: 0, prior: 1 },
    weights: WEIGHTS,
    tricks: false,
  },
  medium: {
    level: { name: 'medium', budget: { iterations: 1, milliseconds: 200 }, slack: 0 },
    sight: { ways: 1, tries: 1, rounds: 0, prior: 1 },
    weights: WEIGHTS,
    tricks: true,
  },
  hard: {
    level: { name: 'hard', budget: { iterations: 120, milliseconds: 1000 }, slack: 0 },
    sight: { ways: 5, tries: 1, rounds: 1, prior: 3 },
    weights: WEIGHTS,
    tricks: true,
  },
  master: {
    level: { name: 'master', budget: { iterations: 220, milliseconds: 4000 }, slack: 0 },
    sight: { ways: 5, tries: 2, rounds: 2, prior: 3 },
    weights: WEIGHTS,
    tricks: true,
  },
};

/** The brain serves this game alone. */
const caper = (game: AnyGame): Caper => game as unknown as Caper;

/** The bots of Caper (1970): they decide among routes, and judge positions by what becomes of every jewel. */
export const brain: Brain = {
  level: (game, name) => routeBot(caper(game), MINDS[name]),
  others: { greedy: () => greedyBot() },
};
