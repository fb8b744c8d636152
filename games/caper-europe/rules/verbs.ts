import { act, type Action, type Verb } from '@hideout/kernel';
import { CARDS, FIRST_GEAR, type CardId } from './card.ts';
import { KINDS, PLACES, SITES } from './places.ts';

/** [CE-3.1] Play a Thief to a Location. */
export const HIRE = 0;
/** [CE-4.1] Play a Gear on one of your Thieves. */
export const EQUIP = 1;
/** [CE-4.1] Discard a Gear for a Coin. */
export const SELL = 2;
/** [CE-5.3] Choose the Good that a *Steal any* takes. */
export const STEAL = 3;
/** [CE-7.1] Choose the Gear that a *Burn* burns. */
export const BURN = 4;
/** [CE-7.2] Choose the Good to give back for a burned *Steal any*. */
export const RETURN = 5;
/** [CE-1.3] Choose the Location that a City Location replaces. */
export const REPLACE = 6;

/** The action space; a verb's number is its place here. */
export const VERBS: readonly Verb[] = [
  { id: 'hire', nouns: FIRST_GEAR * SITES },
  { id: 'equip', nouns: (CARDS - FIRST_GEAR) * PLACES },
  { id: 'sell', nouns: CARDS - FIRST_GEAR },
  { id: 'steal', nouns: KINDS },
  { id: 'burn', nouns: PLACES },
  { id: 'return', nouns: KINDS },
  { id: 'replace', nouns: SITES },
];

/** The actions by name. */
export const hire = (thief: CardId, site: number): Action => act(HIRE, thief * SITES + site);
export const equip = (gear: CardId, place: number): Action => act(EQUIP, (gear - FIRST_GEAR) * PLACES + place);
export const sell = (gear: CardId): Action => act(SELL, gear - FIRST_GEAR);
export const steal = (good: number): Action => act(STEAL, good);
export const burn = (place: number): Action => act(BURN, place);
export const giveBack = (good: number): Action => act(RETURN, good);
export const replace = (site: number): Action => act(REPLACE, site);

/** The card that the noun of a HIRE, EQUIP or SELL names. */
export function cardOfNoun(verb: number, noun: number): CardId {
  if (verb === HIRE) return ((noun / SITES) | 0) as CardId;
  return (FIRST_GEAR + (verb === EQUIP ? (noun / PLACES) | 0 : noun)) as CardId;
}

/** The site of a HIRE, or the place of an EQUIP. */
export const placeOfNoun = (verb: number, noun: number): number => noun % (verb === HIRE ? SITES : PLACES);
