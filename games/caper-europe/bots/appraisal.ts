import { has } from '../rules/bits.ts';
import { ANY_GOOD } from '../rules/book.ts';
import { countDiscards } from '../rules/counting.ts';
import { crewAt, goodAt, KINDS, lootAt, placeAt, rivalOf, SITES, siteOf, thiefAt } from '../rules/places.ts';
import { topGear, type State } from '../rules/state.ts';
import { IN_CREW, IN_DISCARDS, IN_LAUNDRY, IN_NOTHING, IN_THIEVES } from '../rules/things.ts';
import { countGear, countPer } from './counts.ts';
import type { Crews } from './crews.ts';
import { Outlook } from './outlook.ts';
import { unpack } from './pack.ts';
import { POINT, thousandths } from './prospects.ts';
import type { ShownCard } from './shownCard.ts';
import { NO_GOOD, type Traits } from './traits.ts';
import type { Yields } from './yields.ts';

const NO_CARD = -1;

/** Gear of one hue that a seat may still expect in a Crew where it is wanted, for each Gear turn to come. */
const WANTED = thousandths(0.05);
/** What a first Thief at a Location is worth beside what it shows: Gear has a place to go. */
const FOOTHOLD = thousandths(0.7);
/** The share of a Thief's eye that will see its colour. */
const EYE_THIEF = thousandths(0.6);
/** What a burned card is thought to have brought: for each point that it counts something by, a Good, a Coin, itself. */
const BURNED_PER = thousandths(1.5);
const BURNED_GOOD = thousandths(3);
const BURNED_COIN = thousandths(0.4);
const BURNED = thousandths(0.6);

/**
 * What actions bring to one seat as the table stands, in thousandths of a point, by rules of thumb: what they bring at once, what they
 * make of the Crews, and a little for what may come. Looks once, then answers for every action.
 */
export class Appraisal {
  readonly #traits: Traits;
  readonly #crews: Crews;
  readonly #outlook: Outlook;
  readonly cards: readonly ShownCard[];
  /** What a burned card is thought to have brought, Capers apart. */
  readonly #burned: Int32Array;
  /** The Gear that was turned to last, and [site] what playing it there brings. */
  #card = NO_CARD;
  readonly gains: number[] = Array.from({ length: SITES }, () => 0);
  #s!: Readonly<State>;
  #seat = 0;

  /** Sees the Crews as they were read last. */
  constructor(traits: Traits, yields: Yields, crews: Crews) {
    this.#traits = traits;
    this.#crews = crews;
    this.#outlook = new Outlook(traits, yields, crews);
    this.cards = crews.cards;
    this.#burned = Int32Array.from(this.cards, ({ coins, perIn, perPoints, steals }, card) => {
      const per = perIn === IN_NOTHING ? 0 : BURNED_PER * perPoints;
      const good = steals === NO_GOOD ? 0 : BURNED_GOOD;
      return POINT * traits.points[card]! + BURNED_COIN * coins + BURNED + per + good;
    });
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
    if (card !== this.#card) this.turnTo(this.cards[card]!);
    return this.gains[site]!;
  }

  /** Works out the `gains` of a Gear at all sites. */
  turnTo(gear: ShownCard): void {
    const { sides, swings } = this.#outlook;
    const hue = gear.hue;
    const anywhere = gear.printed + this.#outlook.earn(gear.cost, gear.coins);
    const first = crewAt(this.#seat, 0);
    for (let site = 0; site < SITES; site++) {
      const side = sides[first + site]!;
      const at = side.swingsAt + 2 * (gear.capers + unpack(side.capers, hue));
      this.gains[site] = anywhere + side.points[hue]! + side.stake * swings[at]! + swings[at + 1]!;
    }
    if (has(this.#outlook.keenOn, hue)) this.#addRewards(gear);
    if (gear.isIntricate) this.#addIntricate(gear);
    this.#card = gear.card;
  }

  /** Discarding a Gear for a Coin. */
  sell(gear: ShownCard): number {
    return this.#outlook.discardPoints[gear.hue]! + this.#outlook.nextCoin;
  }

  /** Playing a Thief to the site. */
  hire(card: number, site: number): number {
    const { caperPer, capers, coinPer, coins, eyePoints, per, points, steals } = this.#traits;
    const outlook = this.#outlook;
    const side = outlook.side(site);
    const crew = this.#s.crew[crewAt(this.#seat, site)]!;
    const earned = coins[card]! + (coinPer.in[card] === IN_THIEVES ? crew + 1 : 0);
    let gain = POINT * points[card]! + outlook.earn(0, earned) + (crew === 0 ? FOOTHOLD : 0);
    if (capers[card] !== 0) gain += outlook.pull(side, capers[card]!);
    if (caperPer.in[card] !== IN_NOTHING) {
      const future = ((this.#future() * outlook.pull(side, 1)) / POINT) | 0;
      gain += outlook.pull(side, this.#countLasting(card, site)) + future;
    }
    if (per.in[card] !== IN_NOTHING) gain += this.#expectPer(this.cards[card]!, site);
    if (steals[card] !== NO_GOOD) gain += this.#bestSteal(site, steals[card]!);
    return gain + eyePoints[card]! * EYE_THIEF;
  }

  /** Taking a Good. */
  steal(good: number): number {
    return this.#outlook.goodPoints(this.#s)[good]!;
  }

  /** Giving a Good back: the fewer others of its kind make up sets, the less is lost. */
  giveBack(good: number): number {
    const { loot } = this.#s;
    const first = lootAt(this.#seat, 0);
    const have = loot[first + good]!;
    let larger = 0;
    let set = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (loot[first + kind]! > have) larger++;
      if (loot[first + kind]! >= have) set++;
    }
    return POINT * (1 + larger - set) - this.steal(good);
  }

  /** Burning the topmost Gear at a place of the rival. */
  burn(place: number): number {
    const card = topGear(this.#s, rivalOf(this.#seat), place);
    const side = this.#outlook.side(siteOf(place));
    return this.#outlook.pull(side, this.cards[card]!.capers) + this.#burned[card]!;
  }

  /** What the Locations make of a Gear. */
  #addRewards({ coins, cost, hue }: ShownCard): void {
    const outlook = this.#outlook;
    for (let site = 0; site < SITES; site++) {
      const side = outlook.side(site);
      if (!has(side.keenOn, hue)) continue;
      const earned = outlook.coinsAt(side, hue);
      this.gains[site]! += outlook.reward(side, hue);
      if (earned !== 0) this.gains[site]! += outlook.earn(cost, coins + earned) - outlook.earn(cost, coins);
    }
  }

  /** What a Gear brings beside Capers, Coins and what is printed. */
  #addIntricate(gear: ShownCard): void {
    const { gains } = this;
    const outlook = this.#outlook;
    if (gear.steals !== NO_GOOD) {
      for (let site = 0; site < SITES; site++) gains[site]! += this.#bestSteal(site, gear.steals);
    }
    if (gear.perIn !== IN_NOTHING) this.#addPer(gear);
    if (gear.burns !== 0) for (let site = 0; site < SITES; site++) gains[site]! += this.#bestBurn(site);
    const worth = gear.pointsIfWon;
    if (worth !== 0) for (let site = 0; site < SITES; site++) gains[site]! += worth * outlook.win(outlook.side(site));
    if (gear.launders === 0 || this.#s.supply === 0) return;
    for (let site = 0; site < SITES; site++) gains[site]! += outlook.launderPoints;
  }

  #addPer(gear: ShownCard): void {
    const itself = POINT * gear.countsItself + this.#future();
    const isOfCrew = gear.perIn === IN_CREW && gear.perSize === 1;
    for (let site = 0; site < SITES; site++) {
      const { crew } = this.#outlook.side(site);
      if (isOfCrew) this.gains[site]! += gear.perPoints * (POINT * countGear(crew, gear.perOf) + itself);
      else this.gains[site]! += this.#expectPer(gear, site);
    }
  }

  /** Gear of a wanted hue that a Crew may still get, in thousandths. */
  #future(): number {
    return WANTED * this.#outlook.turns;
  }

  /** The points that a card will bring by what it counts, if it comes to the site. */
  #expectPer({ card, countsItself, perPoints }: ShownCard, site: number): number {
    const times = countPer(this.#traits, this.#crews, this.#s, this.#seat, site, card) + countsItself;
    return perPoints * (((POINT * times) | 0) + this.#future());
  }

  /** How often a Thief's lasting effect would work at once. */
  #countLasting(card: number, site: number): number {
    const of = this.#traits.caperPer.of[card]!;
    switch (this.#traits.caperPer.in[card]) {
      case IN_CREW:
        return countGear(this.#outlook.side(site).crew, of);
      case IN_DISCARDS:
        return countDiscards(this.#traits.book, this.#s, this.#seat, of);
      case IN_LAUNDRY:
        return this.#s.laundered[this.#seat]!;
      default:
        return 0;
    }
  }

  #bestSteal(site: number, shownGood: number): number {
    const { goods } = this.#s;
    const points = this.#outlook.goodPoints(this.#s);
    const first = goodAt(site, 0);
    if (shownGood !== ANY_GOOD) return goods[first + shownGood] === 0 ? 0 : points[shownGood]!;
    let best = 0;
    for (let good = 0; good < KINDS; good++)
      if (goods[first + good] !== 0 && points[good]! > best) best = points[good]!;
    return best;
  }

  /** [CE-7.4] The best that can be burned at the site; what its Crew protects cannot. */
  #bestBurn(site: number): number {
    const s = this.#s;
    const rival = rivalOf(this.#seat);
    const safe = this.#crews.all[crewAt(rival, site)]!.protects;
    let best = 0;
    for (let place = placeAt(site, 0); place < placeAt(site + 1, 0); place++) {
      if (s.load[thiefAt(rival, place)] === 0) continue;
      if (has(safe, this.cards[topGear(s, rival, place)]!.hue)) continue;
      const gain = this.burn(place);
      if (gain > best) best = gain;
    }
    return best;
  }
}
