import { nounOf, verbOf, type Action, type ActionList, type Io } from '@hideout/kernel';
import type { CaperEvent } from './events.ts';
import { TIDY, UNITS, WINDOW, type State } from './state.ts';
import { addTidying, onDiscard, onGiveBack } from './steps/tidy.ts';
import { endTurn } from './steps/turn.ts';
import { addUnits, onPlace, onSilence, onStep } from './steps/units.ts';
import { addCards, closeWindow, onAuto, onRollAgain, onTheft, onTool } from './steps/window.ts';
import { AUTO, DISCARD, done, GIVE_BACK, PLACE, ROLL_AGAIN, SILENCE, STEP, THEFT, TOOL } from './verbs.ts';

/** CA-2: what the seat of the turn may do, phase by phase. */
export function legal(s: Readonly<State>, out: ActionList): void {
  const before = out.size;
  const phase = s.phase;
  if (phase === WINDOW || phase === UNITS) addUnits(s, out);
  if (phase === WINDOW) {
    const isStuck = out.size === before;
    addCards(s, out);
    if (isStuck) out.add(done());
  }
  if (phase === TIDY) addTidying(s, out);
}

/** Carries out a legal action. */
export function apply(s: State, action: Action, io: Io<CaperEvent>): void {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case STEP:
      return onStep(s, noun, io);
    case SILENCE:
      return onSilence(s, noun, io);
    case PLACE:
      return onPlace(s, noun, io);
    case TOOL:
      return onTool(s, noun, io);
    case THEFT:
      return onTheft(s, noun, io);
    case AUTO:
      return onAuto(s, noun, io);
    case ROLL_AGAIN:
      return onRollAgain(s, io);
    case DISCARD:
      return onDiscard(s, noun, io);
    case GIVE_BACK:
      return onGiveBack(s, noun, io);
    default:
      return s.phase === WINDOW ? closeWindow(s, io) : endTurn(s, io);
  }
}
