import { Appraiser, type Coach } from '@hideout/bots';
import { FastRng, seatOf, type Action, type AnyGame } from '@hideout/kernel';
import type { Auditor, Lineup, Round } from '../series.ts';

/** How often chance is asked again what else it could have brought. */
const REDRAWS = 4;

/**
 * Adds up what chance brings in a game: after every action what the table seems worth, less what it seems worth after the
 * same action with other cards and dice, drawn just as the true ones were. On average over games that is nothing,
 * whatever it is valued by, so it can be taken off results without a bias.
 */
export class Luck implements Auditor {
  /** By seat: what chance has brought in the present game. */
  readonly bySeat: number[];
  readonly #game: AnyGame;
  readonly #coach: Coach;
  readonly #appraiser: Appraiser;
  readonly #seed: number;
  readonly #rng = new FastRng(0);
  #before: object | undefined;
  #other: object | undefined;
  #round = 0;
  #step = 0;

  constructor({ game, setup, seed }: Lineup, coach: Coach) {
    this.#game = game;
    this.#coach = coach;
    this.#appraiser = new Appraiser(game, coach);
    this.#seed = ~seed >>> 0; // nothing that the rules or the bots draw
    this.bySeat = Array<number>(setup.seats).fill(0);
  }

  begin({ turn }: Round): void {
    this.bySeat.fill(0);
    this.#round = turn;
    this.#step = 0;
  }

  before(state: object): void {
    this.#before = this.#game.clone(state, this.#before);
  }

  after(state: object, action: Action): void {
    const came = this.#sightOf(state);
    const noise = this.#seed + ++this.#step;
    this.#rng.reseed(noise, this.#round);
    let [isLuck, actual] = [false, [] as number[]];
    const others: number[][] = [];
    for (let redraw = 0; redraw < REDRAWS; redraw++) {
      const other = (this.#other = this.#game.clone(this.#before!, this.#other));
      this.#coach.redraw?.(other, this.#rng);
      this.#game.apply(other, action, { rng: this.#rng, log: undefined });
      if (!isLuck && this.#sightOf(other) === came) continue;
      if (!isLuck) actual = this.#appraiser.appraise(state, this.bySeat.length, noise);
      isLuck = true;
      others.push(this.#appraiser.appraise(other, this.bySeat.length, noise));
    }
    // Where another draw shows the same, it is worth the same.
    for (const other of others) {
      for (const seat of this.bySeat.keys()) this.bySeat[seat]! += (actual[seat]! - other[seat]!) / REDRAWS;
    }
  }

  /** All that anybody at the table sees. */
  #sightOf(state: object): string {
    return JSON.stringify(this.bySeat.map((_, seat) => this.#game.view(state, seatOf(seat))));
  }
}
