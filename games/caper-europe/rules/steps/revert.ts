import { seatOf } from '@hideout/kernel';
import * as books from '../book.ts';
import type { Book } from '../book.ts';
import type { CardId, LocationId } from '../card.ts';
import type { GameIo } from '../events.ts';
import * as states from '../state.ts';
import { nextIcon, pushFrame, rivalOf, siteOf, topGear, type State } from '../state.ts';
import { revertCaper } from './capers.ts';
import { returnCoins } from './coins.ts';
import { discard } from './discards.ts';
import { kindsToReturn, onlyLoot, returnGood } from './goods.ts';
import { returnLaundered } from './laundry.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { ANY_GOOD, DONE, GAIN_COINS, ICON_CELLS, LAUNDER_COIN, MAKE_CAPER, TAKE_GOOD } = books;
const { LEVELS, PLACES, REVERT } = states;

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
    thief: s.thief[owner * PLACES + place] as CardId,
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
  for (let icon = from; ; icon++) {
    const at = card * ICON_CELLS + icon;
    switch (book.icon[at]) {
      case DONE:
        finishBurn(book, s, io, owner, place);
        return true;
      case MAKE_CAPER:
        revertCaper(s, io, owner, site);
        break;
      case GAIN_COINS:
        returnCoins(s, io, owner, book.iconOf[at]!);
        break;
      case LAUNDER_COIN:
        returnLaundered(s, io, owner);
        break;
      case TAKE_GOOD:
        if (revertSteal(s, io, owner, site, book.iconOf[at]!)) break;
        pushFrame(s, REVERT, owner, card, place, icon);
        return false;
      default: // a burned Burn reverts nothing
    }
  }
}

/** [CE-7.2] [CE-5.10] The owner returns the shown Good, or the only kind he has; false when he has a choice. */
function revertSteal(s: State, io: GameIo, owner: number, site: number, shown: number): boolean {
  if (shown !== ANY_GOOD) {
    returnGood(s, io, owner, site, shown);
    return true;
  }
  const kinds = kindsToReturn(s, owner, site);
  if (kinds === 1) returnGood(s, io, owner, site, onlyLoot(s, owner));
  return kinds <= 1;
}

/** [CE-7.2] [CE-7.5] All icons are reverted: the card enters its owner's Hideout, and its slot is free again. */
function finishBurn(book: Book, s: State, io: GameIo, owner: number, place: number): void {
  const at = owner * PLACES + place;
  const cell = at * LEVELS + --s.load[at]!;
  const card = s.gear[cell]!;
  s.gear[cell] = 0;
  discard(book, s, io, owner, card);
}
