import type { ActionList } from '@hideout/kernel';
import * as books from './book.ts';
import type { Book } from './book.ts';
import * as cities from './cities.ts';
import * as states from './state.ts';
import { frameCell, frameSite, type State } from './state.ts';
import { targetsOf } from './steps/targets.ts';
import { isGoodAt, isInLoot } from './steps/goods.ts';
import * as verbs from './verbs.ts';
import { burn, giveBack, steal } from './verbs.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { BURN_GEAR, ICON_CELLS } = books;
const { GOODS } = cities;
const { FRAME_CARD, FRAME_ICON, FRAME_SEAT, FRAME_STEP, REVERT, SLOTS } = states;
const { BURN, RETURN, STEAL } = verbs;

/** The verb of the choice that the card on top of the stack waits for. */
export function chosenVerb(book: Book, s: Readonly<State>): number {
  if (frameCell(s, FRAME_STEP) === REVERT) return RETURN;
  return book.icon[frameCell(s, FRAME_CARD) * ICON_CELLS + frameCell(s, FRAME_ICON)] === BURN_GEAR ? BURN : STEAL;
}

/** [CE-5.3] [CE-7.1] [CE-7.2] Adds the options of the choice that the card on top of the stack waits for. */
export function legalChoice(book: Book, s: Readonly<State>, out: ActionList): void {
  const seat = frameCell(s, FRAME_SEAT);
  const site = frameSite(s);
  switch (chosenVerb(book, s)) {
    case STEAL:
      for (let good = 0; good < GOODS.length; good++) if (isGoodAt(s, site, good)) out.add(steal(good));
      return;
    case RETURN:
      for (let good = 0; good < GOODS.length; good++) if (isInLoot(s, seat, good)) out.add(giveBack(good));
      return;
    default: {
      const targets = targetsOf(book, s, seat, site);
      for (let slot = 0; slot < SLOTS; slot++) if ((targets & (1 << slot)) !== 0) out.add(burn(site * SLOTS + slot));
    }
  }
}
