import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import { searchBot, type Level, type Manner, type Thinker } from '@hideout/bots';
import { knowledgeOf } from './knowledge.ts';
import { weighByHabit, type Weigh } from './likelihood.ts';
import { drawMixed } from './mixing.ts';
import { Round } from './round.ts';

const MANNER: Manner = { curiosity: 0.25, breadth: 1.2, opening: 0.4, trust: 0.045, isSecretive: true };

/** A bot of this level that expects the enemy's face-down cards by `weigh`; one that mixes draws among the nearly best. */
export function playerOf(
  game: Game<State, GameEvent, View>,
  level: Level,
  weigh: Weigh = weighByHabit,
  manner: Manner = MANNER,
): Thinker {
  const round = new Round(game);
  const bot = searchBot(round.game, level, knowledgeOf(game, round, weigh), manner);
  if (!level.mixes) return bot;
  const decide: Thinker['decide'] = ({ ranking }, rng) => drawMixed(ranking, level.slack, rng);
  return {
    ...bot,
    decide,
    choose: (question) =>
      question.legal.size === 1 ? question.legal.at(0) : decide(bot.think(question), question.rng),
  };
}
