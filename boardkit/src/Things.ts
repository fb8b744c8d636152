import type { Thing } from './thing.ts';

/** The things on one table, by id. They announce themselves when they are drawn. */
export class Things {
  readonly #placed = new Map<string, Thing>();

  readonly find = (id: string): Thing | undefined => this.#placed.get(id);

  /** All of them, as they lie there now. */
  all(): ReadonlyMap<string, Thing> {
    return new Map(this.#placed);
  }

  place(thing: Thing): void {
    this.#placed.set(thing.id, thing);
  }

  remove(id: string): void {
    this.#placed.delete(id);
  }
}
