import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import type { Bot, Level } from '@hideout/bots';
import type { Weigh } from './likelihood.ts';
import { playerOf } from './player.ts';
import { Suspicion } from './suspicion.ts';

/** How many iterations the enemy is given in each world in which he is asked what he would do. */
const MODEL_ITERATIONS = 150;

/**
 * A best responder to one level, for measuring how far that level can be exploited: it knows how the level thinks and
 * mixes, infers from it what the enemy's face-down cards are, searches as long as he does and always takes the best.
 */
export function probeOf(game: Game<State, GameEvent, View>, level: Level, weigh: Weigh): Bot {
  const budget = { ...level.budget, iterations: MODEL_ITERATIONS };
  const suspicion = new Suspicion(game, {
    bot: playerOf(game, { ...level, budget }, weigh),
    slack: level.slack,
    weigh,
  });
  const bot = playerOf(game, { name: 'probe', budget: level.budget, slack: 0 }, suspicion.weigh);
  return {
    name: 'probe',
    choose(question) {
      suspicion.notice(question.view() as View, question);
      return bot.choose(question);
    },
  };
}
