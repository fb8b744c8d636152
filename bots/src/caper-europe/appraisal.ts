import { GOODS, LEVELS, SLOTS, type State } from '@hideout/caper-europe';
import { crewOf, type Crews } from './crews.ts';
import { Outlook } from './outlook.ts';
import { unpack } from './pack.ts';
import { PLACES, siteOf } from './places.ts';
import { POINT } from './prospects.ts';
import {
  ANY_GOOD,
  CARDS,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_NOTHING,
  IN_THIEVES,
  NO_GOOD,
  type Traits,
} from './traits.ts';
import type { Yields } from './yields.ts';

const KINDS = GOODS.length;
const NO_CARD = -1;

/** Gear of one hue that a seat may still expect in a Crew where it is wanted, for each Gear turn to come. */
const WANTED = 0.05 * POINT;
/** What a first Thief at a Location is worth beside what it shows: Gear has a place to go. */
const FOOTHOLD = 0.7 * POINT;
/** The share of an eye that will see its colour: on Gear of that colour, on other Gear, on a Thief. */
const EYE_SAME = 0.7 * POINT;
const EYE_OTHER = 0.4 * POINT;
const EYE_THIEF = 0.6 * POINT;
/** What a burned card is thought to have brought: for each point that it counts something by, a Good, a Coin, itself. */
const BURNED_PER = 1.5 * POINT;
const BURNED_GOOD = 3 * POINT;
const BURNED_COIN = 0.4 * POINT;
const BURNED = 0.6 * POINT;

/**
 * What actions bring to one seat as the table stands, in thousandths of a point, by rules of thumb: what they bring at once, what they
 * make of the Crews, and a little for what may come. Looks once, then answers for every action.
 */
export class Appraisal {
  readonly #traits: Traits;
  readonly #yields: Yields;
  readonly #crews: Crews;
  readonly #outlook: Outlook;
  /** Whether a Gear shows more than Capers, Coins and printed points. */
  readonly #isIntricate = new Uint8Array(CARDS);
  /** The Gear that was asked about last: what its price and Coins are worth, and with its points. */
  #card = NO_CARD;
  #paid = 0;
  #anywhere = 0;
  #s!: Readonly<State>;
  #seat = 0;

  /** Sees the Crews as they were read last. */
  constructor(traits: Traits, yields: Yields, crews: Crews) {
    this.#traits = traits;
    this.#yields = yields;
    this.#crews = crews;
    this.#outlook = new Outlook(traits, yields, crews);
    const { burns, eyePoints, launders, perIn, pointsIfWon, steals } = traits;
    for (let card = 0; card < CARDS; card++) {
      const shown = perIn[card]! + burns[card]! + pointsIfWon[card]! + eyePoints[card]! + launders[card]!;
      this.#isIntricate[card] = shown > 0 || steals[card] !== NO_GOOD ? 1 : 0;
    }
  }

  /** Comes to another table. */
  survey(s: Readonly<State>): void {
    this.#outlook.survey(s);
  }

  /** Works out what the gains depend on. The state must stay as it is while gains are asked for. */
  look(s: Readonly<State>, seat: number): void {
    this.#s = s;
    this.#seat = seat;
    this.#card = NO_CARD;
    this.#outlook.look(s, seat);
  }

  /** Playing a Gear into the Crew at the site. */
  equip(card: number, site: number): number {
    const { capers, coins, cost, hue } = this.#traits;
    const outlook = this.#outlook;
    if (card !== this.#card) this.#turnTo(card);
    const colour = hue[card]!;
    const made = capers[card]! + unpack(outlook.capers[site]!, colour);
    const earned = outlook.coinsAt(site, colour);
    let gain = this.#anywhere + outlook.place(site, colour);
    if (made !== 0) gain += outlook.pull(site, made);
    if (earned !== 0) gain += outlook.earn(cost[card]!, coins[card]! + earned) - this.#paid;
    return this.#isIntricate[card] === 0 ? gain : gain + this.#equipIntricate(card, site);
  }

  /** Discarding a Gear for a Coin. */
  sell(card: number): number {
    return this.#outlook.discardPoints[this.#traits.hue[card]!]! + this.#outlook.nextCoin;
  }

  /** Playing a Thief to the site. */
  hire(card: number, site: number): number {
    const { caperIn, capers, coinIn, coins, eyePoints, perIn, points, steals } = this.#traits;
    const outlook = this.#outlook;
    const crew = this.#s.crew[crewOf(this.#seat, site)]!;
    const earned = coins[card]! + (coinIn[card] === IN_THIEVES ? crew + 1 : 0);
    let gain = POINT * points[card]! + outlook.earn(0, earned) + (crew === 0 ? FOOTHOLD : 0);
    if (capers[card] !== 0) gain += outlook.pull(site, capers[card]!);
    if (caperIn[card] !== IN_NOTHING) {
      gain +=
        outlook.pull(site, this.#countLasting(card, site)) + (((this.#future() * outlook.pull(site, 1)) / POINT) | 0);
    }
    if (perIn[card] !== IN_NOTHING) gain += this.#expectPer(card, site);
    if (steals[card] !== NO_GOOD) gain += this.#bestSteal(site, steals[card]!);
    return gain + eyePoints[card]! * EYE_THIEF;
  }

  /** Taking a Good. */
  steal(good: number): number {
    return this.#outlook.goodPoints[good]!;
  }

  /** Giving a Good back: the fewer others of its kind make up sets, the less is lost. */
  giveBack(good: number): number {
    const { loot } = this.#s;
    const first = this.#seat * KINDS;
    const have = loot[first + good]!;
    let larger = 0;
    let set = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (loot[first + kind]! > have) larger++;
      if (loot[first + kind]! >= have) set++;
    }
    return POINT * (1 + larger - set) - this.#outlook.goodPoints[good]!;
  }

  /** Burning the topmost Gear at a place of the rival. */
  burn(place: number): number {
    const { capers, coins, perIn, perPoints, points, steals } = this.#traits;
    const at = (1 - this.#seat) * PLACES + place;
    const card = this.#s.gear[at * LEVELS + this.#s.load[at]! - 1]!;
    const per = perIn[card] === IN_NOTHING ? 0 : BURNED_PER * perPoints[card]!;
    const good = steals[card] === NO_GOOD ? 0 : BURNED_GOOD;
    const printed = POINT * points[card]! + BURNED_COIN * coins[card]! + BURNED;
    return this.#outlook.pull(siteOf(place), capers[card]!) + printed + per + good;
  }

  /** Works out what a Gear brings wherever it is played. */
  #turnTo(card: number): void {
    const { coins, cost, points } = this.#traits;
    this.#card = card;
    this.#paid = this.#outlook.earn(cost[card]!, coins[card]!);
    this.#anywhere = POINT * points[card]! + this.#paid;
  }

  /** What a Gear brings beside Capers, Coins and printed points. */
  #equipIntricate(card: number, site: number): number {
    const { burns, eyeHue, eyePoints, hue, launders, perIn, pointsIfWon, steals } = this.#traits;
    const outlook = this.#outlook;
    let gain = pointsIfWon[card]! * outlook.win[site]!;
    if (perIn[card] !== IN_NOTHING) gain += this.#expectPer(card, site);
    if (steals[card] !== NO_GOOD) gain += this.#bestSteal(site, steals[card]!);
    if (burns[card] !== 0) gain += this.#bestBurn(site);
    if (eyePoints[card] !== 0) gain += eyePoints[card]! * (eyeHue[card] === hue[card] ? EYE_SAME : EYE_OTHER);
    if (launders[card] !== 0 && this.#s.supply > 0) gain += outlook.launderPoints;
    return gain;
  }

  /** Gear of a wanted hue that a Crew may still get, in thousandths. */
  #future(): number {
    return WANTED * this.#outlook.turns;
  }

  /** The points that a card will bring by what it counts, if it comes to the site. */
  #expectPer(card: number, site: number): number {
    const times = this.#outlook.countPer(this.#s, this.#seat, site, card) + this.#yields.countsItself[card]!;
    return this.#traits.perPoints[card]! * (((POINT * times) | 0) + this.#future());
  }

  /** How often a Thief's lasting effect would work at once. */
  #countLasting(card: number, site: number): number {
    const of = this.#traits.caperOf[card]!;
    switch (this.#traits.caperIn[card]) {
      case IN_CREW:
        return this.#crews.countGear(crewOf(this.#seat, site), of);
      case IN_DISCARDS:
        return this.#outlook.countDiscards(this.#s, this.#seat, of);
      case IN_LAUNDRY:
        return this.#s.laundered[this.#seat]!;
      default:
        return 0;
    }
  }

  #bestSteal(site: number, shown: number): number {
    const { goods } = this.#s;
    const { goodPoints } = this.#outlook;
    if (shown !== ANY_GOOD) return goods[site * KINDS + shown] === 0 ? 0 : goodPoints[shown]!;
    let best = 0;
    for (let good = 0; good < KINDS; good++) {
      if (goods[site * KINDS + good] !== 0 && goodPoints[good]! > best) best = goodPoints[good]!;
    }
    return best;
  }

  #bestBurn(site: number): number {
    const s = this.#s;
    const { hue } = this.#traits;
    const rival = (1 - this.#seat) * PLACES;
    const safe = this.#protectedHues(crewOf(1 - this.#seat, site), rival + site * SLOTS);
    let best = 0;
    for (let place = site * SLOTS; place < (site + 1) * SLOTS; place++) {
      const load = s.load[rival + place]!;
      if (load === 0 || (safe & (1 << hue[s.gear[(rival + place) * LEVELS + load - 1]!]!)) !== 0) continue;
      const gain = this.burn(place);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** [CE-7.4] The hues that a Crew protects, one bit each; its places begin with `first`. */
  #protectedHues(crew: number, first: number): number {
    const s = this.#s;
    const { protects } = this.#traits;
    let hues = 0;
    for (let at = first; at < first + s.crew[crew]!; at++) {
      hues |= protects[s.thief[at]!]!;
      const top = at * LEVELS + s.load[at]!;
      for (let level = at * LEVELS; level < top; level++) hues |= protects[s.gear[level]!]!;
    }
    return hues;
  }
}
