import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import { searchBot, type Level, type Manner, type Thinker } from '@hideout/bots';
import { knowledgeOf } from './knowledge.ts';
import { weighByHabit, type Weigh } from './likelihood.ts';
import type { Appetite } from './outlook.ts';
import { Round } from './round.ts';

/** How a round is searched. */
export const MANNER: Manner = { curiosity: 0.25, breadth: 1.2, opening: 0.4, trust: 0.045, isSecretive: true };

/** A bot of this level that expects the enemy's face-down cards by `weigh`, with an appetite of its own if it has one. */
export function playerOf(
  game: Game<State, GameEvent, View>,
  level: Level,
  weigh: Weigh = weighByHabit,
  appetite?: Appetite,
): Thinker {
  const round = new Round(game);
  return searchBot(round.game, level, knowledgeOf(game, round, weigh, appetite), MANNER);
}
