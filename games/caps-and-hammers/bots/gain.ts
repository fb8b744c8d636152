import { CARDS, PLACES, STEP, activate, deploy, end, shift, steal, type State } from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';

/** The verbs by number. */
export const ACTIVATE = verbOf(activate(0));
export const DEPLOY = verbOf(deploy(0, 0));
export const END = verbOf(end());
const SHIFT = verbOf(shift(0));
const STEAL = verbOf(steal(0));

/** The kind and the location that a deployment names. */
export const kindOf = (action: Action): number => (nounOf(action) / PLACES) | 0;
export const placeOf = (action: Action): number => nounOf(action) % PLACES;

/** What an action seems to bring to the actor, who was looked at; ending a turn and returning protests bring nothing. */
export function gainOf(look: Appraisal, s: Readonly<State>, action: Action): number {
  switch (verbOf(action)) {
    case ACTIVATE:
      return look.activate(nounOf(action));
    case DEPLOY:
      return look.deploy(kindOf(action), placeOf(action));
    case SHIFT:
      return look.shift(s.place[s.actor * CARDS + s.asking]!, nounOf(action));
    case STEAL:
      return look.steal(nounOf(action));
    default:
      return 0;
  }
}

/** Whether the actor decides on his labs, between two rounds. */
export const isBetweenRounds = (s: Readonly<State>): boolean => s.step === STEP.protests;
