import { FIRST_GEAR, SITES } from '@hideout/caper-europe';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';
import { BURN, EQUIP, HIRE, RETURN, STEAL } from './deed.ts';
import { PLACES, siteOf } from './places.ts';

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
