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
export interface Table<S, E, V> {
  readonly state: S;
  readonly events: readonly E[];
  /** The actor's legal actions: compare with the exact list. */
  legal(): Action[];
  /** The seat does these one after another; fails when it is not the actor or the action is not legal. */
  does(seat: number, ...actions: Action[]): void;
  /** Why the seat may not do this. */
  refusal(seat: number, action: Action): Refusal | undefined;
  /** What the seat, or SPECTATOR, sees. */
  view(viewer: number): V;
  /** What the seat, or SPECTATOR, saw happen. */
  seen(viewer: number): E[];
}

/** A table in a state that the test has built; chance comes from `rng`, by default a fixed fast generator. */
export function table<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  state: S,
  rng: Rng = new FastRng(1),
): Table<S, E, V> {
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
    events,
    legal,
    does: (seat, ...actions) => actions.forEach((action) => doOne(seat, action)),
    refusal: (seat, action) => game.refuse(state, seatOf(seat), action),
    view: (viewer) => game.view(state, seatOf(viewer)),
    seen: (viewer) => events.flatMap((event) => game.redact(event, seatOf(viewer)) ?? []),
  };
}
