import { seatOf } from '@hideout/kernel';
import * as books from '../book.ts';
import type { Book } from '../book.ts';
import { isGear, type LocationId } from '../card.ts';
import { countOf, tallyOf } from '../counting.ts';
import type { GameIo } from '../events.ts';
import * as states from '../state.ts';
import { frameCell, popFrame, pushFrame, siteOf, type State } from '../state.ts';
import { BY_LOCATION, makeCaper } from './capers.ts';
import { gainCoins } from './coins.ts';
import { kindsAt, onlyGoodAt, takeGood } from './goods.ts';
import { NO_SLOT, setOffCrew, workOnce } from './lasting.ts';
import { launder } from './laundry.ts';
import { burnGear, revertCard } from './revert.ts';
import { targetsOf } from './targets.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { ANY_GOOD, BURN_GEAR, DONE, GAIN_COINS, ICON_CELLS, IN_CREW, IN_THIEVES, LAUNDER_COIN, MAKE_CAPER, TAKE_GOOD } =
  books;
const { FRAME_CARD, FRAME_ICON, FRAME_PLACE, FRAME_SEAT, FRAME_STEP, RESOLVE, SITES, SLOTS } = states;

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
    switch (book.icon[at]) {
      case DONE:
        arrive(book, s, io, seat, card, site);
        return true;
      case MAKE_CAPER:
        makeCaper(s, io, seat, site, card);
        break;
      case GAIN_COINS:
        gainCoins(s, io, seat, book.iconOf[at]!);
        break;
      case LAUNDER_COIN:
        launder(book, s, io, seat);
        break;
      case TAKE_GOOD:
        if (resolveSteal(s, io, seat, site, book.iconOf[at]!)) break;
        pushFrame(s, RESOLVE, seat, card, place, icon);
        return false;
      case BURN_GEAR:
        pushFrame(s, RESOLVE, seat, card, place, icon);
        if (!resolveBurn(book, s, io, seat, site)) return false;
        popFrame(s);
        break;
      default:
        resolveLasting(book, s, io, seat, site, card);
    }
  }
}

/** [CE-5.3] [CE-5.10] Takes the shown Good, or the only one there is; false when there is a choice. */
function resolveSteal(s: State, io: GameIo, seat: number, site: number, shown: number): boolean {
  let good = shown;
  if (shown === ANY_GOOD) {
    const kinds = kindsAt(s, site);
    if (kinds > 1) return false;
    if (kinds === 1) good = onlyGoodAt(s, site);
  }
  takeGood(s, io, seat, site, good);
  return true;
}

/** [CE-7.1] [CE-5.10] Burns the only target, or nothing when there is none; false when somebody must choose. */
function resolveBurn(book: Book, s: State, io: GameIo, seat: number, site: number): boolean {
  const targets = targetsOf(book, s, seat, site);
  if ((targets & (targets - 1)) !== 0) return false;
  if (targets !== 0) return burnGear(book, s, io, seat, site * SLOTS + 31 - Math.clz32(targets));
  io.log?.emit({ type: 'nothing burned', seat: seatOf(seat), location: s.location[site] as LocationId });
  return true;
}

/** [CE-5.5] A lasting effect arrives: it works once for everything of its kind that is there already. */
function resolveLasting(book: Book, s: State, io: GameIo, seat: number, site: number, thief: number): void {
  const tally = tallyOf(book, s, seat, site);
  const times = countOf(book, s, seat, site, tally, book.lastingIn[thief]!, book.lastingOf[thief]!, 1);
  for (let i = 0; i < times; i++) workOnce(book, s, io, seat, site, thief);
}

/** [CE-5.5] [CE-5.9] The card's own icons are done: the Set Effects and the Location Effect that it sets off. */
function arrive(book: Book, s: State, io: GameIo, seat: number, card: number, site: number): void {
  if (!isGear(card)) {
    setOffCrew(book, s, io, seat, site, IN_THIEVES, 0, s.crew[seat * SITES + site]! - 1);
    return;
  }
  const hue = book.hue[card]!;
  setOffCrew(book, s, io, seat, site, IN_CREW, 1 << hue, NO_SLOT);
  const location = s.location[site]!;
  if (book.effect[location] === DONE || book.effectHue[location] !== hue) return;
  if (book.effect[location] === MAKE_CAPER) makeCaper(s, io, seat, site, BY_LOCATION);
  else gainCoins(s, io, seat, 1);
}
