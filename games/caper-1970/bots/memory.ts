import type { State, View } from '../rules/index.ts';
import { FastRng, type Action, type ActionList } from '@hideout/kernel';
import type { Caper, Way } from './options.ts';

/**
 * What a bot keeps from one question to the next: the ways that it thought of, and the rest of the way that it is on.
 * A way goes on only where the table looks exactly as the way left it; any other question is thought about again.
 */
export class Memory {
  readonly #game: Caper;
  #about = '';
  #world: State | undefined;
  #ways: readonly Way[] = [];
  #rest: readonly Action[] = [];
  /** What the way seemed worth when it was chosen. */
  value = 0;

  constructor(game: Caper) {
    this.#game = game;
  }

  /** Whether it is about this decision and no other. */
  isAbout(view: View): boolean {
    return this.#about === keyOf(view);
  }

  /** What is left of the way that the thief is on, if he is on one here. */
  rest(view: View, legal: ActionList): readonly Action[] | undefined {
    const next = this.#rest[0];
    return next !== undefined && legal.includes(next) && this.isAbout(view) ? this.#rest : undefined;
  }

  /** A new decision, in this world or in one that looks like it. */
  begin(view: View, world: State): void {
    this.#about = keyOf(view);
    this.#world = world;
    this.#ways = [];
    this.#rest = [];
  }

  /** The ways of this decision, best first. */
  keep(ways: readonly Way[]): void {
    this.#ways = ways;
  }

  /** The action was chosen: the best way that begins with it is the one to go on with. */
  take(action: Action): void {
    const way =
      this.#rest[0] === action ? this.#rest : this.#ways.find(({ actions }) => actions[0] === action)?.actions;
    const { value } = this.#ways.find(({ actions }) => actions[0] === action) ?? this;
    this.value = value;
    this.#ways = [];
    this.#rest = way?.slice(1) ?? [];
    if (this.#rest.length === 0 || !this.#world) return this.#forget();
    const seat = this.#game.actor(this.#world);
    this.#game.apply(this.#world, action, { rng: new FastRng(0), log: undefined });
    this.#about = keyOf(this.#game.view(this.#world, seat));
  }

  #forget(): void {
    this.#about = '';
    this.#rest = [];
  }
}

/** All that a way can change, and whose decision of which roll it is. */
const keyOf = ({ viewer, turnsLeft, rollsLeft, phase, count, thieves, stock, jewels, lying }: View): string =>
  JSON.stringify([viewer, turnsLeft, rollsLeft, phase, count, thieves, stock, jewels, lying]);
