import { nounOf, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import { DIAMONDS, ODD, SEVEN } from './crew.ts';
import { hasFace } from './faceSet.ts';
import { ENDINGS, handCell, LAY, OVER, PLAY, ROTATE, type State } from './state.ts';
import { choicesIn } from './steps/play.ts';
import { actorOf } from './turns.ts';

/** Every reason for which an action can be refused, by the clause that forbids it. */
export const REASONS = {
  'CC-2.1': ['not your turn'],
  'CC-2.2': ['play a card', 'ability first', 'not in hand', 'another card'],
  'CC-3.4': ['game over'],
  'CC-3.7': ['game over'],
  'CC-5.1': ['only odd', 'never itself', 'not in play'],
  'CC-5.5': ['only diamonds', 'not in play'],
} as const;
type Clause = keyof typeof REASONS;
export type Reason = (typeof REASONS)[Clause][number];

const no = <C extends Clause>(clause: C, reason: (typeof REASONS)[C][number]): Refusal<Reason> => ({ clause, reason });

/** Why the seat may not do this now; undefined when it may. Needs only what the seat's view holds. */
export function refuse(s: Readonly<State>, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (s.step === OVER) return no(ENDINGS[s.ending - 1] === 'won' ? 'CC-3.7' : 'CC-3.4', 'game over');
  if (actorOf(s) !== seat) return no('CC-2.1', 'not your turn');
  const verb = verbOf(action);
  if (verb !== s.step) return no('CC-2.2', s.step === PLAY ? 'play a card' : 'ability first');
  if (verb === PLAY) return s.hand[handCell(seat, nounOf(action))]! > 0 ? undefined : no('CC-2.2', 'not in hand');
  return hasFace(choicesIn(s, verb), nounOf(action)) ? undefined : whyNotFace(verb, nounOf(action));
}

/** Why a face is none of the choices in a step. */
function whyNotFace(step: number, face: number): Refusal<Reason> {
  if (step === LAY) return no('CC-2.2', 'another card');
  if (step === ROTATE) return no('CC-5.5', hasFace(DIAMONDS, face) ? 'not in play' : 'only diamonds');
  if (!hasFace(ODD, face)) return no('CC-5.1', 'only odd');
  return no('CC-5.1', face === SEVEN ? 'never itself' : 'not in play');
}
