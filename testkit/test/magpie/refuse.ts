import { nounOf, verbOf, type Action, type Refusal, type Seat } from '@hideout/kernel';
import { countCards, isOver, slot, TAKING, type State } from './state.ts';
import { DRAW, TAKE, TUCK } from './verbs.ts';

/** [MG-2.3] */
const MOST_IN_HAND = 4;

/** Why not, and the clause that says so. */
const CLAUSES = {
  over: 'MG-3.1',
  'not your turn': 'MG-1.3',
  'take first': 'MG-2.4',
  'nothing to take': 'MG-2.4',
  'own nest': 'MG-2.4',
  'no such nest': 'MG-2.4',
  'empty nest': 'MG-2.4',
  'not in hand': 'MG-2.1',
  'already tucked': 'MG-2.2',
  'hand full': 'MG-2.3',
  'pile empty': 'MG-2.1',
} as const;

export type Reason = keyof typeof CLAUSES;

export function refuse(s: Readonly<State>, seat: Seat, action: Action): Refusal<Reason> | undefined {
  const reason = isOver(s) ? 'over' : seat === s.actor ? whyNot(s, action) : 'not your turn';
  return reason && { clause: CLAUSES[reason], reason };
}

/** Why the actor may not do this; undefined when it may. */
export function whyNot(s: Readonly<State>, action: Action): Reason | undefined {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  if (s.step === TAKING) return verb === TAKE ? whyNotTake(s, noun) : 'take first';
  if (verb === TAKE) return 'nothing to take';
  if (verb === DRAW) return whyNotDraw(s);
  if (s.hand[slot(s.actor, noun)] === 0) return 'not in hand';
  return verb === TUCK && s.tucked[s.actor] !== 0 ? 'already tucked' : undefined;
}

function whyNotTake(s: Readonly<State>, seat: number): Reason | undefined {
  if (seat >= s.seats) return 'no such nest';
  if (seat === s.actor) return 'own nest';
  return countCards(s.nest, seat) === 0 ? 'empty nest' : undefined;
}

function whyNotDraw(s: Readonly<State>): Reason | undefined {
  if (s.pileSize === 0) return 'pile empty';
  return countCards(s.hand, s.actor) >= MOST_IN_HAND ? 'hand full' : undefined;
}
