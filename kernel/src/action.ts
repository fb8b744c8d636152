import type { Id } from './id.ts';

/** One atomic decision: a verb and one noun. Larger moves are sequences of these. */
export type Action = Id<'Action'>;

const NOUN_BITS = 16;
const NOUN_MASK = 0xffff;

/** Packs a verb and its noun; ascending by verb, then by noun. */
export const act = (verb: number, noun = 0): Action => ((verb << NOUN_BITS) | noun) as Action;
export const verbOf = (action: Action): number => action >>> NOUN_BITS;
export const nounOf = (action: Action): number => action & NOUN_MASK;

/** A verb of a game. Its number is its place in `Game.verbs`; its nouns run from 0 to `nouns` − 1. */
export interface Verb {
  readonly id: string;
  readonly nouns: number;
}

/** Every action that a game can name, ascending, legal or not. */
export function* actionSpace(verbs: readonly Verb[]): Generator<Action> {
  for (let verb = 0; verb < verbs.length; verb++) {
    for (let noun = 0; noun < verbs[verb]!.nouns; noun++) yield act(verb, noun);
  }
}

/** Whether the action names a verb and a noun that the game has. */
export function isInSpace(verbs: readonly Verb[], action: Action): boolean {
  return Number.isInteger(action) && action >= 0 && nounOf(action) < (verbs[verbOf(action)]?.nouns ?? 0);
}

/** A reusable list of actions: filled again and again without allocation. */
export class ActionList implements Iterable<Action> {
  size = 0;
  #items = new Int32Array(64);

  clear(): void {
    this.size = 0;
  }

  add(action: Action): void {
    if (this.size === this.#items.length) this.#grow();
    this.#items[this.size++] = action;
  }

  /** The action at `index`, which must be below `size`. */
  at(index: number): Action {
    return this.#items[index] as Action;
  }

  includes(action: Action): boolean {
    for (let i = 0; i < this.size; i++) if (this.#items[i] === action) return true;
    return false;
  }

  toArray(): Action[] {
    const actions: Action[] = [];
    for (let i = 0; i < this.size; i++) actions.push(this.at(i));
    return actions;
  }

  *[Symbol.iterator](): Generator<Action> {
    for (let i = 0; i < this.size; i++) yield this.at(i);
  }

  #grow(): void {
    const larger = new Int32Array(this.#items.length * 2);
    larger.set(this.#items);
    this.#items = larger;
  }
}
