import { burn, equip, FIRST_GEAR, giveBack, hire, SITES, steal, type CardId } from '@hideout/caper-europe';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { PLACES, siteOf } from './places.ts';

/** The verbs of Caper: Europe; whatever else there is sells a Gear. */
export const HIRE = verbOf(hire(0 as CardId, 0));
export const EQUIP = verbOf(equip(FIRST_GEAR as CardId, 0));
export const STEAL = verbOf(steal(0));
export const BURN = verbOf(burn(0));
export const RETURN = verbOf(giveBack(0));

/** Whether the action plays a Gear on a Thief. */
export const isEquip = (action: Action): boolean => verbOf(action) === EQUIP;
/** Whether it gives a Good back for a burned Gear. */
export const isGiveBack = (action: Action): boolean => verbOf(action) === RETURN;
/** The place of the Thief that it is played on. */
export const placeOfEquip = (action: Action): number => nounOf(action) % PLACES;

/** The card that an action takes out of the hand; below zero where it takes none. */
export function cardOfAction(action: Action): number {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case HIRE:
      return (noun / SITES) | 0;
    case EQUIP:
      return FIRST_GEAR + ((noun / PLACES) | 0);
    case STEAL:
    case BURN:
    case RETURN:
      return -1;
    default:
      return FIRST_GEAR + noun;
  }
}

/** The site at which an action plays a card or burns one, or below zero. */
export function siteOfAction(action: Action): number {
  switch (verbOf(action)) {
    case HIRE:
      return nounOf(action) % SITES;
    case EQUIP:
      return siteOf(nounOf(action) % PLACES);
    case BURN:
      return siteOf(nounOf(action));
    default:
      return -1;
  }
}
