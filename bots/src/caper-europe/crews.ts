import { FIRST_GEAR, GOODS, LEVELS, SITES, SLOTS, type State } from '@hideout/caper-europe';
import { PLACES } from './places.ts';
import {
  HUE,
  HUES,
  IN_BOTH,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_LOOT,
  IN_RIVAL,
  IN_THIEVES,
  PER_IN,
  PER_OF,
  PER_SIZE,
  PROTECTS,
  wants,
} from './traits.ts';

const KINDS = GOODS.length;

/** How much Gear of the hues a seat has at a site. */
function countGear(s: Readonly<State>, seat: number, site: number, hues: number): number {
  const first = seat * PLACES + site * SLOTS;
  const end = first + s.crew[seat * SITES + site]!;
  let gear = 0;
  for (let at = first; at < end; at++) {
    const top = at * LEVELS + s.load[at]!;
    for (let level = at * LEVELS; level < top; level++) if (wants(hues, HUE[s.gear[level]!]!)) gear++;
  }
  return gear;
}

/** How much Gear of the hues lies in a seat's Hideout. */
export function countDiscards(s: Readonly<State>, seat: number, hues: number): number {
  const first = seat * (s.discard.length >> 1);
  let gear = 0;
  for (let at = first; at < first + s.discardSize[seat]!; at++) {
    const card = s.discard[at]!;
    if (card >= FIRST_GEAR && wants(hues, HUE[card]!)) gear++;
  }
  return gear;
}

function countLoot(s: Readonly<State>, seat: number, kinds: number): number {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) if (wants(kinds, good)) goods += s.loot[seat * KINDS + good]!;
  return goods;
}

/** [CE-5.6] Sets of a row in a Crew; of sets with any Gear also the half. */
function countSets(s: Readonly<State>, seat: number, site: number, row: number): number {
  const of = PER_OF[row]!;
  const size = PER_SIZE[row]!;
  if (size === 1) return countGear(s, seat, site, of);
  let sets = countGear(s, seat, site, 0) / size;
  for (let hue = 0; hue < HUES; hue++) {
    if ((of & (1 << hue)) !== 0) sets = Math.min(sets, countGear(s, seat, site, 1 << hue));
  }
  return sets;
}

/** How often the points of a card or a Location count for a seat at a site as the table stands. */
export function countPer(s: Readonly<State>, seat: number, site: number, row: number): number {
  switch (PER_IN[row]) {
    case IN_CREW:
      return countSets(s, seat, site, row);
    case IN_RIVAL:
      return countGear(s, 1 - seat, site, PER_OF[row]!);
    case IN_BOTH:
      return countGear(s, 0, site, PER_OF[row]!) + countGear(s, 1, site, PER_OF[row]!);
    case IN_THIEVES:
      return s.crew[seat * SITES + site]!;
    case IN_LOOT:
      return countLoot(s, seat, PER_OF[row]!);
    case IN_LAUNDRY:
      return s.laundered[seat]!;
    case IN_DISCARDS:
      return countDiscards(s, seat, PER_OF[row]!);
    default:
      return 0;
  }
}

/** [CE-7.4] The hues that a Crew protects, one bit each. */
export function protectedHues(s: Readonly<State>, seat: number, site: number): number {
  const first = seat * PLACES + site * SLOTS;
  const end = first + s.crew[seat * SITES + site]!;
  let hues = 0;
  for (let at = first; at < end; at++) {
    hues |= PROTECTS[s.thief[at]!]!;
    const top = at * LEVELS + s.load[at]!;
    for (let level = at * LEVELS; level < top; level++) hues |= PROTECTS[s.gear[level]!]!;
  }
  return hues;
}

/** [CE-9.4] What one Good more adds to the sets of a seat: it joins all kinds of which there are more. */
export function setPoints(s: Readonly<State>, seat: number, good: number): number {
  const have = s.loot[seat * KINDS + good]!;
  let larger = 0;
  for (let kind = 0; kind < KINDS; kind++) if (s.loot[seat * KINDS + kind]! > have) larger++;
  return 2 + larger;
}
