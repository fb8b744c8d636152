import { GOODS, LEVELS, SITES, SLOTS, type State } from '@hideout/caper-europe';
import { countPer, setPoints } from './crews.ts';
import { gearTurnsLeft, lateness, pulled, PURSE, siteWorth, winChance } from './prospects.ts';
import { PLACES } from './places.ts';
import {
  BASE,
  CAPER_IN,
  CAPER_OF,
  CREW_CAPERS,
  CREW_COINS,
  CREW_POINTS,
  EYE_POINTS,
  HUE,
  HUES,
  IN_BOTH,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_LOOT,
  IN_NOTHING,
  IN_RIVAL,
  IS_INTRICATE,
  locationRow,
  PER_IN,
  PER_OF,
  PER_POINTS,
  PER_SIZE,
  wants,
} from './traits.ts';

const KINDS = GOODS.length;
/** [CE-6.1] No purse holds more. */
const ALL_COINS = 10;

/** What one thing more of any kind would bring to one seat: a Gear of a hue at a site, a Caper, a Good, a Coin. */
export class Outlook {
  /** Gear turns to come, this one included. */
  turns = 0;
  /** [site] How likely the seat wins there. */
  readonly win = new Float64Array(SITES);
  /** [site, hue] What one Gear more brings there: points, Capers, Coins. */
  readonly huePoints = new Float64Array(SITES * HUES);
  readonly hueCapers = new Int32Array(SITES * HUES);
  readonly hueCoins = new Int32Array(SITES * HUES);
  /** [hue] Points for one more discarded Gear, [good] for one more Good, and for one more laundered Coin. */
  readonly discardPoints = new Float64Array(HUES);
  readonly goodPoints = new Float64Array(KINDS);
  launderPoints = 0;

  #seat = 0;
  #coins = 0;
  #supply = 0;
  /** What each Coin is worth at this time, against its full worth. */
  #coinShare = 0;
  /** [site, hue] Gear of the seat, [site] all of it. */
  readonly #gear = new Int32Array(SITES * HUES);
  readonly #allGear = new Int32Array(SITES);
  /** [site] The Tracker's space, what winning there gives each, and what the place is worth as the Tracker stands. */
  readonly #space = new Int32Array(SITES);
  readonly #own = new Float64Array(SITES);
  readonly #other = new Float64Array(SITES);
  readonly #now = new Float64Array(SITES);

  /** Looks at the table from the seat. */
  look(s: Readonly<State>, seat: number): void {
    this.#seat = seat;
    this.turns = gearTurnsLeft(s.round, s.turn);
    this.#coins = s.coins[seat]!;
    this.#supply = s.supply;
    this.#coinShare = lateness(this.turns);
    this.launderPoints = 0;
    for (let hue = 0; hue < HUES; hue++) this.discardPoints[hue] = 0;
    for (let good = 0; good < KINDS; good++) this.goodPoints[good] = setPoints(s, seat, good);
    for (let site = 0; site < SITES; site++) this.#lookAt(s, site);
  }

  /** What so many Capers at the site bring. */
  pull(site: number, capers: number): number {
    return this.#worthAt(site, pulled(this.#space[site]!, capers)) - this.#now[site]!;
  }

  /** What paying and then gaining so many Coins brings. */
  earn(cost: number, gain: number): number {
    if (cost === gain) return 0;
    const room = this.#supply + cost;
    const coins = this.#coins - cost + (gain < room ? gain : room);
    return this.#coinShare * (PURSE[coins < ALL_COINS ? coins : ALL_COINS]! - PURSE[this.#coins]!);
  }

  /** The seat's Gear of the hues at the site. */
  countGear(site: number, hues: number): number {
    let gear = 0;
    for (let hue = 0; hue < HUES; hue++) if (wants(hues, hue)) gear += this.#gear[site * HUES + hue]!;
    return gear;
  }

  /** How often the points of a card or a Location count for the seat at the site. */
  countPer(s: Readonly<State>, site: number, row: number): number {
    const isPlain = PER_IN[row] === IN_CREW && PER_SIZE[row] === 1;
    return isPlain ? this.countGear(site, PER_OF[row]!) : countPer(s, this.#seat, site, row);
  }

  #worthAt(site: number, space: number): number {
    return siteWorth(this.turns > 0 ? this.turns - 1 : 0, space, this.#own[site]!, this.#other[site]!);
  }

  #lookAt(s: Readonly<State>, site: number): void {
    const seat = this.#seat;
    const tracker = s.tracker[site]!;
    const space = seat === 0 ? tracker : 0 - tracker;
    const win = winChance(this.turns, space);
    const location = s.location[site]!;
    const row = locationRow(location);
    const start = site * HUES;
    for (let at = start; at < start + HUES; at++) {
      const effect = row * HUES + at - start;
      this.#gear[at] = 0;
      this.huePoints[at] = win * CREW_POINTS[effect]!;
      this.hueCapers[at] = CREW_CAPERS[effect]!;
      this.hueCoins[at] = CREW_COINS[effect]!;
    }
    this.#space[site] = space;
    this.win[site] = win;
    this.#countCrew(s, site);
    const sure = BASE[location]! + EYE_POINTS[row]! / 2;
    this.#own[site] = sure + PER_POINTS[row]! * this.countPer(s, site, row);
    this.#other[site] = sure + PER_POINTS[row]! * countPer(s, 1 - seat, site, row);
    this.#now[site] = this.#worthAt(site, space);
    const first = seat * PLACES + site * SLOTS;
    const end = first + s.crew[seat * SITES + site]!;
    for (let at = first; at < end; at++) this.#addCard(s.thief[at]!, site);
    if (IS_INTRICATE[row] !== 0) this.#addIntricate(row, site, win);
  }

  /** Counts the Gear of the seat's Crew, and adds what it makes of more Gear. */
  #countCrew(s: Readonly<State>, site: number): void {
    const first = this.#seat * PLACES + site * SLOTS;
    const end = first + s.crew[this.#seat * SITES + site]!;
    let all = 0;
    for (let at = first; at < end; at++) {
      const load = s.load[at]!;
      const top = at * LEVELS + load;
      for (let level = at * LEVELS; level < top; level++) {
        const card = s.gear[level]!;
        this.#gear[site * HUES + HUE[card]!]!++;
        if (PER_IN[card] !== IN_NOTHING) this.#addCard(card, site);
      }
      all += load;
    }
    this.#allGear[site] = all;
  }

  #addCard(card: number, site: number): void {
    const start = site * HUES;
    for (let hue = 0; hue < HUES; hue++) {
      this.huePoints[start + hue]! += CREW_POINTS[card * HUES + hue]!;
      this.hueCapers[start + hue]! += CREW_CAPERS[card * HUES + hue]!;
    }
    if (IS_INTRICATE[card] !== 0) this.#addIntricate(card, site, 1);
  }

  /** What effects that count more than single Gear make of things to come; `share` of their points is to be had. */
  #addIntricate(row: number, site: number, share: number): void {
    const points = share * PER_POINTS[row]!;
    const of = PER_OF[row]!;
    switch (PER_IN[row]) {
      case IN_CREW:
        if (PER_SIZE[row]! > 1) this.#addSets(row, site, points);
        break;
      case IN_BOTH: // a Location that the rival wins rewards him for it
        this.#addHues(of, site, row < locationRow(0) ? points : points - (1 - share) * PER_POINTS[row]!);
        break;
      case IN_RIVAL:
        this.#addHues(of, site, points - PER_POINTS[row]!);
        break;
      case IN_LOOT:
        for (let good = 0; good < KINDS; good++) if (wants(of, good)) this.goodPoints[good]! += points;
        break;
      case IN_LAUNDRY:
        this.launderPoints += points;
        break;
      case IN_DISCARDS:
        for (let hue = 0; hue < HUES; hue++) if (wants(of, hue)) this.discardPoints[hue]! += points;
        break;
      default:
    }
    if (CAPER_IN[row] === IN_LAUNDRY) this.launderPoints += this.pull(site, 1);
    if (CAPER_IN[row] !== IN_DISCARDS) return;
    for (let hue = 0; hue < HUES; hue++) if (wants(CAPER_OF[row]!, hue)) this.discardPoints[hue]! += this.pull(site, 1);
  }

  #addHues(hues: number, site: number, points: number): void {
    for (let hue = 0; hue < HUES; hue++) if (wants(hues, hue)) this.huePoints[site * HUES + hue]! += points;
  }

  /** [CE-5.6] What each hue adds to sets: either a hue of the set is short, or the sheer number of Gear. */
  #addSets(row: number, site: number, points: number): void {
    const size = PER_SIZE[row]!;
    let least = Infinity;
    let short = 0;
    let shorts = 0;
    for (let hue = 0; hue < HUES; hue++) {
      const gear = this.#gear[site * HUES + hue]!;
      if ((PER_OF[row]! & (1 << hue)) === 0 || gear > least) continue;
      short = gear < least ? 1 << hue : short | (1 << hue);
      shorts = gear < least ? 1 : shorts + 1;
      least = gear;
    }
    if (least * size <= this.#allGear[site]!) this.#addHues(short, site, points / shorts);
    else this.#addHues(0, site, points / size);
  }
}
