import { LEVELS, SITES, SLOTS, type State } from '@hideout/caper-europe';
import type { Action } from '@hideout/kernel';
import { cardOfAction, isGiveBack, siteOfAction } from './deed.ts';
import { packed, sumOf, unpack } from './pack.ts';
import { PLACES } from './places.ts';
import { POINT } from './prospects.ts';
import { HUES, ROWS, type Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** The Crews of both seats: seat by seat, site by site. */
export const crewOf = (seat: number, site: number): number => seat * SITES + site;
const CREWS = 2 * SITES;
const ALL = (1 << CREWS) - 1;

/** A Crew carries no more Gear. */
const LOADS = SLOTS * LEVELS;

const packs = (): Int32Array => new Int32Array(CREWS);

/**
 * What each Crew has, and what it makes of one thing more. A Crew is read again only when it is stale: whoever acts at
 * the table says so.
 */
export class Crews {
  /** Gear by hue, and all of it. */
  readonly gear = packs();
  readonly load = packs();
  /** The first place that can take Gear, or below zero. */
  readonly open = packs();
  /** [crew, hue] What one Gear more brings in points; and as packs by hue, in Capers. */
  readonly points = new Int32Array(CREWS * HUES);
  readonly capers = packs();
  /** Whether anything below is not zero: points by Goods, points and Capers for laundering and by discarded hue. */
  readonly isOdd = packs();
  readonly loot = packs();
  readonly launderPoints = packs();
  readonly launderCapers = packs();
  readonly discardPoints = packs();
  readonly discardCapers = packs();

  readonly #traits: Traits;
  readonly #yields: Yields;
  /** What a card adds to the Gear of its Crew. */
  readonly #counted = new Int32Array(ROWS);
  #stale = ALL;

  constructor(traits: Traits, yields: Yields) {
    this.#traits = traits;
    this.#yields = yields;
    for (let row = 0; row < ROWS; row++) this.#counted[row] = packed(traits.hue[row]!, 1);
  }

  /** Another table: nothing is known about it. */
  forget(): void {
    this.#stale = ALL;
  }

  /** An action of the seat changes the table; whatever Crews it may change are stale. */
  follow(seat: number, action: Action): void {
    if (isGiveBack(action)) this.forget(); // then a burned Gear leaves its Crew
    const site = siteOfAction(action);
    if (site < 0) return;
    const card = cardOfAction(action);
    const burns = card < 0 || this.#traits.burns[card] !== 0;
    this.#stale |= (1 << crewOf(seat, site)) | (burns ? 1 << crewOf(1 - seat, site) : 0);
  }

  /** Reads what is stale. */
  read(s: Readonly<State>): void {
    for (let stale = this.#stale; stale !== 0; stale &= stale - 1) this.#readCrew(s, 31 - Math.clz32(stale & -stale));
    this.#stale = 0;
  }

  /** The Gear of a Crew that has one of the hues; none names any. */
  countGear(crew: number, hues: number): number {
    return hues === 0 ? this.load[crew]! : sumOf(this.gear[crew]!, hues);
  }

  /** The Gear of both Crews at a site that has one of the hues; none names any. */
  countBoth(site: number, hues: number): number {
    if (hues === 0) return this.load[site]! + this.load[SITES + site]!;
    return sumOf(this.gear[site]! + this.gear[SITES + site]!, hues);
  }

  /** [CE-5.6] The sets of a row in a Crew; of sets with any Gear also the half. */
  countSets(crew: number, row: number): number {
    const { perOf, perSize } = this.#traits;
    let sets = this.load[crew]! / perSize[row]!;
    for (let hue = 0; hue < HUES; hue++) {
      if ((perOf[row]! & (1 << hue)) !== 0) sets = Math.min(sets, unpack(this.gear[crew]!, hue));
    }
    return sets;
  }

  #readCrew(s: Readonly<State>, crew: number): void {
    const { points, capers, isOdd, countsSets } = this.#yields;
    const seat = crew < SITES ? 0 : 1;
    const site = crew - seat * SITES;
    const first = seat * PLACES + site * SLOTS;
    const end = first + s.crew[crew]!;
    this.isOdd[crew] = 0;
    let gear = 0;
    let load = 0;
    let open = -1;
    let plain = 0;
    let lasting = 0;
    let sets = 0;
    for (let at = end - 1; at >= first; at--) {
      const thief = s.thief[at]!;
      const top = s.load[at]!;
      if (top < LEVELS) open = at - seat * PLACES;
      plain += points[thief]!;
      lasting += capers[thief]!;
      sets += countsSets[thief]!;
      if (isOdd[thief] !== 0) this.#addOdd(crew, thief);
      for (let level = at * LEVELS; level < at * LEVELS + top; level++) {
        const card = s.gear[level]!;
        gear += this.#counted[card]!;
        plain += points[card]!;
        if (isOdd[card] !== 0) this.#addOdd(crew, card);
      }
      load += top;
    }
    this.gear[crew] = gear;
    this.load[crew] = load;
    this.open[crew] = open;
    this.capers[crew] = lasting;
    for (let hue = 0; hue < HUES; hue++) this.points[crew * HUES + hue] = POINT * unpack(plain, hue);
    if (sets === 0) return;
    for (let at = first; at < end; at++) if (countsSets[s.thief[at]!] !== 0) this.#addSets(crew, s.thief[at]!);
  }

  #addOdd(crew: number, card: number): void {
    const yields = this.#yields;
    if (this.isOdd[crew] === 0) {
      this.loot[crew] = 0;
      this.launderPoints[crew] = 0;
      this.launderCapers[crew] = 0;
      this.discardPoints[crew] = 0;
      this.discardCapers[crew] = 0;
      this.isOdd[crew] = 1;
    }
    this.loot[crew]! += yields.loot[card]!;
    this.launderPoints[crew]! += yields.launderPoints[card]!;
    this.launderCapers[crew]! += yields.launderCapers[card]!;
    this.discardPoints[crew]! += yields.discardPoints[card]!;
    this.discardCapers[crew]! += yields.discardCapers[card]!;
  }

  /** [CE-5.6] What each hue adds to sets: either a hue of the set is short, or the sheer number of Gear. */
  #addSets(crew: number, row: number): void {
    const { perOf, perPoints, perSize } = this.#traits;
    const of = perOf[row]!;
    const size = perSize[row]!;
    let least = LOADS + 1;
    let short = 0;
    let shorts = 0;
    for (let hue = 0; hue < HUES; hue++) {
      if ((of & (1 << hue)) === 0) continue;
      const gear = unpack(this.gear[crew]!, hue);
      if (gear > least) continue;
      short = gear < least ? 1 << hue : short | (1 << hue);
      shorts = gear < least ? 1 : shorts + 1;
      least = gear;
    }
    const isShort = least * size <= this.load[crew]!;
    const points = ((POINT * perPoints[row]!) / (isShort ? shorts : size)) | 0;
    for (let hue = 0; hue < HUES; hue++) {
      if (!isShort || (short & (1 << hue)) !== 0) this.points[crew * HUES + hue]! += points;
    }
  }
}
