import type { Rng } from './rng.ts';

const TWO_32 = 0x1_0000_0000;
const WARM_UP = 12;

/**
 * The fast generator for search and simulation (sfc32: 128 bits of state, period above 2^32 for every seed).
 * It ignores streams, and `below` is biased by less than n / 2^32. Never used to deal a real game.
 */
export class FastRng implements Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: number, sequence = 0) {
    this.reseed(seed, sequence);
  }

  /** Starts again: sequence number `sequence` of `seed`, for example one sequence for each simulated game. */
  reseed(seed: number, sequence = 0): void {
    this.#a = seed >>> 0;
    this.#b = Math.floor(seed / TWO_32) >>> 0;
    this.#c = sequence >>> 0;
    this.#counter = 1;
    for (let i = 0; i < WARM_UP; i++) this.next();
  }

  /** 32 random bits as an unsigned number. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  below(n: number): number {
    return Math.floor((this.next() / TWO_32) * n);
  }
}
