import type { Store } from './store/store.ts';

/** How long a count of all tables holds, together with those that were opened since. */
const HOLDS_MS = 10_000;

/** Whether the house has room for another table; all tables are counted now and then, and before anybody is sent away. */
export class Crowd {
  readonly #store: Store;
  readonly #most: number;
  readonly #now: () => number;
  #count = Infinity;
  #countedAt = -Infinity;

  constructor(store: Store, most: number, now: () => number) {
    this.#store = store;
    this.#most = most;
    this.#now = now;
  }

  /** Whether no table can be added; otherwise one is about to be. */
  async isFull(): Promise<boolean> {
    if (this.#count >= this.#most || this.#now() - this.#countedAt > HOLDS_MS) {
      this.#countedAt = this.#now();
      this.#count = await this.#store.countLive();
    }
    return this.#count++ >= this.#most;
  }
}
