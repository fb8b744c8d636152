import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import { knowingForesight, type Coach, type Foresight } from '@hideout/bots';
import { CURVE } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { knowledgeOf } from './knowledge.ts';

const TRIALS = 16_000;

/** Hasty players play every choice to the end of the game. */
export const coach: Coach = {
  foresight: (game) => {
    const europe = game as unknown as Game<State, GameEvent, View>;
    const means = { trials: TRIALS, reach: 'game', hasSheets: true } as const;
    return knowingForesight(europe, knowledgeOf(europe), means) as unknown as Foresight;
  },
  curve: CURVE,
  worlds: 200,
  motives: MOTIVES,
};
