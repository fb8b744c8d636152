import type { AnyGame } from '@hideout/kernel';
import type { Brain, CharacterName, Characters, Level, LevelName } from '@hideout/bots';
import { coach } from './coach.ts';
import { greedyBot } from './greedy.ts';
import type { Sight } from './lookahead.ts';
import { fetchNets, hasNet } from './nets.ts';
import type { Caper } from './options.ts';
import { routeBot } from './player.ts';
import { WEIGHTS, type Taste } from './weights.ts';

const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { name: 'beginner', budget: { iterations: 1, milliseconds: 200 }, slack: 0.16 },
  easy: { name: 'easy', budget: { iterations: 1, milliseconds: 200 }, slack: 0.25 },
  medium: { name: 'medium', budget: { iterations: 1, milliseconds: 500 }, slack: 0 },
  hard: { name: 'hard', budget: { iterations: 120, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 220, milliseconds: 4000 }, slack: 0 },
};

/**
 * The weaker levels see less far: they go by what a way looks like when it is done. `beginner` and `easy` often take
 * what seems nearly as good, and `beginner` has no eye for Tool Thefts and Autos.
 */
const SIGHTS: Readonly<Record<LevelName, Sight>> = {
  beginner: { ways: 20, tries: 1, rounds: 0, prior: 1, tricks: false },
  easy: { ways: 60, tries: 1, rounds: 0, prior: 1, tricks: true },
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

const characterOf = (name: CharacterName, taste: Partial<Taste>) => (game: AnyGame) =>
  routeBot(game as unknown as Caper, { ...LEVELS.medium, name }, () => ({
    ...SIGHTS.medium,
    taste: { ...WEIGHTS, ...taste },
  }));

/** Who holds fast to what is in hand, who runs for points wherever they are, who hunts others for theirs. Hands decide too little to bluff. */
const characters: Characters = {
  clerk: characterOf('clerk', { bird: 1 }),
  magpie: characterOf('magpie', { hope: 1 }),
  bruiser: characterOf('bruiser', { hunt: 0.3 }),
};

/** The bots of Caper (1970): they decide among routes, and judge positions by what becomes of every jewel. */
export const brain: Brain = {
  coach,
  characters,
  prepare: async (name) => {
    if (LEARNT[name]) await fetchNets();
  },
  level: (game: AnyGame, name) => routeBot(game as unknown as Caper, LEVELS[name], (seats) => sightOf(name, seats)),
  others: { greedy: () => greedyBot() },
};
