import { ActionList, NOBODY, type Game, type GameEvent, type GameView, type Io, type FastRng } from '@hideout/kernel';
import type { Knowledge } from '../search/knowledge.ts';
import type { Foresight } from './foresight.ts';

/** The foresight of whoever knows what a search knows: it plays on as the search does in its playouts. */
export function knowingForesight<S extends object, V extends GameView>(
  game: Game<S, GameEvent, V>,
  knowledge: Knowledge<S, V>,
  means: Pick<Foresight, 'trials' | 'reach' | 'hasSheets'>,
): Foresight<S, V> {
  const legal = new ActionList();
  let world: S | undefined;

  const playOut = (s: S, io: Io<GameEvent>, rng: FastRng): void => {
    const { pick, horizon = Infinity } = knowledge;
    if (knowledge.playOut) return knowledge.playOut(s, io, rng);
    for (let length = 0; length < horizon && game.actor(s) !== NOBODY; length++) {
      legal.clear();
      game.legal(s, legal);
      const action = legal.size === 1 ? legal.at(0) : pick ? pick(s, legal, rng) : legal.at(rng.below(legal.size));
      game.apply(s, action, io);
    }
  };

  return {
    ...means,
    imagine: (view, rng) => (world = (knowledge.imagine ?? game.imagine)(view, rng, world)),
    playOn(s, choice, io, rng) {
      const seat = game.actor(s);
      for (const [i, action] of choice.entries()) {
        if (i > 0 && (seat === NOBODY || game.actor(s) !== seat || game.refuse(s, seat, action))) break;
        knowledge.follow?.(s, action);
        game.apply(s, action, io);
      }
      playOut(s, io, rng);
    },
    worth(s, seat) {
      if (knowledge.estimate && game.actor(s) !== NOBODY) return knowledge.estimate(s, seat);
      return knowledge.result ? knowledge.result(s, seat) : game.payoff(s, seat);
    },
  };
}
