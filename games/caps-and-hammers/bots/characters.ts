import type { State, View } from '../rules/index.ts';
import type { AnyGame, Game, GameEvent } from '@hideout/kernel';
import type { CharacterName, Characters, Level } from '@hideout/bots';
import { weighByHabit } from './likelihood.ts';
import type { Appetite } from './outlook.ts';
import { playerOf } from './player.ts';

/** As careful as a good player, so that it is the style that costs. */
const BUDGET = { iterations: 240, milliseconds: 1000 };

const characterOf = (name: CharacterName, manner: Pick<Level, 'slack'>, appetite?: Appetite) => (game: AnyGame) =>
  playerOf(
    game as unknown as Game<State, GameEvent, View>,
    { name, budget: BUDGET, mixes: true, ...manner },
    weighByHabit,
    appetite,
  );

/**
 * Who fears what a round may cost, who wants the points of this round and no others, and who plays what is not quite the
 * best so often that nothing follows from it.
 */
export const characters: Characters = {
  clerk: characterOf('clerk', { slack: 0.035 }, { points: 0.5, fear: 4 }),
  magpie: characterOf('magpie', { slack: 0.035 }, { points: 1, fear: 0.5 }),
  fox: characterOf('fox', { slack: 0.15 }),
};
