import { nounOf, verbOf, type Action } from '@hideout/kernel';
import { cardOfNoun, EQUIP, HIRE, placeOfNoun, SELL } from '../rules/verbs.ts';

/** Whether the action plays a Gear on a Thief. */
export const isEquip = (action: Action): boolean => verbOf(action) === EQUIP;
/** The place of the Thief that it is played on. */
export const placeOfEquip = (action: Action): number => placeOfNoun(EQUIP, nounOf(action));

/** The card that an action takes out of the hand; below zero where it takes none. */
export function cardOfAction(action: Action): number {
  const verb = verbOf(action);
  return verb === HIRE || verb === EQUIP || verb === SELL ? cardOfNoun(verb, nounOf(action)) : -1;
}
