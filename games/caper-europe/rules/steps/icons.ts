import { ANY_GOOD, type Book } from '../book.ts';
import { countOf, tallyOf } from '../counting.ts';
import type { GameIo } from '../events.ts';
import { GAIN_COINS, LAUNDER_COIN, MAKE_CAPER, TAKE_GOOD } from '../icons.ts';
import type { State } from '../state.ts';
import { makeCaper, revertCaper } from './capers.ts';
import { gainCoins, returnCoins } from './coins.ts';
import { kindsAt, kindsToReturn, onlyGoodAt, onlyLoot, returnGood, takeGood } from './goods.ts';
import { workOnce } from './lasting.ts';
import { launder, returnLaundered } from './laundry.ts';

/** An icon of the seat's arriving card, in this cell of the book, works; false when the seat must choose. */
export function workIcon(
  book: Book,
  s: State,
  io: GameIo,
  seat: number,
  site: number,
  card: number,
  at: number,
): boolean {
  switch (book.icon[at]) {
    case MAKE_CAPER:
      makeCaper(s, io, seat, site, card);
      return true;
    case GAIN_COINS:
      gainCoins(s, io, seat, book.iconOf[at]!);
      return true;
    case LAUNDER_COIN:
      launder(book, s, io, seat);
      return true;
    case TAKE_GOOD:
      return steal(s, io, seat, site, book.iconOf[at]!);
    default:
      startLasting(book, s, io, seat, site, card);
      return true;
  }
}

/** [CE-7.2] [CE-7.3] An icon of a burned card is reverted as printed; false when its owner must choose. */
export function revertIcon(book: Book, s: State, io: GameIo, owner: number, site: number, at: number): boolean {
  switch (book.icon[at]) {
    case MAKE_CAPER:
      revertCaper(s, io, owner, site);
      return true;
    case GAIN_COINS:
      returnCoins(s, io, owner, book.iconOf[at]!);
      return true;
    case LAUNDER_COIN:
      returnLaundered(s, io, owner);
      return true;
    case TAKE_GOOD:
      return revertSteal(s, io, owner, site, book.iconOf[at]!);
    default: // a burned Burn reverts nothing
      return true;
  }
}

/** [CE-5.3] [CE-5.10] Takes the shown Good, or the only one there is; false when there is a choice. */
function steal(s: State, io: GameIo, seat: number, site: number, shown: number): boolean {
  let good = shown;
  if (shown === ANY_GOOD) {
    const kinds = kindsAt(s, site);
    if (kinds > 1) return false;
    if (kinds === 1) good = onlyGoodAt(s, site);
  }
  takeGood(s, io, seat, site, good);
  return true;
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

/** [CE-5.5] A lasting effect arrives: it works once for everything of its kind that is there already. */
function startLasting(book: Book, s: State, io: GameIo, seat: number, site: number, thief: number): void {
  const tally = tallyOf(book, s, seat, site);
  const times = countOf(book, s, seat, site, tally, book.lastingIn[thief]!, book.lastingOf[thief]!, 1);
  for (let i = 0; i < times; i++) workOnce(book, s, io, seat, site, thief);
}
