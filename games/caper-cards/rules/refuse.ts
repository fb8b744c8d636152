import { nounOf, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import { DIAMONDS, ODD, SEVEN } from './crew.ts';
import { hasFace } from './faceSet.ts';
import { ENDINGS, handCell, LAY, OVER, PLAY, ROTATE, type State } from './state.ts';
import { choicesIn } from './steps/play.ts';
import { actorOf } from './turns.ts';

/** Every reason for which an action can be refused. */
export const REASONS = [
  'game over',
  'not your turn',
  'ability first',
  'play a card',
  'not in hand',
  'another card',
  'only diamonds',
  'only odd',
  'never itself',
  'not in play',
] as const;
export type Reason = (typeof REASONS)[number];

const refusal = (clause: string, reason: Reason): Refusal<Reason> => ({ clause, reason });

/** Why the seat may not do this now; undefined when it may. Needs only what the seat's view holds. */
export function refuse(s: Readonly<State>, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (s.step === OVER) return refusal(ENDINGS[s.ending - 1] === 'won' ? 'CC-3.7' : 'CC-3.4', 'game over');
  if (actorOf(s) !== seat) return refusal('CC-2.1', 'not your turn');
  const verb = verbOf(action);
  if (verb !== s.step) return refusal('CC-2.2', s.step === PLAY ? 'play a card' : 'ability first');
  if (verb === PLAY) return s.hand[handCell(seat, nounOf(action))]! > 0 ? undefined : refusal('CC-2.2', 'not in hand');
  return hasFace(choicesIn(s, verb), nounOf(action)) ? undefined : whyNotFace(verb, nounOf(action));
}

/** Why a face is none of the choices in a step. */
function whyNotFace(step: number, face: number): Refusal<Reason> {
  if (step === LAY) return refusal('CC-2.2', 'another card');
  if (step === ROTATE) {
    return hasFace(DIAMONDS, face) ? refusal('CC-5.5', 'not in play') : refusal('CC-5.5', 'only diamonds');
  }
  if (!hasFace(ODD, face)) return refusal('CC-5.1', 'only odd');
  return face === SEVEN ? refusal('CC-5.1', 'never itself') : refusal('CC-5.1', 'not in play');
}
