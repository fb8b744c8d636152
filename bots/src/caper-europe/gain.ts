import { burn, equip, FIRST_GEAR, giveBack, hire, SITES, steal, type CardId } from '@hideout/caper-europe';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';
import { PLACES, siteOf } from './places.ts';

const HIRE = verbOf(hire(0 as CardId, 0));
const EQUIP = verbOf(equip(FIRST_GEAR as CardId, 0));
const STEAL = verbOf(steal(0));
const BURN = verbOf(burn(0));
const RETURN = verbOf(giveBack(0));

/** Whether the action plays a Gear on a Thief. */
export const isEquip = (action: Action): boolean => verbOf(action) === EQUIP;
/** The place of the Thief that it is played on. */
export const placeOfEquip = (action: Action): number => nounOf(action) % PLACES;

/** The card that an action takes out of the hand; a choice takes none. */
export function cardOfAction(action: Action): number | undefined {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case HIRE:
      return (noun / SITES) | 0;
    case EQUIP:
      return FIRST_GEAR + ((noun / PLACES) | 0);
    case STEAL:
    case BURN:
    case RETURN:
      return undefined;
    default:
      return FIRST_GEAR + noun;
  }
}

/** What an action seems to bring to the seat that was looked at. */
export function gainOf(look: Appraisal, action: Action): number {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case HIRE:
      return look.hire((noun / SITES) | 0, noun % SITES);
    case EQUIP:
      return look.equip(FIRST_GEAR + ((noun / PLACES) | 0), siteOf(noun % PLACES));
    case STEAL:
      return look.steal(noun);
    case BURN:
      return look.burn(noun);
    case RETURN:
      return look.giveBack(noun);
    default:
      return look.sell(FIRST_GEAR + noun);
  }
}
