import type { State, View } from '../rules/index.ts';
import { FastRng, type Action, type ActionList } from '@hideout/kernel';
import type { Caper, Way } from './options.ts';

/** What is left of a way at a table that looks like the one it was thought out for. */
interface Ahead {
  readonly rest: readonly Action[];
  /** What the way seemed worth when it was chosen. */
  readonly value: number;
}

/** So many tables ahead are kept, the newest: some twenty ways, for a bot that plays at many tables. */
const MOST = 256;

/**
 * What a bot keeps from one question to the next: the ways that it thought of, and what is left of those that it chose.
 * A way goes on only where all that the seat sees is exactly as the way left it: where something was learnt, the
 * question is thought about again.
 */
export class Memory {
  readonly #game: Caper;
  #about = '';
  #world: State | undefined;
  #ways: readonly Way[] = [];
  readonly #ahead = new Map<string, Ahead>();

  constructor(game: Caper) {
    this.#game = game;
  }

  /** Whether it is about this decision and no other. */
  isAbout(view: View): boolean {
    return this.#about === keyOf(view);
  }

  /** What is left of the way that the thief is on, if he is on one here. */
  ahead(view: View, legal: ActionList): Ahead | undefined {
    const known = this.#ahead.get(keyOf(view));
    return known && legal.includes(known.rest[0]!) ? known : undefined;
  }

  /** A new decision, in this world or in one that looks like it. */
  begin(view: View, world: State): void {
    this.#about = keyOf(view);
    this.#world = world;
    this.#ways = [];
  }

  /** The ways of this decision, best first. */
  keep(ways: readonly Way[]): void {
    this.#ways = ways;
  }

  /** The action was chosen: the best way that begins with it is the one to go on with. */
  take(action: Action): void {
    const way = this.#ways.find(({ actions }) => actions[0] === action);
    this.#ways = [];
    this.#about = '';
    if (way && this.#world) this.#follow(way, this.#game.clone(this.#world));
  }

  /** Notes what the table will look like after each unit of the way but the last, as far as no chance comes in. */
  #follow({ actions, value }: Way, s: State): void {
    const seat = this.#game.actor(s);
    const { rollsLeft } = s;
    for (const [done, action] of actions.slice(0, -1).entries()) {
      this.#game.apply(s, action, { rng: new FastRng(0), log: undefined });
      if (s.rollsLeft !== rollsLeft || this.#game.actor(s) !== seat) return;
      this.#ahead.set(keyOf(this.#game.view(s, seat)), { rest: actions.slice(done + 1), value });
    }
    for (const key of this.#ahead.keys().take(Math.max(0, this.#ahead.size - MOST))) this.#ahead.delete(key);
  }
}

/** All that the seat sees. */
const keyOf = (view: View): string => JSON.stringify(view);
