import { seatOf } from '@hideout/kernel';
import { ICON_CELLS, type Book } from '../book.ts';
import type { CardId, LocationId } from '../card.ts';
import type { GameIo } from '../events.ts';
import { DONE } from '../icons.ts';
import { gearOn, rivalOf, siteOf, thiefAt } from '../places.ts';
import { nextIcon, pushFrame, REVERT, topGear, type State } from '../state.ts';
import { discard } from './discards.ts';
import { revertIcon } from './icons.ts';

/**
 * [CE-7.1] Burns the topmost Gear at a place of the burner's opponent, while the burning card lies on the stack and
 * goes on after this icon. False when the owner must choose.
 */
export function burnGear(book: Book, s: State, io: GameIo, burner: number, place: number): boolean {
  const owner = rivalOf(burner);
  const card = topGear(s, owner, place);
  io.log?.emit({
    type: 'gear burned',
    seat: seatOf(burner),
    owner: seatOf(owner),
    card: card as CardId,
    thief: s.thief[thiefAt(owner, place)] as CardId,
    location: s.location[siteOf(place)] as LocationId,
  });
  nextIcon(s);
  return revertCard(book, s, io, owner, card, place, 0);
}

/**
 * [CE-7.2] [CE-7.3] The icons of a burned card are reverted as printed, from top to bottom, beginning with number
 * `from`; then it is discarded. False when its owner must choose a Good: the card then waits on the stack.
 */
export function revertCard(
  book: Book,
  s: State,
  io: GameIo,
  owner: number,
  card: number,
  place: number,
  from: number,
): boolean {
  const site = siteOf(place);
  for (let icon = from; book.icon[card * ICON_CELLS + icon] !== DONE; icon++) {
    if (revertIcon(book, s, io, owner, site, card * ICON_CELLS + icon)) continue;
    pushFrame(s, REVERT, owner, card, place, icon);
    return false;
  }
  finishBurn(book, s, io, owner, place);
  return true;
}

/** [CE-7.2] [CE-7.5] All icons are reverted: the card enters its owner's Hideout, and its slot is free again. */
function finishBurn(book: Book, s: State, io: GameIo, owner: number, place: number): void {
  const at = thiefAt(owner, place);
  const cell = gearOn(at) + --s.load[at]!;
  const card = s.gear[cell]!;
  s.gear[cell] = 0;
  discard(book, s, io, owner, card);
}
