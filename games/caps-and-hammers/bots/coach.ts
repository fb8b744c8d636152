import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import { knowingForesight, type Coach, type Foresight } from '@hideout/bots';
import { CURVE } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { knowledgeOf } from './knowledge.ts';
import { weighByHabit } from './likelihood.ts';
import { Round } from './round.ts';

const TRIALS = 6000;

/** Hasty players play every choice to the end of the round; what they keep and hold then tells the rest. */
export const coach: Coach = {
  foresight: (game) => {
    const caps = game as unknown as Game<State, GameEvent, View>;
    const round = new Round(caps);
    const means = { trials: TRIALS, reach: 'round', hasSheets: true } as const;
    return knowingForesight(round.game, knowledgeOf(caps, round, weighByHabit), means) as unknown as Foresight;
  },
  curve: CURVE,
  worlds: 200,
  motives: MOTIVES,
};
