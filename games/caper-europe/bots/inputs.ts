import type { Seat } from '@hideout/kernel';
import { STEPS } from '@hideout/bots';
import { CARDS } from '../rules/card.ts';
import type { Book } from '../rules/book.ts';
import { LOCATIONS, THIEVES, GEAR, FIRST_GEAR, TRACK_SPACES } from '../rules/index.ts';
import { CITIES, CITY_HUE, HUES } from '../rules/cities.ts';
import {
  crewAt,
  discardAt,
  firstThief,
  gearOn,
  goodAt,
  handAt,
  KINDS,
  lootAt,
  rivalOf,
  SEATS,
  SITES,
  SLOTS,
} from '../rules/places.ts';
import { goodsPoints, scoreOf } from '../rules/scoring.ts';
import { areHandsOpen, COINS, FRAME_SEAT, FRAME_STEP, frameCell, ROUNDS, turnOf, type State } from '../rules/state.ts';
import { gearTurnsLeft, POINT, Prospects } from './prospects.ts';
import { leadShare } from './verdict.ts';

/** What one of these counts in a row, in steps: as many as commonly come together make a whole. */
const [GEAR_STEP, HAND_STEP, LOOT_STEP, GONE_STEP, HUE_STEP] = [64, 128, 32, 64, 25] as const;
/** The most points of a seat, those of its Goods, Gear of a Crew, Gear turns, and turns of a round. */
const [SCORE, GOODS_SCORE, LOAD, GEAR_TURNS, TURNS] = [80, 40, 9, 30, 12] as const;
/** What may wait for a decision. */
const FRAME_STEPS = 3;

/** In a row, of one seat's side of a site; of a site; of the rest. */
const SIDE = THIEVES.length + GEAR.length + HUES + SLOTS + 1;
const TRACK = 2 * TRACK_SPACES + 1;
const SITE = LOCATIONS.length + TRACK + KINDS + 1 + SEATS * SIDE;
const OF_SEAT = COINS + 1 + 1 + KINDS + 1 + CARDS + HUES + 1 + FRAME_STEPS;
const REST = 1 + ROUNDS + 2 + 1 + 1 + 1 + GEAR.length + CITIES.length + SEATS * OF_SEAT;

/** How many sites a row has, how many numbers are told of each, and how many of all the rest. */
export const SHAPE = { sites: SITES, site: SITE, rest: REST } as const;
/** How many numbers a row has. */
export const INPUTS = SITES * SITE + REST;

/**
 * A table as a row of bytes for the net, from a seat: what lies open, its own hand, and the rival's where both know it.
 * Whatever belongs to a seat begins with the viewer's. Decks and hidden hands are never looked at.
 */
export class Inputs {
  readonly row = new Uint8Array(INPUTS);
  readonly #book: Book;
  readonly #prospects: Prospects;
  #at = 0;

  constructor(book: Book) {
    this.#book = book;
    this.#prospects = new Prospects(book.track);
  }

  write(s: Readonly<State>, viewer: Seat): Uint8Array {
    this.row.fill(0);
    for (let site = 0; site < SITES; site++) this.#site(s, site, viewer);
    this.#at = SITES * SITE;
    this.#table(s, viewer);
    this.#seat(s, viewer, viewer);
    this.#seat(s, rivalOf(viewer), viewer);
    return this.row;
  }

  #put(share: number): void {
    this.row[this.#at++] = share > 0 ? (share < 1 ? Math.round(share * STEPS) : STEPS) : 0;
  }

  /** Marks one of so many. */
  #mark(which: number, of: number): void {
    if (which >= 0 && which < of) this.row[this.#at + which] = STEPS;
    this.#at += of;
  }

  /** One more of something. */
  #add(at: number, step: number): void {
    const steps = this.row[at]! + step;
    this.row[at] = steps < STEPS ? steps : STEPS;
  }

  #site(s: Readonly<State>, site: number, viewer: number): void {
    this.#at = site * SITE;
    const space = viewer === 0 ? s.tracker[site]! : -s.tracker[site]!;
    this.#mark(s.location[site]!, LOCATIONS.length);
    this.#mark(space + TRACK_SPACES, TRACK);
    for (let good = 0; good < KINDS; good++) this.#put(s.goods[goodAt(site, good)]! / 4);
    this.#put(this.#prospects.winChance(gearTurnsLeft(s.round, s.turn), space) / POINT);
    this.#side(s, site, viewer);
    this.#side(s, site, rivalOf(viewer));
  }

  #side(s: Readonly<State>, site: number, seat: number): void {
    const at = this.#at;
    const size = s.crew[crewAt(seat, site)]!;
    const gears = at + THIEVES.length;
    const tops = gears + GEAR.length;
    let load = 0;
    for (let slot = 0; slot < size; slot++) {
      const thief = firstThief(seat, site) + slot;
      this.row[at + s.thief[thief]!] = STEPS;
      this.row[tops + HUES + slot] = STEPS;
      const first = gearOn(thief);
      const end = first + s.load[thief]!;
      load += s.load[thief]!;
      for (let level = first; level < end; level++) this.#add(gears + s.gear[level]! - FIRST_GEAR, GEAR_STEP);
      if (end > first) this.row[tops + this.#book.hue[s.gear[end - 1]!]!] = STEPS;
    }
    this.#at = tops + HUES + SLOTS;
    this.#put(load / LOAD);
  }

  #table(s: Readonly<State>, viewer: number): void {
    const { row } = this;
    row[this.#at++] = turnOf(s) === viewer ? STEPS : 0;
    this.#mark(s.round, ROUNDS);
    this.#put(s.turn / TURNS);
    this.#put(gearTurnsLeft(s.round, s.turn) / GEAR_TURNS);
    this.#put(s.supply / COINS);
    row[this.#at++] = areHandsOpen(s) ? STEPS : 0;
    const lead = scoreOf(this.#book, s, viewer) - scoreOf(this.#book, s, rivalOf(viewer));
    this.#put(leadShare(lead));
    for (let seat = 0; seat < SEATS; seat++) {
      const first = discardAt(seat);
      for (let at = first; at < first + s.discardSize[seat]!; at++) {
        if (s.discard[at]! >= FIRST_GEAR) this.#add(this.#at + s.discard[at]! - FIRST_GEAR, GONE_STEP);
      }
    }
    this.#at += GEAR.length;
    this.#mark(s.city, CITIES.length);
  }

  #seat(s: Readonly<State>, seat: number, viewer: number): void {
    this.#mark(s.coins[seat]!, COINS + 1);
    this.#put(s.laundered[seat]! / COINS);
    const loot = lootAt(seat, 0);
    const [a, b, c] = [s.loot[loot]!, s.loot[loot + 1]!, s.loot[loot + 2]!];
    for (let good = 0; good < KINDS; good++) this.#put((s.loot[loot + good]! * LOOT_STEP) / STEPS);
    this.#put(goodsPoints(a, b, c) / GOODS_SCORE);
    if (seat === viewer || areHandsOpen(s)) {
      const first = handAt(seat);
      for (let at = first; at < first + s.handSize[seat]!; at++) this.#add(this.#at + s.hand[at]!, HAND_STEP);
    }
    this.#at += CARDS;
    const first = discardAt(seat);
    for (let at = first; at < first + s.discardSize[seat]!; at++) {
      const card = s.discard[at]!;
      if (card >= FIRST_GEAR) this.#add(this.#at + Math.min(this.#book.hue[card]!, CITY_HUE), HUE_STEP);
    }
    this.#at += HUES;
    this.#put(scoreOf(this.#book, s, seat) / SCORE);
    const waits = s.depth > 0 && frameCell(s, FRAME_SEAT) === seat;
    this.#mark(waits ? frameCell(s, FRAME_STEP) - 1 : -1, FRAME_STEPS);
  }
}
