import * as rules from '../rules/index.ts';
import type { State } from '../rules/index.ts';
import type { Crew } from './crew.ts';
import { crewOf, type Crews } from './crews.ts';
import { sumOf, unpack } from './pack.ts';
import * as shown from './traits.ts';
import { wants, type Traits } from './traits.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { FIRST_GEAR } = rules;
const { HUES, IN_BOTH, IN_CREW, IN_DISCARDS, IN_LAUNDRY, IN_LOOT, IN_RIVAL, IN_THIEVES } = shown;

const KINDS = rules.GOODS.length;
const ALL_KINDS = (1 << KINDS) - 1;

/** The Gear of a Crew that has one of the hues; none names any. */
export const countGear = (crew: Readonly<Crew>, hues: number): number =>
  hues === 0 ? crew.load : sumOf(crew.gear, hues);

/** Counts what lies on the table, as cards and Locations count it. */
export class Counts {
  readonly #traits: Traits;
  readonly #crews: Crews;

  constructor(traits: Traits, crews: Crews) {
    this.#traits = traits;
    this.#crews = crews;
  }

  /** How often the points of a card or a Location count for a seat at the site as the table stands. */
  per(s: Readonly<State>, seat: number, site: number, row: number): number {
    const of = this.#traits.perOf[row]!;
    const size = this.#traits.perSize[row]!;
    const own = this.#crews.all[crewOf(seat, site)]!;
    switch (this.#traits.perIn[row]) {
      case IN_CREW:
        return size === 1 ? countGear(own, of) : countSets(own, of, size);
      case IN_RIVAL:
        return countGear(this.#crews.all[crewOf(1 - seat, site)]!, of);
      case IN_BOTH:
        return countGear(own, of) + countGear(this.#crews.all[crewOf(1 - seat, site)]!, of);
      case IN_THIEVES:
        return s.crew[crewOf(seat, site)]!;
      case IN_LOOT:
        return countLoot(s, seat, of);
      case IN_LAUNDRY:
        return s.laundered[seat]!;
      case IN_DISCARDS:
        return this.discards(s, seat, of);
      default:
        return 0;
    }
  }

  /** How much Gear of the hues lies in a seat's Hideout. */
  discards(s: Readonly<State>, seat: number, hues: number): number {
    const { hue } = this.#traits;
    const first = seat * (s.discard.length >> 1);
    let gear = 0;
    for (let at = first; at < first + s.discardSize[seat]!; at++) {
      const card = s.discard[at]!;
      if (card >= FIRST_GEAR && wants(hues, hue[card]!)) gear++;
    }
    return gear;
  }
}

/** [CE-5.6] The sets of hues in a Crew, each of so many Gear; of sets with any Gear also the half. */
function countSets(crew: Readonly<Crew>, hues: number, size: number): number {
  let sets = crew.load / size;
  for (let hue = 0; hue < HUES; hue++) if ((hues & (1 << hue)) !== 0) sets = Math.min(sets, unpack(crew.gear, hue));
  return sets;
}

/** The Goods of the kinds in a seat's Hideout; none names any. */
function countLoot(s: Readonly<State>, seat: number, kinds: number): number {
  let goods = 0;
  for (let bits = kinds === 0 ? ALL_KINDS : kinds; bits !== 0; bits &= bits - 1) {
    goods += s.loot[seat * KINDS + 31 - Math.clz32(bits & -bits)]!;
  }
  return goods;
}
