import type { State, View } from '../rules/index.ts';
import type { AnyGame, Game, GameEvent } from '@hideout/kernel';
import {
  searchBot,
  tastes,
  withTaste,
  type CharacterName,
  type Characters,
  type Level,
  type Taste,
} from '@hideout/bots';
import { knowledgeOf } from './knowledge.ts';
import { MANNER } from './manner.ts';

/** A lead that leaves no doubt, and the points of a good game. */
const [CLEAR, MUCH] = [12, 60] as const;

/** As careful as a good player, so that it is the style that costs. */
const levelOf = (name: string): Level => ({ name, budget: { iterations: 400, milliseconds: 1000 }, slack: 0 });

function characterOf(name: CharacterName, taste: Taste): (game: AnyGame) => ReturnType<typeof searchBot> {
  return (any) => {
    const game = any as unknown as Game<State, GameEvent, View>;
    return searchBot(game, levelOf(name), withTaste(game, knowledgeOf(game), taste), MANNER);
  };
}

const { cautious, greedy, aggressive } = tastes(CLEAR, MUCH);

/** Who is cautious, wants points or grudges them; all cards lie open soon, so there is nothing to bluff with. */
export const characters: Characters = {
  clerk: characterOf('clerk', cautious),
  magpie: characterOf('magpie', greedy),
  bruiser: characterOf('bruiser', aggressive),
};
