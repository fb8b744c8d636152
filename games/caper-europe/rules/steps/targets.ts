import type { Book } from '../book.ts';
import * as states from '../state.ts';
import { rivalOf, topGear, type State } from '../state.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { LEVELS, PLACES, SITES, SLOTS } = states;

/** [CE-7.4] The hues that the seat's Crew protects, one bit each; covered Gear and Thieves protect too. */
function protectedHues(book: Book, s: Readonly<State>, seat: number, site: number): number {
  const first = seat * PLACES + site * SLOTS;
  const end = first + s.crew[seat * SITES + site]!;
  let hues = 0;
  for (let at = first; at < end; at++) {
    hues |= book.protects[s.thief[at]!]!;
    const top = at * LEVELS + s.load[at]!;
    for (let level = at * LEVELS; level < top; level++) hues |= book.protects[s.gear[level]!]!;
  }
  return hues;
}

/** [CE-7.1] The places of a site at which the burner finds a target, one bit for each slot. */
export function targetsOf(book: Book, s: Readonly<State>, burner: number, site: number): number {
  const owner = rivalOf(burner);
  const safe = protectedHues(book, s, owner, site);
  let targets = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const place = site * SLOTS + slot;
    if (s.load[owner * PLACES + place] === 0) continue;
    if ((safe & (1 << book.hue[topGear(s, owner, place)]!)) === 0) targets |= 1 << slot;
  }
  return targets;
}
