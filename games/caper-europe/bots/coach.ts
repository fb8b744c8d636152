import { DEALT, ROUNDS, type State, type View } from '../rules/index.ts';
import { DEAL, shuffle, type Game, type GameEvent } from '@hideout/kernel';
import { riddlesOf, searchingForesight, type Coach, type Foresight } from '@hideout/bots';
import { CURVE } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { riddles } from './riddles.ts';
import { knowledgeOf } from './knowledge.ts';
import { MANNER } from './manner.ts';

const TRIALS = 24_000;

/** Every choice is searched, and hasty players play on to the end of the game. */
export const coach: Coach = {
  foresight: (game) => {
    const europe = game as unknown as Game<State, GameEvent, View>;
    const means = { trials: TRIALS, reach: 'game', hasSheets: true } as const;
    return searchingForesight(europe, knowledgeOf(europe), MANNER, means) as unknown as Foresight;
  },
  curve: CURVE,
  phase(view) {
    const { round, turn } = view as View;
    return (round + turn / (2 * (DEALT[round] ?? 1))) / ROUNDS;
  },
  worlds: 200,
  looks: 16,
  redraw(s, rng) {
    const { thiefDeck, thievesLeft, gearDeck, gearLeft } = s as State;
    shuffle(thiefDeck, 0, thievesLeft, rng, DEAL);
    shuffle(gearDeck, 0, gearLeft, rng, DEAL);
  },
  motives: MOTIVES,
  riddles: riddlesOf(riddles),
};
