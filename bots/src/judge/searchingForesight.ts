import { NOBODY, type Game, type GameEvent, type GameView } from '@hideout/kernel';
import type { Knowledge } from '../search/knowledge.ts';
import type { Manner } from '../search/manner.ts';
import { Search } from '../search/search.ts';
import type { Foresight } from './foresight.ts';

/** The foresight of a search: everybody learns below every choice what to do next, as its bots do. */
export function searchingForesight<S extends object, V extends GameView>(
  game: Game<S, GameEvent, V>,
  knowledge: Knowledge<S, V>,
  manner: Manner,
  means: Pick<Foresight, 'trials' | 'reach' | 'hasSheets'>,
): Foresight<S, V> {
  const search = new Search(game, knowledge, manner);
  return {
    ...means,
    begin: () => search.begin(),
    imagine: (view, rng) => search.imagine(view, rng),
    tryOut: (s, choice, chance, rng) => search.tryOut(s, choice, chance, rng),
    playOn: (s, choice, io, rng) => search.playOn(s, choice, io, rng),
    worth: (s, seat) => search.worth(s, seat, game.actor(s) === NOBODY),
  };
}
