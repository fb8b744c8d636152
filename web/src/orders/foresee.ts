import {
  ActionList,
  FastRng,
  NOBODY,
  type Action,
  type AnyGame,
  type GameEvent,
  type GameView,
  type Seat,
} from '@hideout/kernel';

/** How many worlds are imagined, how far each is followed, and for how many milliseconds in all. */
const WORLDS = 60;
const DEPTH = 80;
const LIMIT_MS = 120;
/** How often the same thing is done again until chance brings what is waited for. */
const TRIES = 24;

/** A line of an order as far as it has been chosen. */
interface Begun {
  readonly when: readonly GameEvent[];
  readonly actions: readonly Action[];
}

/** What may come next: what the others may be seen to do, and what the owner could do by then, each with the view it is named by. */
export interface Foresight {
  readonly events: ReadonlyMap<string, GameEvent>;
  readonly actions: ReadonlyMap<Action, GameView>;
}

/** What a begun line can go on with, from worlds that fit what the seat sees. They tell no more than the rules do. */
export function foresee(game: AnyGame, view: GameView, seat: Seat, line: Begun): Foresight {
  const walk = new Walk(game, seat, line);
  const end = performance.now() + LIMIT_MS;
  for (let seed = 1; seed <= WORLDS && performance.now() < end; seed++) {
    const rng = new FastRng(seed);
    walk.through(game.imagine(view, rng), rng);
  }
  return walk;
}

/** An event as it would be told, and a text that equals that of the same event. */
const plain = (event: GameEvent): readonly [string, GameEvent] => {
  const text = JSON.stringify(event);
  return [text, JSON.parse(text) as GameEvent];
};

class Walk implements Foresight {
  readonly events = new Map<string, GameEvent>();
  readonly actions = new Map<Action, GameView>();
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #when: readonly string[];
  readonly #done: readonly Action[];

  constructor(game: AnyGame, seat: Seat, { when, actions }: Begun) {
    this.#game = game;
    this.#seat = seat;
    this.#when = when.map((event) => JSON.stringify(event));
    this.#done = actions;
  }

  /** Follows a world in which the others do what is waited for and nothing else is learnt, up to the owner's decision. */
  through(world: object, rng: FastRng): void {
    let waiting = this.#when;
    let state: object | undefined = world;
    for (let depth = 0; state && depth < DEPTH; depth++) {
      const actor = this.#game.actor(state);
      if (actor === NOBODY) return;
      if (actor === this.#seat) return waiting.length === 0 ? this.#decide(state, rng) : undefined;
      const legal = this.#legal(state);
      const first = rng.below(legal.length);
      const tried = legal.map((_, i) => this.#try(state!, legal[(first + i) % legal.length]!, waiting, rng));
      // What is waited for comes first, then whatever tells nothing.
      const next = tried.filter((each) => each.left !== undefined);
      const best = next.find(({ left }) => left!.length < waiting.length) ?? next[0];
      [state, waiting] = [best?.state, best?.left ?? waiting];
    }
  }

  /** Lets somebody do something; what is still waited for afterwards, unless something else was learnt. */
  #try(before: object, action: Action, waiting: readonly string[], rng: FastRng) {
    let state = before;
    let left: readonly string[] | undefined;
    for (let i = 0; i < (waiting.length > 0 ? TRIES : 1); i++) {
      state = this.#game.clone(before);
      left = this.#read(this.#apply(state, action, rng), waiting);
      if (left && left.length < waiting.length) break;
    }
    return { state, left };
  }

  #read(events: readonly GameEvent[], waiting: readonly string[]): readonly string[] | undefined {
    let left: readonly string[] | undefined = waiting;
    for (const [index, event] of events.entries()) {
      const seen = this.#game.redact(event, this.#seat);
      if (!seen) continue;
      const isNews = this.#game.tells(event, this.#seat);
      const [text, told] = plain(seen);
      if ((index === 0 || isNews) && !this.#when.includes(text)) this.events.set(text, told);
      const at: number = left?.indexOf(text) ?? -1;
      if (at >= 0) left = left!.toSpliced(at, 1);
      else if (isNews) left = undefined;
    }
    return left;
  }

  /** The owner's decision after what the line says already. */
  #decide(state: object, rng: FastRng): void {
    for (const action of this.#done) {
      if (this.#game.actor(state) !== this.#seat || this.#game.refuse(state, this.#seat, action)) return;
      const isNews = this.#apply(state, action, rng).some((event) => this.#game.tells(event, this.#seat));
      if (isNews) return;
    }
    if (this.#game.actor(state) !== this.#seat) return;
    const view = this.#game.view(state, this.#seat);
    for (const action of this.#legal(state)) this.actions.set(action, view);
  }

  #legal(state: object): Action[] {
    const list = new ActionList();
    this.#game.legal(state, list);
    return list.toArray();
  }

  #apply(state: object, action: Action, rng: FastRng): GameEvent[] {
    const events: GameEvent[] = [];
    this.#game.apply(state, action, { rng, log: { emit: (event) => void events.push(event) } });
    return events;
  }
}
