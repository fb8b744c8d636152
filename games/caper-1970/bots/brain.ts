import type { AnyGame } from '@hideout/kernel';
import type { Brain, Level, LevelName } from '@hideout/bots';
import { coach } from './coach.ts';
import { greedyBot } from './greedy.ts';
import type { Sight } from './lookahead.ts';
import { fetchNets, hasNet } from './nets.ts';
import type { Caper } from './options.ts';
import { routeBot } from './player.ts';

const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { name: 'easy', budget: { iterations: 1, milliseconds: 50 }, slack: 0.03 },
  medium: { name: 'medium', budget: { iterations: 1, milliseconds: 200 }, slack: 0 },
  hard: { name: 'hard', budget: { iterations: 120, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 220, milliseconds: 4000 }, slack: 0 },
};

/**
 * The weaker levels see less far: `easy` and `medium` go by what a way looks like when it is done, and `easy` has no eye
 * for Tool Thefts and Autos and at times takes what seems second best.
 */
const SIGHTS: Readonly<Record<LevelName, Sight>> = {
  easy: { ways: 12, tries: 1, rounds: 0, prior: 1, tricks: false },
  medium: { ways: 1, tries: 1, rounds: 0, prior: 1, tricks: true },
  hard: { ways: 5, tries: 1, rounds: 1, prior: 3, tricks: true },
  master: { ways: 5, tries: 2, rounds: 2, prior: 3, tricks: true },
};

/** The same where it has been learnt what a position is worth: `master` looks ahead by what it has learnt. */
const LEARNT: Readonly<Partial<Record<LevelName, Sight>>> = {
  hard: { ways: 8, tries: 1, rounds: 0, prior: 1, tricks: true, criticised: 40 },
  master: { ways: 6, tries: 1, rounds: 1, prior: 1, tricks: true, criticised: 60 },
};

const sightOf = (name: LevelName, seats: number): Sight => (hasNet(seats) && LEARNT[name]) || SIGHTS[name];

/** The bots of Caper (1970): they decide among routes, and judge positions by what becomes of every jewel. */
export const brain: Brain = {
  coach,
  prepare: async (name) => {
    if (LEARNT[name]) await fetchNets();
  },
  level: (game: AnyGame, name) => routeBot(game as unknown as Caper, LEVELS[name], (seats) => sightOf(name, seats)),
  others: { greedy: () => greedyBot() },
};
