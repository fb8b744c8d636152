/** Of a break of one's own, as when the machine was asleep, no more than this counts as the other side's silence. */
const MOST_MS = 1000;

/**
 * Counts the beats of a heart by a clock: beats that come late do not add up, so a silence is measured in time; and yet
 * nobody takes their own sleep for it.
 */
export class Beats {
  readonly #everyMs: number;
  #at: number;

  constructor(everyMs: number, now: number) {
    this.#everyMs = everyMs;
    this.#at = now;
  }

  /** How many have passed since this was last asked. */
  take(now: number): number {
    const passed = Math.floor((now - this.#at) / this.#everyMs);
    this.#at += passed * this.#everyMs;
    return Math.min(passed, MOST_MS / this.#everyMs);
  }

  /** How long it is until the next one. */
  left(now: number): number {
    return Math.max(0, this.#at + this.#everyMs - now);
  }
}
