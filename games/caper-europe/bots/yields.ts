import { asksFor, only, type Bits } from '../rules/bits.ts';
import { ROWS } from '../rules/book.ts';
import { CARDS, isGear } from '../rules/card.ts';
import { HUES } from '../rules/cities.ts';
import { KINDS } from '../rules/places.ts';
import { IN_BOTH, IN_CREW, IN_DISCARDS, IN_LAUNDRY, IN_LOOT, IN_RIVAL, IN_THIEVES } from '../rules/things.ts';
import { packed, unpack, type Pack } from './pack.ts';
import { Prospects } from './prospects.ts';
import type { Traits } from './traits.ts';

const packs = (): Int32Array => new Int32Array(ROWS);

/** What one thing more yields to a card in a Crew, or to a Location: a Gear of each hue, a Good, a Coin, a discard. */
export class Yields {
  /** By hue of one Gear more in the Crew: points, Capers, Coins. */
  readonly points = packs();
  readonly capers = packs();
  readonly coins = packs();
  /** By kind of one Good more. */
  readonly loot = packs();
  /** For one laundered Coin more. */
  readonly launderPoints = packs();
  readonly launderCapers = packs();
  /** By hue of one discarded Gear more. */
  readonly discardPoints = packs();
  readonly discardCapers = packs();
  /** Whether a row counts sets of several Gear, and whether it yields anything for laundered Coins or discards. */
  readonly countsSets = new Uint8Array(ROWS);
  readonly isOdd = new Uint8Array(ROWS);
  /** The hues of which a Location rewards single Gear in points or Coins, one bit each. */
  readonly keenOn = new Uint8Array(ROWS);
  /** [row, hue] Points of a Location for one Gear more: `rise` if the seat wins it, less `fall` in any case. */
  readonly rise = new Int32Array(ROWS * HUES);
  readonly fall = new Int32Array(ROWS * HUES);
  /** Whether a card's points count its own arrival. */
  readonly countsItself = new Uint8Array(ROWS);

  /** What Capers yield. */
  readonly prospects: Prospects;

  constructor(traits: Traits) {
    this.prospects = new Prospects(traits.book.track);
    for (let row = 0; row < ROWS; row++) {
      this.#countPoints(row, traits);
      this.#countLasting(row, traits);
      if (row < CARDS) this.#countItself(row, traits);
      const odd = [this.launderPoints, this.launderCapers, this.discardPoints, this.discardCapers];
      for (let hue = 0; hue < HUES; hue++) {
        const at = row * HUES + hue;
        const isKeen = this.rise[at] !== 0 || this.fall[at] !== 0 || unpack(this.coins[row]!, hue) !== 0;
        if (isKeen) this.keenOn[row]! |= only(hue);
      }
      this.isOdd[row] = odd.some((pack) => pack[row] !== 0) ? 1 : 0;
    }
  }

  #countPoints(row: number, { per, perPoints }: Traits): void {
    const [zone, of, points] = [per.in[row]!, per.of[row]!, perPoints[row]!];
    if (zone === IN_LOOT) this.loot[row] = packOf(KINDS, of, points);
    if (zone === IN_LAUNDRY) this.launderPoints[row] = points;
    if (zone === IN_DISCARDS) this.discardPoints[row] = packOf(HUES, of, points);
    if (zone === IN_CREW && per.size[row]! > 1) this.countsSets[row] = 1;
    else if (zone === IN_CREW || zone === IN_BOTH) this.points[row] = packOf(HUES, of, points);
    if (row < CARDS) return;
    for (let hue = 0; hue < HUES; hue++) {
      if (!asksFor(of, hue) || this.countsSets[row] !== 0) continue;
      // What the rival's Crew is rewarded for as well counts against the seat where he wins.
      if (zone === IN_CREW || zone === IN_RIVAL) this.rise[row * HUES + hue] = points;
      if (zone === IN_BOTH) this.rise[row * HUES + hue] = 2 * points;
      if (zone === IN_BOTH || zone === IN_RIVAL) this.fall[row * HUES + hue] = points;
    }
  }

  #countLasting(row: number, { caperPer, coinPer }: Traits): void {
    const [zone, of] = [caperPer.in[row]!, caperPer.of[row]!];
    if (zone === IN_CREW) this.capers[row] = packOf(HUES, of, 1);
    if (zone === IN_LAUNDRY) this.launderCapers[row] = 1;
    if (zone === IN_DISCARDS) this.discardCapers[row] = packOf(HUES, of, 1);
    if (coinPer.in[row] === IN_CREW) this.coins[row] = packOf(HUES, coinPer.of[row]!, 1);
  }

  #countItself(card: number, { book, per }: Traits): void {
    const zone = per.in[card];
    const countsGear = zone === IN_CREW || zone === IN_BOTH;
    const isCounted = isGear(card) ? countsGear && asksFor(per.of[card]!, book.hue[card]!) : zone === IN_THIEVES;
    this.countsItself[card] = isCounted ? 1 : 0;
  }
}

function packOf(size: number, members: Bits, n: number): Pack {
  let pack = 0;
  for (let member = 0; member < size; member++) if (asksFor(members, member)) pack |= packed(member, n);
  return pack;
}
