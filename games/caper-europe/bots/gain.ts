import * as rules from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';
import * as places from './places.ts';
import { siteOf } from './places.ts';
import * as verbs from './verbs.ts';

// Constants of this module: imported ones are looked up whenever they are used.
const { FIRST_GEAR, SITES } = rules;
const { PLACES } = places;
const { BURN, EQUIP, HIRE, RETURN, STEAL } = verbs;

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
      return look.sell(look.cards[FIRST_GEAR + noun]!);
  }
}
