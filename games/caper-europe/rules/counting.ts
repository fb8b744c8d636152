import { asksFor, first, NONE, rest, type Bits } from './bits.ts';
import { TALLY_ALL, TALLY_BITS, TALLY_MASK, type Book } from './book.ts';
import { isGear } from './card.ts';
import { crewAt, discardAt, firstThief, gearOn, KINDS, lootAt, rivalOf } from './places.ts';
import type { State } from './state.ts';
import { IN_BOTH, IN_CREW, IN_LAUNDRY, IN_LOOT, IN_RIVAL, IN_THIEVES } from './things.ts';

/** [CE-5.1] The Gear of a Crew, whoever carries it: one packed count for each hue, and all Gear above them. */
export function tallyOf(book: Book, s: Readonly<State>, seat: number, site: number): number {
  const end = firstThief(seat, site) + s.crew[crewAt(seat, site)]!;
  let tally = 0;
  for (let at = firstThief(seat, site); at < end; at++) {
    const top = gearOn(at) + s.load[at]!;
    for (let level = gearOn(at); level < top; level++) tally += book.tally[s.gear[level]!]!;
  }
  return tally;
}

/** How many Gear of a hue are in a tally. */
const ofHue = (tally: number, hue: number): number => (tally >> (hue * TALLY_BITS)) & TALLY_MASK;

/** [CE-5.6] How many sets a tally makes: a Gear of each hue in `hues`, and any Gear up to `size`. */
function setsIn(tally: number, hues: Bits, size: number): number {
  let sets = ((tally >> TALLY_ALL) / size) | 0;
  for (let left = hues; left !== NONE; left = rest(left)) {
    const cards = ofHue(tally, first(left));
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
      return s.crew[crewAt(seat, site)]!;
    case IN_LOOT:
      return countLoot(s, seat, of);
    case IN_LAUNDRY:
      return s.laundered[seat]!;
    default:
      return countDiscards(book, s, seat, of);
  }
}

/** [CE-5.7] Stolen Goods in the Hideout: of the kinds in `kinds`, or all if that names none. */
export function countLoot(s: Readonly<State>, seat: number, kinds: Bits): number {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) {
    if (asksFor(kinds, good)) goods += s.loot[lootAt(seat, good)]!;
  }
  return goods;
}

/** [CE-8.3] Gear among the discards: of the hues in `hues`, or all Gear if that names none; never Thieves. */
export function countDiscards(book: Book, s: Readonly<State>, seat: number, hues: Bits): number {
  const end = discardAt(seat) + s.discardSize[seat]!;
  let gear = 0;
  for (let at = discardAt(seat); at < end; at++) {
    const card = s.discard[at]!;
    if (isGear(card) && asksFor(hues, book.hue[card]!)) gear++;
  }
  return gear;
}
