import { FIRST_GEAR, GOODS, LEVELS, SITES, SLOTS, type State } from '@hideout/caper-europe';
import { countDiscards, protectedHues, setPoints } from './crews.ts';
import { Outlook } from './outlook.ts';
import { PLACES, siteOf } from './places.ts';
import {
  ANY_GOOD,
  BURNS,
  CAPER_IN,
  CAPER_OF,
  CAPERS,
  COIN_IN,
  COINS,
  COST,
  EYE_HUE,
  EYE_POINTS,
  HUE,
  HUES,
  IN_BOTH,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_NOTHING,
  IN_THIEVES,
  LAUNDERS,
  NO_GOOD,
  PER_IN,
  PER_OF,
  PER_POINTS,
  POINTS,
  POINTS_IF_WON,
  STEALS,
  wants,
} from './traits.ts';

const KINDS = GOODS.length;

/** Gear of one hue that a seat may still expect in a Crew where it is wanted, for each Gear turn to come. */
const WANTED = 0.05;
/** What a first Thief at a Location is worth beside what it shows: Gear has a place to go. */
const FOOTHOLD = 0.7;
/** The share of an eye that will see its colour: on Gear of that colour, on other Gear, on a Thief. */
const EYE_SAME = 0.7;
const EYE_OTHER = 0.4;
const EYE_THIEF = 0.6;

/**
 * What actions bring to one seat as the table stands, in points, by rules of thumb: what they bring at once, what they
 * make of the Crews, and a little for what may come. Looks once, then answers for every action.
 */
export class Appraisal {
  #s!: Readonly<State>;
  #seat = 0;
  readonly #outlook = new Outlook();

  /** Works out what the gains depend on. The state must stay as it is while gains are asked for. */
  look(s: Readonly<State>, seat: number): void {
    this.#s = s;
    this.#seat = seat;
    this.#outlook.look(s, seat);
  }

  /** Playing a Gear into the Crew at the site. */
  equip(card: number, site: number): number {
    const s = this.#s;
    const outlook = this.#outlook;
    const at = site * HUES + HUE[card]!;
    const capers = CAPERS[card]! + outlook.hueCapers[at]!;
    const coins = COINS[card]! + outlook.hueCoins[at]!;
    let gain = outlook.huePoints[at]! + POINTS[card]! + outlook.earn(COST[card]!, coins);
    if (capers !== 0) gain += outlook.pull(site, capers);
    if (PER_IN[card] !== IN_NOTHING) gain += PER_POINTS[card]! * this.#expectPer(card, site);
    if (STEALS[card] !== NO_GOOD) gain += this.#bestSteal(site, STEALS[card]!);
    if (BURNS[card] !== 0) gain += this.#bestBurn(site);
    if (POINTS_IF_WON[card] !== 0) gain += POINTS_IF_WON[card]! * outlook.win[site]!;
    if (EYE_POINTS[card] !== 0) gain += EYE_POINTS[card]! * (EYE_HUE[card] === HUE[card] ? EYE_SAME : EYE_OTHER);
    if (LAUNDERS[card] !== 0 && s.supply > 0) gain += outlook.launderPoints;
    return gain;
  }

  /** Discarding a Gear for a Coin. */
  sell(card: number): number {
    return this.#outlook.discardPoints[HUE[card]!]! + this.#outlook.earn(0, 1);
  }

  /** Playing a Thief to the site. */
  hire(card: number, site: number): number {
    const outlook = this.#outlook;
    const crew = this.#s.crew[this.#seat * SITES + site]!;
    const coins = COINS[card]! + (COIN_IN[card] === IN_THIEVES ? crew + 1 : 0);
    let gain = POINTS[card]! + outlook.earn(0, coins) + (crew === 0 ? FOOTHOLD : 0);
    if (CAPERS[card] !== 0) gain += outlook.pull(site, CAPERS[card]!);
    if (CAPER_IN[card] !== IN_NOTHING) {
      gain += outlook.pull(site, this.#countLasting(card, site)) + this.#future() * outlook.pull(site, 1);
    }
    if (PER_IN[card] !== IN_NOTHING) gain += PER_POINTS[card]! * this.#expectPer(card, site);
    if (STEALS[card] !== NO_GOOD) gain += this.#bestSteal(site, STEALS[card]!);
    return gain + EYE_POINTS[card]! * EYE_THIEF;
  }

  /** Taking a Good. */
  steal(good: number): number {
    return this.#outlook.goodPoints[good]!;
  }

  /** Giving a Good back. */
  giveBack(good: number): number {
    const loot = this.#seat * KINDS;
    const have = this.#s.loot[loot + good]!;
    let set = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.#s.loot[loot + kind]! >= have) set++;
    return setPoints(this.#s, this.#seat, good) - this.#outlook.goodPoints[good]! - 1 - set;
  }

  /** Burning the topmost Gear at a place of the rival. */
  burn(place: number): number {
    const at = (1 - this.#seat) * PLACES + place;
    const card = this.#s.gear[at * LEVELS + this.#s.load[at]! - 1]!;
    const per = PER_IN[card] === IN_NOTHING ? 0 : PER_POINTS[card]! * 1.5;
    const good = STEALS[card] === NO_GOOD ? 0 : 3;
    return this.#outlook.pull(siteOf(place), CAPERS[card]!) + POINTS[card]! + per + good + 0.4 * COINS[card]! + 0.6;
  }

  /** Gear of a wanted hue that a Crew may still get. */
  #future(): number {
    return WANTED * this.#outlook.turns;
  }

  /** How often the points of a card will count if it comes to the site. */
  #expectPer(card: number, site: number): number {
    const zone = PER_IN[card];
    const isGear = card >= FIRST_GEAR;
    const self = isGear
      ? (zone === IN_CREW || zone === IN_BOTH) && wants(PER_OF[card]!, HUE[card]!)
      : zone === IN_THIEVES;
    return this.#outlook.countPer(this.#s, site, card) + (self ? 1 : 0) + this.#future();
  }

  /** How often a Thief's lasting effect would work at once. */
  #countLasting(card: number, site: number): number {
    const of = CAPER_OF[card]!;
    switch (CAPER_IN[card]) {
      case IN_CREW:
        return this.#outlook.countGear(site, of);
      case IN_DISCARDS:
        return countDiscards(this.#s, this.#seat, of);
      case IN_LAUNDRY:
        return this.#s.laundered[this.#seat]!;
      default:
        return 0;
    }
  }

  #bestSteal(site: number, shown: number): number {
    let best = 0;
    for (let good = 0; good < KINDS; good++) {
      if ((shown !== ANY_GOOD && shown !== good) || this.#s.goods[site * KINDS + good] === 0) continue;
      if (this.#outlook.goodPoints[good]! > best) best = this.#outlook.goodPoints[good]!;
    }
    return best;
  }

  #bestBurn(site: number): number {
    const s = this.#s;
    const rival = (1 - this.#seat) * PLACES;
    const safe = protectedHues(s, 1 - this.#seat, site);
    let best = 0;
    for (let place = site * SLOTS; place < (site + 1) * SLOTS; place++) {
      const load = s.load[rival + place]!;
      if (load === 0 || (safe & (1 << HUE[s.gear[(rival + place) * LEVELS + load - 1]!]!)) !== 0) continue;
      best = Math.max(best, this.burn(place));
    }
    return best;
  }
}
