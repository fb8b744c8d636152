import type { ActionList } from '@hideout/kernel';
import { first, NONE, rest } from './bits.ts';
import { ICON_CELLS, type Book } from './book.ts';
import { BURN_GEAR } from './icons.ts';
import { KINDS, placeAt, SITES } from './places.ts';
import {
  FRAME_CARD,
  FRAME_ICON,
  FRAME_SEAT,
  FRAME_STEP,
  frameCell,
  frameSite,
  REPLACE_LOCATION,
  REVERT,
  type State,
} from './state.ts';
import { isGoodAt, isInLoot } from './steps/goods.ts';
import { targetsOf } from './steps/targets.ts';
import { BURN, burn, giveBack, REPLACE, replace, RETURN, STEAL, steal } from './verbs.ts';

/** The verb of the choice that the card on top of the stack waits for. */
export function chosenVerb(book: Book, s: Readonly<State>): number {
  const step = frameCell(s, FRAME_STEP);
  if (step === REVERT) return RETURN;
  if (step === REPLACE_LOCATION) return REPLACE;
  return book.icon[frameCell(s, FRAME_CARD) * ICON_CELLS + frameCell(s, FRAME_ICON)] === BURN_GEAR ? BURN : STEAL;
}

/** [CE-1.3] [CE-5.3] [CE-7.1] [CE-7.2] Adds the options of the choice that the card on top of the stack waits for. */
export function legalChoice(book: Book, s: Readonly<State>, out: ActionList): void {
  const seat = frameCell(s, FRAME_SEAT);
  const site = frameSite(s);
  switch (chosenVerb(book, s)) {
    case STEAL:
      for (let good = 0; good < KINDS; good++) if (isGoodAt(s, site, good)) out.add(steal(good));
      return;
    case RETURN:
      for (let good = 0; good < KINDS; good++) if (isInLoot(s, seat, good)) out.add(giveBack(good));
      return;
    case REPLACE:
      for (let each = 0; each < SITES; each++) out.add(replace(each));
      return;
    default:
      for (let left = targetsOf(book, s, seat, site); left !== NONE; left = rest(left)) {
        out.add(burn(placeAt(site, first(left))));
      }
  }
}
