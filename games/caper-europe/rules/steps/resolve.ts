import { seatOf } from '@hideout/kernel';
import { first, isMany, NONE, only } from '../bits.ts';
import { ICON_CELLS, type Book } from '../book.ts';
import { isGear, type LocationId } from '../card.ts';
import type { GameIo } from '../events.ts';
import { BURN_GEAR, DONE, MAKE_CAPER } from '../icons.ts';
import { crewAt, placeAt, siteOf } from '../places.ts';
import {
  FRAME_CARD,
  FRAME_ICON,
  FRAME_PLACE,
  FRAME_SEAT,
  FRAME_STEP,
  frameCell,
  popFrame,
  pushFrame,
  RESOLVE,
  type State,
} from '../state.ts';
import { IN_CREW, IN_THIEVES } from '../things.ts';
import { BY_LOCATION, makeCaper } from './capers.ts';
import { gainCoins } from './coins.ts';
import { workIcon } from './icons.ts';
import { NO_SLOT, setOffCrew } from './lasting.ts';
import { burnGear, revertCard } from './revert.ts';
import { targetsOf } from './targets.ts';

/** Goes on with the cards on the stack, the last one first; false when one of them waits for a decision. */
export function resume(book: Book, s: State, io: GameIo): boolean {
  while (s.depth > 0) {
    const step = frameCell(s, FRAME_STEP);
    const seat = frameCell(s, FRAME_SEAT);
    const card = frameCell(s, FRAME_CARD);
    const place = frameCell(s, FRAME_PLACE);
    const icon = frameCell(s, FRAME_ICON);
    popFrame(s);
    const isDone =
      step === RESOLVE
        ? resolveCard(book, s, io, seat, card, place, icon)
        : revertCard(book, s, io, seat, card, place, icon);
    if (!isDone) return false;
  }
  return true;
}

/**
 * [CE-3.3] [CE-4.4] The icons of an arriving card, from top to bottom, beginning with number `from`, and then what its
 * arrival sets off. False when its owner must choose: the card then waits on the stack.
 */
export function resolveCard(
  book: Book,
  s: State,
  io: GameIo,
  seat: number,
  card: number,
  place: number,
  from: number,
): boolean {
  const site = siteOf(place);
  for (let icon = from; ; icon++) {
    const at = card * ICON_CELLS + icon;
    const code = book.icon[at]!;
    if (code === DONE) {
      arrive(book, s, io, seat, card, site);
      return true;
    }
    if (code === BURN_GEAR) {
      pushFrame(s, RESOLVE, seat, card, place, icon);
      if (!resolveBurn(book, s, io, seat, site)) return false;
      popFrame(s);
    } else if (!workIcon(book, s, io, seat, site, card, at)) {
      pushFrame(s, RESOLVE, seat, card, place, icon);
      return false;
    }
  }
}

/** [CE-7.1] [CE-5.10] Burns the only target, or nothing when there is none; false when somebody must choose. */
function resolveBurn(book: Book, s: State, io: GameIo, seat: number, site: number): boolean {
  const targets = targetsOf(book, s, seat, site);
  if (isMany(targets)) return false;
  if (targets !== NONE) return burnGear(book, s, io, seat, placeAt(site, first(targets)));
  io.log?.emit({ type: 'nothing burned', seat: seatOf(seat), location: s.location[site] as LocationId });
  return true;
}

/** [CE-5.5] [CE-5.9] The card's own icons are done: the Set Effects and the Location Effect that it sets off. */
function arrive(book: Book, s: State, io: GameIo, seat: number, card: number, site: number): void {
  if (!isGear(card)) {
    setOffCrew(book, s, io, seat, site, IN_THIEVES, NONE, s.crew[crewAt(seat, site)]! - 1);
    return;
  }
  const hue = book.hue[card]!;
  setOffCrew(book, s, io, seat, site, IN_CREW, only(hue), NO_SLOT);
  const location = s.location[site]!;
  if (book.effect[location] === DONE || book.effectHue[location] !== hue) return;
  if (book.effect[location] === MAKE_CAPER) makeCaper(s, io, seat, site, BY_LOCATION);
  else gainCoins(s, io, seat, 1);
}
