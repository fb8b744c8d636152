import { FastRng, NOBODY, seatOf, type AnyGame } from '@hideout/kernel';
import type { Coach } from './coach.ts';
import type { Foresight } from './foresight.ts';

/**
 * Says what a true state seems worth: for accounts of luck, by whoever holds the truth, never for a seat. What nobody
 * knows yet does not count.
 */
export class Appraiser {
  readonly #game: AnyGame;
  readonly #coach: Coach;
  readonly #foresight: Foresight;
  readonly #rng = new FastRng(0);

  constructor(game: AnyGame, coach: Coach) {
    this.#game = game;
    this.#coach = coach;
    this.#foresight = coach.foresight(game);
    this.#foresight.begin?.();
  }

  /** By seat; the same for the same state and seed. */
  appraise(truth: object, seats: number, seed: number): number[] {
    const game = this.#game;
    const actor = game.actor(truth);
    const worths = Array<number>(seats).fill(0);
    if (actor === NOBODY) return worths.map((_, seat) => game.payoff(truth, seatOf(seat)));
    const view = game.view(truth, actor);
    const { looks, redraw } = this.#coach;
    this.#rng.reseed(seed, 0);
    for (let look = 0; look < looks; look++) {
      const s = this.#foresight.imagine(view, this.#rng);
      game.clone(truth, s);
      redraw?.(s, this.#rng);
      this.#foresight.playOn(s, [], { rng: this.#rng, log: undefined }, this.#rng);
      for (let seat = 0; seat < seats; seat++) worths[seat]! += this.#foresight.worth(s, seatOf(seat)) / looks;
    }
    return worths;
  }
}
