import * as books from './book.ts';
import type { Book } from './book.ts';
import * as cards from './card.ts';
import * as cities from './cities.ts';
import * as states from './state.ts';
import { rivalOf, type State } from './state.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { IN_BOTH, IN_CREW, IN_LAUNDRY, IN_LOOT, IN_RIVAL, IN_THIEVES, TALLY_ALL, TALLY_BITS, TALLY_MASK } = books;
const { FIRST_GEAR } = cards;
const { GOODS } = cities;
const { DISCARDS, LEVELS, PLACES, SITES, SLOTS } = states;

/** [CE-5.1] The Gear of a Crew, whoever carries it: one packed count for each hue, and all Gear above them. */
export function tallyOf(book: Book, s: Readonly<State>, seat: number, site: number): number {
  const first = seat * PLACES + site * SLOTS;
  const end = first + s.crew[seat * SITES + site]!;
  let tally = 0;
  for (let at = first; at < end; at++) {
    const top = at * LEVELS + s.load[at]!;
    for (let level = at * LEVELS; level < top; level++) tally += book.tally[s.gear[level]!]!;
  }
  return tally;
}

/** How many Gear of a hue are in a tally. */
const ofHue = (tally: number, hue: number): number => (tally >> (hue * TALLY_BITS)) & TALLY_MASK;

/** [CE-5.6] How many sets a tally makes: a Gear of each hue in `hues`, and any Gear up to `size`. */
function setsIn(tally: number, hues: number, size: number): number {
  let sets = ((tally >> TALLY_ALL) / size) | 0;
  for (let bits = hues; bits !== 0; bits &= bits - 1) {
    const cards = ofHue(tally, 31 - Math.clz32(bits & -bits));
    if (cards < sets) sets = cards;
  }
  return sets;
}

/**
 * How often a Set Effect of this seat at this site is met; `tally` is that of its Crew there, and `zone`, `of` and
 * `size` are as the book has them.
 */
export function countOf(
  book: Book,
  s: Readonly<State>,
  seat: number,
  site: number,
  tally: number,
  zone: number,
  of: number,
  size: number,
): number {
  switch (zone) {
    case IN_CREW:
      return setsIn(tally, of, size);
    case IN_RIVAL:
      return setsIn(tallyOf(book, s, rivalOf(seat), site), of, size);
    case IN_BOTH:
      return setsIn(tally + tallyOf(book, s, rivalOf(seat), site), of, size);
    case IN_THIEVES:
      return s.crew[seat * SITES + site]!;
    case IN_LOOT:
      return countLoot(s, seat, of);
    case IN_LAUNDRY:
      return s.laundered[seat]!;
    default:
      return countDiscards(book, s, seat, of);
  }
}

/** [CE-5.7] Stolen Goods in the Hideout: of the kinds in `kinds`, or all if that names none. */
export function countLoot(s: Readonly<State>, seat: number, kinds: number): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (kinds === 0 || (kinds & (1 << good)) !== 0) goods += s.loot[seat * GOODS.length + good]!;
  }
  return goods;
}

/** [CE-8.3] Gear among the discards: of the hues in `hues`, or all Gear if that names none; never Thieves. */
function countDiscards(book: Book, s: Readonly<State>, seat: number, hues: number): number {
  const end = seat * DISCARDS + s.discardSize[seat]!;
  let gear = 0;
  for (let at = seat * DISCARDS; at < end; at++) {
    const card = s.discard[at]!;
    if (card >= FIRST_GEAR && (hues === 0 || (hues & (1 << book.hue[card]!)) !== 0)) gear++;
  }
  return gear;
}
