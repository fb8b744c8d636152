/** Work that is done again and again, with a pause after each time; a round that fails is followed by the next. */
export class Rounds {
  readonly #work: () => Promise<void>;
  readonly #everyMs: number;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(everyMs: number, work: () => Promise<void>) {
    this.#everyMs = everyMs;
    this.#work = work;
    this.#schedule();
  }

  /** Aborted as soon as no more is to be begun. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  get isClosed(): boolean {
    return this.closing.aborted;
  }

  /** Begins nothing more, and waits for the round that is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#round;
  }

  #schedule(): void {
    if (this.isClosed) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#work()
        // The store is down: the next round tries again.
        .catch(() => {})
        .finally(() => this.#schedule());
    }, this.#everyMs);
  }
}
