import {
  ActionList,
  FastRng,
  nounOf,
  seatOf,
  verbOf,
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  type Refusal,
  type Rng,
} from '@hideout/kernel';

/** A table set up by hand: the true state, everything that happened, and how to act on it. */
export type Table<S extends object, E extends GameEvent, V extends GameView> = ReturnType<typeof table<S, E, V>>;

/** A table in a state that the test has built; chance comes from `rng`, by default a fixed fast generator. */
export function table<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  state: S,
  rng: Rng = new FastRng(1),
) {
  const events: E[] = [];
  const legal = (): Action[] => {
    const list = new ActionList();
    game.legal(state, list);
    return list.toArray();
  };
  const doOne = (seat: number, action: Action): void => {
    if (game.actor(state) !== seat) throw new Error(`seat ${seat} is not to act: ${game.encode(state)}`);
    if (!legal().includes(action)) {
      const why = game.refuse(state, seatOf(seat), action);
      const what = `${game.verbs[verbOf(action)]?.id ?? `verb ${verbOf(action)}`} ${nounOf(action)}`;
      throw new Error(`seat ${seat} may not ${what} (${why?.clause} ${why?.reason}): ${game.encode(state)}`);
    }
    game.apply(state, action, { rng, log: { emit: (event) => void events.push(event) } });
  };
  return {
    state,
    events: events as readonly E[],
    /** The actor's legal actions: compare with the exact list. */
    legal,
    /** The seat does these one after another; fails when it is not the actor or the action is not legal. */
    does: (seat: number, ...actions: Action[]): void => actions.forEach((action) => doOne(seat, action)),
    /** Why the seat may not do this. */
    refusal: (seat: number, action: Action): Refusal | undefined => game.refuse(state, seatOf(seat), action),
    /** What the seat, or SPECTATOR, sees. */
    view: (viewer: number): V => game.view(state, seatOf(viewer)),
    /** What the seat, or SPECTATOR, saw happen. */
    seen: (viewer: number): E[] => events.flatMap((event) => game.redact(event, seatOf(viewer)) ?? []),
  };
}
