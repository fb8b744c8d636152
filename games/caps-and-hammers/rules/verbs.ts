import { act, type Action, type Verb } from '@hideout/kernel';
import { COUNTRIES } from './countries.ts';
import { KINDS } from './kinds.ts';
import { LABS } from './labs.ts';
import { CARDS, PLACES } from './state.ts';

/** The verbs by number. */
export const RETURN = 0;
export const KEEP = 1;
export const ACTIVATE = 2;
export const DEPLOY = 3;
export const SHIFT = 4;
export const STEAL = 5;
export const END = 6;

/** The action space: a verb's number is its place here. */
export const VERBS: readonly Verb[] = [
  { id: 'return', nouns: LABS.length },
  { id: 'keep', nouns: 1 },
  { id: 'activate', nouns: CARDS },
  { id: 'deploy', nouns: KINDS.length * PLACES },
  { id: 'shift', nouns: PLACES },
  { id: 'steal', nouns: COUNTRIES.length },
  { id: 'end', nouns: 1 },
];

/** Return your lowest protest with this lab [CH-2.2]. */
export const returnWith = (lab: number): Action => act(RETURN, lab);
/** Return no more protests this round [CH-2.2]. */
export const keep = (): Action => act(KEEP);
/** Turn up the card that you deployed on your turn number `card` of this round, counted from 0 [CH-3.1]. */
export const activate = (card: number): Action => act(ACTIVATE, card);
/** Play a card of this type face down on your side of a location [CH-3.2]. */
export const deploy = (kind: number, place: number): Action => act(DEPLOY, kind * PLACES + place);
/** Move the Admiral just activated to this location [CH-6.6]. */
export const shift = (place: number): Action => act(SHIFT, place);
/** Put this country of the enemy on the Guerrilla's location [CH-6.11]. */
export const steal = (country: number): Action => act(STEAL, country);
/** End your turn [CH-3.7]. */
export const end = (): Action => act(END);

/** The type of card and the location that the noun of DEPLOY names. */
export const kindIn = (noun: number): number => Math.floor(noun / PLACES);
export const placeIn = (noun: number): number => noun % PLACES;
