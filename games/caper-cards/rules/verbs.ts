import { act, type Action, type Verb } from '@hideout/kernel';
import { CREW, FACES, type Face, type Kind } from './crew.ts';
import { DISCARD, LAY, PLAY, ROTATE, STEPS } from './state.ts';

/** The action space: one verb for each step that asks, with the number of that step. */
export const VERBS: readonly Verb[] = [
  { id: STEPS[PLAY], nouns: CREW.length },
  { id: STEPS[LAY], nouns: FACES.length },
  { id: STEPS[ROTATE], nouns: FACES.length },
  { id: STEPS[DISCARD], nouns: FACES.length },
];

/** Plays a Crew card of the kind from hand. */
export const play = (kind: Kind): Action => act(PLAY, kind);
/** Lays the card being played into play with this face. */
export const lay = (face: Face): Action => act(LAY, face);
/** Rotates a ♦ in play that shows this face. */
export const rotate = (face: Face): Action => act(ROTATE, face);
/** Discards an odd Crew in play that shows this face. */
export const discard = (face: Face): Action => act(DISCARD, face);
