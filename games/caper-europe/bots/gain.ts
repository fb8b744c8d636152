import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { siteOf } from '../rules/places.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, REPLACE, RETURN, STEAL } from '../rules/verbs.ts';
import type { Appraisal } from './appraisal.ts';

/** What an action seems to bring to the seat that was looked at. */
export function gainOf(look: Appraisal, action: Action): number {
  const verb = verbOf(action);
  const noun = nounOf(action);
  switch (verb) {
    case HIRE:
      return look.hire(cardOfNoun(verb, noun), placeOfNoun(verb, noun));
    case EQUIP:
      return look.equip(cardOfNoun(verb, noun), siteOf(placeOfNoun(verb, noun)));
    case REPLACE:
      return 0; // nobody has a card yet, so at a glance one Location is as good as another
    case STEAL:
      return look.steal(noun);
    case BURN:
      return look.burn(noun);
    case RETURN:
      return look.giveBack(noun);
    default:
      return look.sell(look.cards[cardOfNoun(verb, noun)]!);
  }
}
