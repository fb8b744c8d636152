import type { State, View } from '../rules/index.ts';
import type { AnyGame, Game, GameEvent } from '@hideout/kernel';
import { searchBot, type Brain, type Level, type LevelName, type Thinker } from '@hideout/bots';
import { characters } from './characters.ts';
import { coach } from './coach.ts';
import { glanceBot } from './glance.ts';
import { greedyBot } from './greedy.ts';
import { knowledgeOf } from './knowledge.ts';
import { LEARNT_MANNER, MANNER } from './manner.ts';
import { fetchNet, theNet } from './nets.ts';

/** The weaker levels see less far and at times play what seems second best. */
const LEVELS: Readonly<Record<LevelName, Level>> = {
  beginner: { name: 'beginner', budget: { iterations: 60, milliseconds: 200 }, slack: 0.055 },
  easy: { name: 'easy', budget: { iterations: 160, milliseconds: 200 }, slack: 0.025 },
  medium: { name: 'medium', budget: { iterations: 420, milliseconds: 500 }, slack: 0.011 },
  hard: { name: 'hard', budget: { iterations: 1100, milliseconds: 1000 }, slack: 0 },
  master: { name: 'master', budget: { iterations: 32_000, milliseconds: 4000 }, slack: 0 },
};

/** For measuring many games: as careful as `hard`, with a small part of its time. */
const BRISK: Level = { name: 'brisk', budget: { iterations: 100, milliseconds: 1000 }, slack: 0 };

/** The brain serves this game alone. */
const europe = (game: AnyGame): Game<State, GameEvent, View> => game as unknown as Game<State, GameEvent, View>;

const thinkerOf = (game: AnyGame, level: Level): Thinker =>
  searchBot(europe(game), level, knowledgeOf(europe(game)), MANNER);

/** Of so many iterations of a bot that has learnt, one is played out all the same. */
const PLAYED_OUT = 2;

/** By what it has learnt, which `prepare` has fetched. */
function learntThinker(game: AnyGame, level: Level): Thinker {
  const knowledge = knowledgeOf(europe(game), { net: theNet(), playedOut: PLAYED_OUT });
  return searchBot(europe(game), level, knowledge, LEARNT_MANNER);
}

/** The bots of Caper: Europe: a search whose playouts and order of actions know what cards are worth. */
export const brain: Brain = {
  characters,
  coach,
  prepare: async (name) => {
    if (name === 'hard') await fetchNet();
  },
  level: (game, name) => (name === 'hard' ? learntThinker : thinkerOf)(game, LEVELS[name]),
  others: {
    greedy: (game) => greedyBot(europe(game)),
    glance: (game) => glanceBot(europe(game)),
    brisk: (game) => thinkerOf(game, BRISK),
  },
};
