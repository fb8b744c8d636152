import type { State } from '../rules/index.ts';
import { ARRIVED, TURNS } from './dice.ts';
import type { Outlook } from './outlook.ts';
import { MOST_SEATS } from './prospects.ts';
import { keptFrom } from './race.ts';
import { Threats } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** So small a chance to be still on the way is not followed further. */
const HARDLY = 0.01;
/** What another roll is worth to a chaser whom one roll does not bring there. */
const FAR_CHASER = 0.3;

/** The chase for what a thief carries: it is his when he comes home before somebody captures him. */
export class Chase {
  readonly #outlook: Outlook;
  readonly #threats = new Threats();
  readonly #caught = new Float64Array(MOST_SEATS);
  #mover = 0;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Prepares for positions that come of what the seat `mover` does in `s`. */
  prepare(s: Readonly<State>, mover: number): void {
    this.#mover = mover;
    this.#threats.begin(s);
  }

  /** Works out, from `lot` on, how likely what the carrier has ends up with whom. */
  run(s: Readonly<State>, carrier: number, first: number, shares: Float64Array, lot: number): void {
    shares.fill(0, lot, lot + MOST_SEATS);
    const units = this.#outlook.homeFrom(s, carrier, s.thief[carrier]!);
    const caught = this.#caught.fill(0);
    let free = 1;
    let turns = 0;
    for (let at = first; turns < TURNS; at = (at + 1) % s.seats) {
      if (at === carrier) {
        const before = ARRIVED[turns]![units]!;
        const arrives = before === 1 ? 1 : (ARRIVED[++turns]![units]! - before) / (1 - before);
        shares[lot + carrier]! += free * arrives;
        free *= 1 - arrives;
        if (free < HARDLY) break;
      } else {
        const hit = turns === 0 ? this.soon(s, at, carrier) : WEIGHTS.later / (s.seats - 1);
        caught[at]! += free * hit;
        free *= 1 - hit;
      }
    }
    this.#pass(s, carrier, free, shares, lot);
  }

  /** Captured jewels are not safe either: the captor brings them home or loses them again. */
  #pass(s: Readonly<State>, carrier: number, free: number, shares: Float64Array, lot: number): void {
    shares[lot + carrier]! += free / 2;
    let lost = free / 2;
    for (let seat = 0; seat < s.seats; seat++) {
      if (this.#caught[seat] === 0) continue;
      const kept = this.#caught[seat]! * keptFrom(this.#outlook.homeFrom(s, seat, s.thief[carrier]!));
      shares[lot + seat]! += kept;
      lost += this.#caught[seat]! - kept;
    }
    for (let seat = 0; seat < s.seats; seat++) shares[lot + seat]! += lost / s.seats;
  }

  /** How likely the chaser captures the carrier in his coming turn. */
  soon(s: Readonly<State>, chaser: number, carrier: number): number {
    const { again } = WEIGHTS;
    if (chaser === this.#mover) {
      const units = this.#outlook.toSpace(s, chaser, s.thief[carrier]!);
      return Math.min(1, ARRIVED[1]![units]! * (1 + again));
    }
    const chance = this.#threats.chanceOf(s, chaser, s.thief[carrier]!);
    return chance + (1 - chance) * again * (chance > 0 ? 1 : FAR_CHASER);
  }
}
