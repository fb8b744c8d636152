import { DICE, FastRng, type Rng, type Stream } from '@hideout/kernel';

const DICE_A_ROLL = 2;

/** Chance in which the first roll is given, so that several continuations see every roll. */
export class GivenRoll implements Rng {
  readonly #rng = new FastRng(0);
  #sum = 0;
  #given = DICE_A_ROLL;

  /** Starts a sequence of its own, whose first roll has that sum; no doubles where the sum does not force them. */
  begin(seed: number, sequence: number, sum: number): void {
    this.#rng.reseed(seed, sequence);
    this.#sum = sum;
    this.#given = 0;
  }

  below(n: number, stream: Stream): number {
    if (stream !== DICE || this.#given === DICE_A_ROLL) return this.#rng.below(n);
    const isForced = this.#sum === DICE_A_ROLL || this.#sum === DICE_A_ROLL * n;
    const low = isForced ? this.#sum / DICE_A_ROLL : Math.ceil(this.#sum / DICE_A_ROLL) - 1;
    return (this.#given++ === 0 ? low : this.#sum - low) - 1;
  }
}
