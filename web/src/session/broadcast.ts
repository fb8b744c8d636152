/** A list of listeners. */
export class Broadcast {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send(): void {
    for (const listener of this.#listeners) listener();
  }
}
