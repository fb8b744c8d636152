import type { Store } from './store/store.ts';

/** How often a node notes in the store that the house is open. */
const PULSE_MS = 1000;

/** What a node tells the time by. */
export interface Timepiece {
  /** The wall clock; a new house starts its time from it and never looks at it again. */
  readonly now: () => number;
  /** Runs evenly, whatever is done to the wall clock. */
  readonly monotonic: () => number;
  /** What a time without a pulse costs at most. */
  readonly gapMs: number;
}

/**
 * The time of the house, by which everything at its tables is measured. It runs while at least one node is in touch with
 * the store and stands still otherwise, so nobody's thinking time is charged for a house that was down, stopped or cut
 * off. All nodes share it through the store: their wall clocks may differ or jump.
 */
export class HouseTime {
  readonly #store: Store;
  readonly #piece: Timepiece;
  readonly #timer: NodeJS.Timeout;
  /** What the time was at the last pulse, and when that was by this node's monotonic clock. */
  #base: number;
  #since: number;
  #isBeating = false;

  private constructor(store: Store, piece: Timepiece, base: number) {
    this.#store = store;
    this.#piece = piece;
    this.#base = base;
    this.#since = piece.monotonic();
    this.#timer = setInterval(() => void this.#beat(), PULSE_MS);
  }

  /** Goes on where the house left off. */
  static async open(store: Store, piece: Timepiece): Promise<HouseTime> {
    return new HouseTime(store, piece, await store.resumeTime(piece.now()));
  }

  /** Milliseconds, never fewer than before. */
  readonly now = (): number => {
    const { monotonic, gapMs } = this.#piece;
    return Math.round(this.#base + Math.min(gapMs, Math.max(0, monotonic() - this.#since)));
  };

  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      // Another node may be ahead, for instance after this one was stopped for a while.
      const shared = await this.#store.advanceTime(this.now());
      this.#base = Math.max(this.now(), shared);
      this.#since = this.#piece.monotonic();
    } catch {
      // Out of touch with the store: the next pulse tries again, and meanwhile the time soon stands still.
    } finally {
      this.#isBeating = false;
    }
  }
}
