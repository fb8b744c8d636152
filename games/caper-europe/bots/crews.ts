import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { first, NONE, only, rest, upTo } from '../rules/bits.ts';
import { HUES } from '../rules/cities.ts';
import {
  crewAt,
  firstThief,
  gearOn,
  LEVELS,
  placeAt,
  rivalOf,
  SEATS,
  SITES,
  siteOf,
  SLOTS,
  thiefAt,
} from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import { BURN, EQUIP, HIRE, placeOfNoun, RETURN, STEAL } from '../rules/verbs.ts';
import { Crew } from './crew.ts';
import { cardOfAction, placeOfEquip } from './deed.ts';
import { unpack } from './pack.ts';
import { POINT } from './prospects.ts';
import { shownCards, type ShownCard } from './shownCard.ts';
import type { Traits } from './traits.ts';
import type { Yields } from './yields.ts';

const CREWS = SEATS * SITES;
const ALL = upTo(CREWS);
const ALL_HUES = upTo(HUES);
/** A Crew carries no more Gear. */
const LOADS = SLOTS * LEVELS;

const crewsOfBoth = (): readonly Crew[] =>
  Array.from({ length: CREWS }, (_, i) => new Crew(i < SITES ? 0 : 1, i % SITES));

/**
 * The Crews of both seats, followed from action to action. A Gear that joins a Crew is added to what is known of it;
 * after anything else that may have happened to a Crew it is stale, and is read again.
 */
export class Crews {
  readonly all = crewsOfBoth();
  /** [site] Grows whenever one of the Crews there changes; and what grows whenever Goods or laundered Coins move. */
  readonly changes: number[] = Array.from({ length: SITES }, () => 0);
  moves = 0;
  /** [card] What it shows and yields. */
  readonly cards: readonly ShownCard[];
  readonly #traits: Traits;
  readonly #yields: Yields;
  readonly #kept = crewsOfBoth();
  #stale = ALL;

  constructor(shown: Traits, yields: Yields) {
    this.#traits = shown;
    this.#yields = yields;
    this.cards = shownCards(shown, yields);
  }

  /** Comes to another table, and remembers it. */
  begin(s: Readonly<State>): void {
    this.#stale = ALL;
    this.read(s);
    this.moves++;
    for (let i = 0; i < CREWS; i++) this.#kept[i]!.copy(this.all[i]!);
  }

  /** Returns to the table at which it began. */
  restart(): void {
    for (let i = 0; i < CREWS; i++) this.all[i]!.copy(this.#kept[i]!);
    for (let site = 0; site < SITES; site++) this.changes[site]!++;
    this.moves++;
    this.#stale = NONE;
  }

  /** The seat is about to act; whatever Crews are not known after that are stale. */
  follow(s: Readonly<State>, seat: number, action: Action): void {
    switch (verbOf(action)) {
      case EQUIP:
        return this.followEquip(s, seat, this.cards[cardOfAction(action)]!, placeOfEquip(action));
      case HIRE:
        this.#stale |= only(crewAt(seat, placeOfNoun(HIRE, nounOf(action))));
        this.moves += this.cards[cardOfAction(action)]!.moves;
        return;
      case STEAL:
        this.moves++;
        return;
      case BURN:
        this.#stale |= only(crewAt(rivalOf(seat), siteOf(nounOf(action))));
        this.moves++;
        return;
      case RETURN:
        this.#stale = ALL; // then a burned Gear leaves its Crew
        this.moves++;
        return;
      default:
    }
  }

  /** Reads what is stale. */
  read(s: Readonly<State>): void {
    for (let left = this.#stale; left !== NONE; left = rest(left)) this.#readCrew(s, this.all[first(left)]!);
    this.#stale = NONE;
  }

  /** The seat is about to play a Gear at a place. */
  followEquip(s: Readonly<State>, seat: number, gear: ShownCard, place: number): void {
    const site = siteOf(place);
    const crew = this.all[crewAt(seat, site)]!;
    if (gear.burns !== 0) this.#stale |= only(crewAt(rivalOf(seat), site));
    this.moves += gear.moves;
    this.changes[site]!++;
    crew.gear += gear.counted;
    crew.load++;
    this.#add(crew, gear);
    if (place === crew.open && s.load[thiefAt(seat, place)] === LEVELS - 1) crew.open = nextOpen(s, crew, place + 1);
    if (gear.yieldsPoints !== 0 || crew.sets !== 0) this.#countPoints(s, crew);
  }

  /** What a Thief or a Gear alike adds to its Crew, the count of Gear apart. */
  #add(crew: Crew, shown: ShownCard): void {
    crew.plain += shown.yieldsPoints;
    crew.loot += shown.yieldsLoot;
    crew.protects |= shown.protects;
    if (shown.isOdd) this.#addOdd(crew, shown.card);
  }

  #readCrew(s: Readonly<State>, crew: Crew): void {
    const start = firstThief(crew.seat, crew.site);
    const end = start + s.crew[crewAt(crew.seat, crew.site)]!;
    this.changes[crew.site]!++;
    crew.isOdd = false;
    crew.gear = 0;
    crew.load = 0;
    crew.plain = 0;
    crew.sets = 0;
    crew.capers = 0;
    crew.protects = 0;
    crew.loot = 0;
    for (let at = start; at < end; at++) {
      const thief = s.thief[at]!;
      const top = gearOn(at) + s.load[at]!;
      crew.sets += this.#yields.countsSets[thief]!;
      crew.capers += this.#yields.capers[thief]!;
      crew.load += s.load[at]!;
      this.#add(crew, this.cards[thief]!);
      for (let level = gearOn(at); level < top; level++) {
        const gear = this.cards[s.gear[level]!]!;
        crew.gear += gear.counted;
        this.#add(crew, gear);
      }
    }
    crew.open = nextOpen(s, crew, placeAt(crew.site, 0));
    this.#countPoints(s, crew);
  }

  /** What one Gear more brings in points, sets included. */
  #countPoints(s: Readonly<State>, crew: Crew): void {
    for (let hue = 0; hue < HUES; hue++) crew.points[hue] = POINT * unpack(crew.plain, hue);
    if (crew.sets === 0) return;
    const start = firstThief(crew.seat, crew.site);
    const end = start + s.crew[crewAt(crew.seat, crew.site)]!;
    for (let at = start; at < end; at++) {
      if (this.#yields.countsSets[s.thief[at]!] !== 0) this.#addSets(crew, s.thief[at]!);
    }
  }

  #addOdd(crew: Crew, card: number): void {
    const { launderPoints, launderCapers, discardPoints, discardCapers } = this.#yields;
    if (!crew.isOdd) {
      crew.launderPoints = 0;
      crew.launderCapers = 0;
      crew.discardPoints = 0;
      crew.discardCapers = 0;
      crew.isOdd = true;
    }
    crew.launderPoints += launderPoints[card]!;
    crew.launderCapers += launderCapers[card]!;
    crew.discardPoints += discardPoints[card]!;
    crew.discardCapers += discardCapers[card]!;
  }

  /** [CE-5.6] What each hue adds to sets: either a hue of the set is short, or the sheer number of Gear. */
  #addSets(crew: Crew, row: number): void {
    const { per, perPoints } = this.#traits;
    const size = per.size[row]!;
    let least = LOADS + 1;
    let short = NONE;
    let shorts = 0;
    for (let left = per.of[row]!; left !== NONE; left = rest(left)) {
      const gear = unpack(crew.gear, first(left));
      if (gear > least) continue;
      short = gear < least ? only(first(left)) : short | only(first(left));
      shorts = gear < least ? 1 : shorts + 1;
      least = gear;
    }
    const isShort = least * size <= crew.load;
    const points = ((POINT * perPoints[row]!) / (isShort ? shorts : size)) | 0;
    for (let left = isShort ? short : ALL_HUES; left !== NONE; left = rest(left)) crew.points[first(left)]! += points;
  }
}

/** The first place of the Crew from `place` on that can take Gear; below zero if there is none. */
function nextOpen(s: Readonly<State>, crew: Readonly<Crew>, place: number): number {
  const end = placeAt(crew.site, s.crew[crewAt(crew.seat, crew.site)]!);
  for (let at = place; at < end; at++) if (s.load[thiefAt(crew.seat, at)]! < LEVELS) return at;
  return -1;
}
