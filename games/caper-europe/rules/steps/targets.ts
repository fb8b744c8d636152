import { has, NONE, only, type Bits } from '../bits.ts';
import type { Book } from '../book.ts';
import { crewAt, firstThief, gearOn, placeAt, rivalOf, SLOTS, thiefAt } from '../places.ts';
import { topGear, type State } from '../state.ts';

/** [CE-7.4] The hues that the seat's Crew protects; covered Gear and Thieves protect too. */
function protectedHues(book: Book, s: Readonly<State>, seat: number, site: number): Bits {
  const end = firstThief(seat, site) + s.crew[crewAt(seat, site)]!;
  let hues = NONE;
  for (let at = firstThief(seat, site); at < end; at++) {
    hues |= book.protects[s.thief[at]!]!;
    const top = gearOn(at) + s.load[at]!;
    for (let level = gearOn(at); level < top; level++) hues |= book.protects[s.gear[level]!]!;
  }
  return hues;
}

/** [CE-7.1] The slots of a site at which the burner finds a target. */
export function targetsOf(book: Book, s: Readonly<State>, burner: number, site: number): Bits {
  const owner = rivalOf(burner);
  const safe = protectedHues(book, s, owner, site);
  let targets = NONE;
  for (let slot = 0; slot < SLOTS; slot++) {
    const place = placeAt(site, slot);
    if (s.load[thiefAt(owner, place)] === 0) continue;
    if (!has(safe, book.hue[topGear(s, owner, place)]!)) targets |= only(slot);
  }
  return targets;
}
