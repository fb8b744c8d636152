import { has, NONE, only, type Bits } from '../bits.ts';
import type { Book } from '../book.ts';
import type { GameIo } from '../events.ts';
import { CAPER_PER, DONE } from '../icons.ts';
import { crewAt, firstThief, SITES } from '../places.ts';
import type { State } from '../state.ts';
import { IN_DISCARDS, IN_LAUNDRY } from '../things.ts';
import { makeCaper } from './capers.ts';
import { gainCoins } from './coins.ts';

/** One of the seat's lasting effects works once: a Caper at the Location of the card that shows it, or a Coin. */
export function workOnce(book: Book, s: State, io: GameIo, seat: number, site: number, thief: number): void {
  if (book.lasting[thief] === CAPER_PER) makeCaper(s, io, seat, site, thief);
  else gainCoins(s, io, seat, 1);
}

/**
 * [CE-5.5] Something arrived that lasting effects of the Crew may be waiting for: a Gear whose hue is in `of`, or a
 * Thief. The Thief in slot `except` has just counted it.
 */
export function setOffCrew(
  book: Book,
  s: State,
  io: GameIo,
  seat: number,
  site: number,
  zone: number,
  of: Bits,
  except: number,
): void {
  const crew = s.crew[crewAt(seat, site)]!;
  const first = firstThief(seat, site);
  for (let slot = 0; slot < crew; slot++) {
    const thief = s.thief[first + slot]!;
    if (book.lasting[thief] === DONE || book.lastingIn[thief] !== zone || slot === except) continue;
    if (book.lastingOf[thief] === NONE || (book.lastingOf[thief]! & of) !== NONE)
      workOnce(book, s, io, seat, site, thief);
  }
}

/** No Thief has just counted what arrived. */
export const NO_SLOT = -1;

/** Whether any Thief of the City in play waits for things in that place. */
const isAwaited = (book: Book, s: Readonly<State>, zone: number): boolean => has(book.setOffs[s.city]!, zone);

/** [CE-8.3] A Gear of this hue was discarded to the seat's Hideout, whatever the reason. */
export function setOffDiscard(book: Book, s: State, io: GameIo, seat: number, hue: number): void {
  if (!isAwaited(book, s, IN_DISCARDS)) return;
  for (let site = 0; site < SITES; site++) setOffCrew(book, s, io, seat, site, IN_DISCARDS, only(hue), NO_SLOT);
}

/** [CE-8.4] The seat laundered a Coin, wherever. */
export function setOffLaundered(book: Book, s: State, io: GameIo, seat: number): void {
  for (let site = 0; site < SITES; site++) setOffCrew(book, s, io, seat, site, IN_LAUNDRY, NONE, NO_SLOT);
}
