import * as rules from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import * as places from './places.ts';
import { siteOf } from './places.ts';
import * as verbs from './verbs.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { FIRST_GEAR, SITES } = rules;
const { PLACES } = places;
const { BURN, EQUIP, HIRE, RETURN, STEAL } = verbs;

/** Whether the action plays a Gear on a Thief. */
export const isEquip = (action: Action): boolean => verbOf(action) === EQUIP;
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
