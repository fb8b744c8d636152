import { NOBODY, nounOf, verbOf, type Action, type Seat } from '@hideout/kernel';
import { NO, type WhyNot } from './refusals.ts';
import { STEP, type State } from './state.ts';
import { whyNotActivate } from './steps/activation.ts';
import { whyNotReturn } from './steps/protests.ts';
import { whyNotShift } from './steps/shift.ts';
import { whyNotSteal } from './steps/steal.ts';
import { whyNotDeploy } from './steps/turn.ts';
import { ACTIVATE, DEPLOY, END, KEEP, kindIn, placeIn, RETURN, SHIFT, STEAL } from './verbs.ts';

/** Why the seat may not do this now; nothing here looks at a card that the seat cannot see. */
export function refuse(s: Readonly<State>, seat: Seat, action: Action): WhyNot {
  if (s.actor === NOBODY) return NO.over;
  if (s.actor !== seat) return s.step === STEP.protests ? NO.notYourProtests : NO.notYourTurn;
  return whyNotNow(s, verbOf(action)) ?? whyNot(s, seat, verbOf(action), nounOf(action));
}

/** Whether the play waits for a verb of this kind at all. */
function whyNotNow(s: Readonly<State>, verb: number): WhyNot {
  const isProtest = verb === RETURN || verb === KEEP;
  if (s.step === STEP.protests) return isProtest ? undefined : NO.protestsFirst;
  if (isProtest) return NO.noProtestResolution;
  if (s.step === STEP.shift) return verb === SHIFT ? undefined : NO.finishShift;
  if (s.step === STEP.steal) return verb === STEAL ? undefined : NO.finishSteal;
  if (verb === SHIFT) return NO.noShift;
  if (verb === STEAL) return NO.noGuerrilla;
  if (verb === DEPLOY && s.step === STEP.second) return NO.alreadyDeployed;
  return verb === END && s.step === STEP.first ? NO.deployFirst : undefined;
}

function whyNot(s: Readonly<State>, seat: Seat, verb: number, noun: number): WhyNot {
  switch (verb) {
    case RETURN:
      return whyNotReturn(s, seat, noun);
    case ACTIVATE:
      return whyNotActivate(s, seat, noun);
    case DEPLOY:
      return whyNotDeploy(s, seat, kindIn(noun), placeIn(noun));
    case SHIFT:
      return whyNotShift(s, noun);
    case STEAL:
      return whyNotSteal(s, noun);
    default:
      return undefined;
  }
}
