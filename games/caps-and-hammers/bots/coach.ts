import { ROUNDS, type State, type View } from '../rules/index.ts';
import { DEAL, shuffle, type Game, type GameEvent } from '@hideout/kernel';
import { riddlesOf, searchingForesight, type Coach, type Foresight } from '@hideout/bots';
import { CURVE } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { riddles } from './riddles.ts';
import { knowledgeOf } from './knowledge.ts';
import { weighByHabit } from './likelihood.ts';
import { MANNER } from './player.ts';
import { Round } from './round.ts';

const TRIALS = 12_000;

/** Every choice is searched to the end of the round; what they keep and hold then tells the rest. */
export const coach: Coach = {
  foresight: (game) => {
    const caps = game as unknown as Game<State, GameEvent, View>;
    const round = new Round(caps);
    const means = { trials: TRIALS, reach: 'round', hasSheets: true } as const;
    return searchingForesight(
      round.game,
      knowledgeOf(caps, round, weighByHabit),
      MANNER,
      means,
    ) as unknown as Foresight;
  },
  curve: CURVE,
  phase: (view) => ((view as View).round - 1) / ROUNDS,
  worlds: 200,
  looks: 16,
  redraw(s, rng) {
    const { deck, deckLeft, countries, countriesLeft } = s as State;
    shuffle(deck, 0, deckLeft, rng, DEAL);
    shuffle(countries, 0, countriesLeft, rng, DEAL);
  },
  motives: MOTIVES,
  riddles: riddlesOf(riddles),
  counted: ['supremacy'],
};
