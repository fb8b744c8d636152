import type { State } from '../rules/index.ts';
import { FAR } from './dice.ts';
import type { Outlook } from './outlook.ts';
import { MOST_SEATS } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

const table = (of: (units: number) => number): Float64Array =>
  Float64Array.from({ length: 2 * FAR }, (_, units) => of(units));
const { order, near, haste, grab, tempo, keep, way } = WEIGHTS;
/** By units: how a thief's hope to be the first at a jewel goes, how likely he gets so far, and home with it. */
const HOPE = table((units) => (near + units) ** -haste);
const FADE = table((units) => Math.exp(-grab - tempo * units));
const KEPT = table((units) => Math.exp(-keep - way * units));

/** How likely whoever has just got a jewel so far from his hideout brings it home. */
export const keptFrom = (units: number): number => KEPT[units]!;

/** The race for a jewel in its vault: it is stolen by whoever is soonest there, as it seems. */
export class Race {
  readonly #outlook: Outlook;
  readonly #hopes = new Float64Array(MOST_SEATS);
  readonly #units = new Int16Array(MOST_SEATS);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Works out, from `lot` on, how likely the jewel ends up with whom: the thief brings it home or loses it. */
  run(s: Readonly<State>, jewel: number, first: number, shares: Float64Array, lot: number): void {
    const sum = this.#start(s, jewel, first);
    let lost = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const stolen = this.#hopes[seat]! / sum;
      const home = KEPT[this.#outlook.homeWithJewel(s, seat, jewel)]!;
      const kept = stolen * home * FADE[this.#units[seat]!]!;
      shares[lot + seat] = kept;
      lost += stolen - kept;
    }
    for (let seat = 0; seat < s.seats; seat++) shares[lot + seat]! += lost / s.seats;
  }

  /** What everybody may hope, and the sum of it. */
  #start(s: Readonly<State>, jewel: number, first: number): number {
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const wait = (seat - first + s.seats) % s.seats;
      const units = this.#outlook.toJewel(s, seat, jewel) + Math.round((order * wait) / s.seats);
      this.#units[seat] = units;
      this.#hopes[seat] = HOPE[units]!;
      sum += this.#hopes[seat]!;
    }
    return sum;
  }
}
