import { FIRST_GEAR, GOODS, SITES, type State } from '@hideout/caper-europe';
import { crewOf, type Crews } from './crews.ts';
import { unpack } from './pack.ts';
import { ALL_COINS, gearTurnsLeft, POINT, Prospects, purse } from './prospects.ts';
import {
  HUES,
  IN_BOTH,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_LOOT,
  IN_NOTHING,
  IN_RIVAL,
  IN_THIEVES,
  locationRow,
  wants,
  type Traits,
} from './traits.ts';
import type { Yields } from './yields.ts';

const KINDS = GOODS.length;

/** In thousandths of a point, what one thing more of any kind would bring to one seat: a Gear of a hue at a site, a Caper, a Good, a Coin. */
export class Outlook {
  /** Gear turns to come, this one included. */
  turns = 0;
  /** [site] How likely the seat wins there, in thousandths. */
  readonly win = new Int32Array(SITES);
  /** [site] The Capers that one Gear more brings there, a pack by hue. */
  readonly capers = new Int32Array(SITES);
  /** [hue] Points for one more discarded Gear, [good] for one more Good, and for one more laundered Coin. */
  readonly discardPoints = new Int32Array(HUES);
  readonly goodPoints = new Int32Array(KINDS);
  launderPoints = 0;
  /** What one Coin more is worth. */
  nextCoin = 0;

  readonly #traits: Traits;
  readonly #yields: Yields;
  readonly #crews: Crews;
  readonly #prospects: Prospects;
  #seat = 0;
  #coins = 0;
  #supply = 0;
  /** What the seat's Coins are worth. */
  #purse = 0;
  /** Gear turns after this one. */
  #later = 0;
  /** [site] The Tracker's space, and what winning there gives either seat, together. */
  readonly #space = new Int32Array(SITES);
  readonly #stake = new Int32Array(SITES);
  readonly #row = new Int32Array(SITES);
  /** [site] Whether the Location is interested in Gear that comes. */
  readonly #isKeen = new Uint8Array(SITES);
  #hasDiscards = false;

  constructor(traits: Traits, yields: Yields, crews: Crews) {
    this.#traits = traits;
    this.#yields = yields;
    this.#crews = crews;
    this.#prospects = new Prospects(traits.track);
  }

  /** Looks at the table from the seat; the Crews must have been read. */
  look(s: Readonly<State>, seat: number): void {
    this.#seat = seat;
    this.turns = gearTurnsLeft(s.round, s.turn);
    this.#later = this.turns > 0 ? this.turns - 1 : 0;
    this.#coins = s.coins[seat]!;
    this.#supply = s.supply;
    this.#purse = purse(this.turns, this.#coins);
    this.nextCoin = this.earn(0, 1);
    this.launderPoints = 0;
    if (this.#hasDiscards) this.discardPoints.fill(0);
    this.#hasDiscards = false;
    this.#countGoods(s, seat * KINDS);
    for (let site = 0; site < SITES; site++) this.#lookAt(s, site);
  }

  /** Looks at the Locations, which stay. */
  survey(s: Readonly<State>): void {
    for (let site = 0; site < SITES; site++) {
      this.#row[site] = locationRow(s.location[site]!);
      this.#isKeen[site] = this.#yields.isKeen[this.#row[site]!]!;
    }
  }

  /** What a Gear of the hue brings at the site for being there, Capers and Coins apart. */
  place(site: number, hue: number): number {
    const points = this.#crews.points[crewOf(this.#seat, site) * HUES + hue]!;
    if (this.#isKeen[site] === 0) return points;
    const at = this.#row[site]! * HUES + hue;
    return points + this.win[site]! * this.#yields.rise[at]! - POINT * this.#yields.fall[at]!;
  }

  /** The Coins that the Location gives for a Gear of the hue. */
  coinsAt(site: number, hue: number): number {
    return this.#isKeen[site] === 0 ? 0 : unpack(this.#yields.coins[this.#row[site]!]!, hue);
  }

  /** What so many Capers at the site bring. */
  pull(site: number, capers: number): number {
    return this.#prospects.swing(this.#later, this.#space[site]!, capers, this.#stake[site]!);
  }

  /** What paying and then gaining so many Coins brings. */
  earn(cost: number, gain: number): number {
    if (cost === gain) return 0;
    const room = this.#supply + cost;
    const coins = this.#coins - cost + (gain < room ? gain : room);
    return purse(this.turns, coins < ALL_COINS ? coins : ALL_COINS) - this.#purse;
  }

  /** How often the points of a card or a Location count for a seat at the site as the table stands. */
  countPer(s: Readonly<State>, seat: number, site: number, row: number): number {
    const { perIn, perOf, perSize } = this.#traits;
    const crews = this.#crews;
    const of = perOf[row]!;
    switch (perIn[row]) {
      case IN_CREW:
        return perSize[row] === 1 ? crews.countGear(crewOf(seat, site), of) : crews.countSets(crewOf(seat, site), row);
      case IN_RIVAL:
        return crews.countGear(crewOf(1 - seat, site), of);
      case IN_BOTH:
        return crews.countGear(site, of) + crews.countGear(SITES + site, of);
      case IN_THIEVES:
        return s.crew[crewOf(seat, site)]!;
      case IN_LOOT:
        return countLoot(s, seat, of);
      case IN_LAUNDRY:
        return s.laundered[seat]!;
      case IN_DISCARDS:
        return this.countDiscards(s, seat, of);
      default:
        return 0;
    }
  }

  /** How much Gear of the hues lies in a seat's Hideout. */
  countDiscards(s: Readonly<State>, seat: number, hues: number): number {
    const { hue } = this.#traits;
    const first = seat * (s.discard.length >> 1);
    let gear = 0;
    for (let at = first; at < first + s.discardSize[seat]!; at++) {
      const card = s.discard[at]!;
      if (card >= FIRST_GEAR && wants(hues, hue[card]!)) gear++;
    }
    return gear;
  }

  #lookAt(s: Readonly<State>, site: number): void {
    const { isOdd, capers } = this.#yields;
    const crews = this.#crews;
    const row = this.#row[site]!;
    const crew = crewOf(this.#seat, site);
    const space = this.#seat === 0 ? s.tracker[site]! : 0 - s.tracker[site]!;
    const win = this.#prospects.winChance(this.turns, space);
    this.win[site] = win;
    this.#space[site] = space;
    this.#stake[site] = this.#stakeAt(s, site, row);
    this.capers[site] = crews.capers[crew]! + capers[row]!;
    if (crews.isOdd[crew] !== 0) this.#addCrew(crew, site);
    if (isOdd[row] !== 0) this.#addLocation(row, win);
  }

  /** What winning the site gives either seat beside the track, together. */
  #stakeAt(s: Readonly<State>, site: number, row: number): number {
    const { base, eyePoints, perIn, perOf, perPoints, perSize } = this.#traits;
    const stake = 2 * base[row]! + eyePoints[row]!;
    const zone = perIn[row]!;
    if (zone === IN_NOTHING) return stake;
    if (zone < IN_BOTH && perSize[row] === 1) return stake + perPoints[row]! * this.#crews.countBoth(site, perOf[row]!);
    return stake + perPoints[row]! * (this.countPer(s, 0, site, row) + this.countPer(s, 1, site, row));
  }

  /** [CE-9.4] What one Good more adds to the sets of the seat: it joins all kinds of which there are more. */
  #countGoods(s: Readonly<State>, loot: number): void {
    const a = s.loot[loot]!;
    const b = s.loot[loot + 1]!;
    const c = s.loot[loot + 2]!;
    this.goodPoints[0] = POINT * (2 + (b > a ? 1 : 0) + (c > a ? 1 : 0));
    this.goodPoints[1] = POINT * (2 + (a > b ? 1 : 0) + (c > b ? 1 : 0));
    this.goodPoints[2] = POINT * (2 + (a > c ? 1 : 0) + (b > c ? 1 : 0));
  }

  /** What the Crew makes of Goods, laundered Coins and discards to come. */
  #addCrew(crew: number, site: number): void {
    const { loot, launderPoints, launderCapers, discardPoints, discardCapers } = this.#crews;
    if (loot[crew] !== 0) {
      for (let good = 0; good < KINDS; good++) this.goodPoints[good]! += POINT * unpack(loot[crew]!, good);
    }
    this.launderPoints += POINT * launderPoints[crew]!;
    if (launderCapers[crew] !== 0) this.launderPoints += launderCapers[crew]! * this.pull(site, 1);
    if (discardPoints[crew] === 0 && discardCapers[crew] === 0) return;
    this.#hasDiscards = true;
    const pull = discardCapers[crew] === 0 ? 0 : this.pull(site, 1);
    for (let hue = 0; hue < HUES; hue++) {
      this.discardPoints[hue]! += POINT * unpack(discardPoints[crew]!, hue) + pull * unpack(discardCapers[crew]!, hue);
    }
  }

  /** What the Location makes of them, for whoever wins it. */
  #addLocation(row: number, win: number): void {
    const { loot, launderPoints, discardPoints } = this.#yields;
    for (let good = 0; good < KINDS; good++) this.goodPoints[good]! += win * unpack(loot[row]!, good);
    this.launderPoints += win * launderPoints[row]!;
    if (discardPoints[row] === 0) return;
    this.#hasDiscards = true;
    for (let hue = 0; hue < HUES; hue++) this.discardPoints[hue]! += win * unpack(discardPoints[row]!, hue);
  }
}

function countLoot(s: Readonly<State>, seat: number, kinds: number): number {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) if (wants(kinds, good)) goods += s.loot[seat * KINDS + good]!;
  return goods;
}
