import type { ActionList, Io, Seat } from '@hideout/kernel';
import type { Event } from '../events.ts';
import { CAPS, HAMMERS } from '../factions.ts';
import { VALUES, type Tables } from '../figures.ts';
import { LABS, rankOf } from '../labs.ts';
import { NO, type WhyNot } from '../refusals.ts';
import { STEP, type State } from '../state.ts';
import { keep, returnWith } from '../verbs.ts';
import { drawPhase } from './draw.ts';

/** [CH-2.2] Opens a round: whoever can return a protest is asked, the Caps first. */
export function protestResolution(t: Tables, s: State, io: Io<Event>): void {
  s.labUsed.fill(0);
  s.step = STEP.protests;
  if (canReturn(s, CAPS)) s.actor = CAPS;
  else askHammers(t, s, io);
}

function askHammers(t: Tables, s: State, io: Io<Event>): void {
  if (canReturn(s, HAMMERS)) s.actor = HAMMERS;
  else drawPhase(t, s, io);
}

function askNext(t: Tables, s: State, io: Io<Event>): void {
  if (s.actor === CAPS) askHammers(t, s, io);
  else drawPhase(t, s, io);
}

/** [CH-2.2] Why the seat cannot use this lab now. */
export function whyNotReturn(s: Readonly<State>, seat: number, lab: number): WhyNot {
  if (s.labOwner[lab] !== seat) return NO.notYourLab;
  if (s.labUsed[lab] !== 0) return NO.labUsed;
  const value = lowestProtest(s, seat);
  if (value === VALUES) return NO.noProtests;
  return rankOf(lab) < value ? NO.labTooLow : undefined;
}

/** The legal actions of whoever decides on his labs. */
export function legalReturns(s: Readonly<State>, out: ActionList): void {
  for (let lab = 0; lab < LABS.length; lab++) {
    if (whyNotReturn(s, s.actor, lab) === undefined) out.add(returnWith(lab));
  }
  out.add(keep());
}

/** Returns the actor's lowest protest to the pile. */
export function returnProtest(t: Tables, s: State, lab: number, io: Io<Event>): void {
  const seat = s.actor;
  const value = lowestProtest(s, seat);
  s.protests[seat * VALUES + value]!--;
  s.faceDown[value]!++;
  s.labUsed[lab] = 1;
  io.log?.emit({ type: 'returned', seat: seat as Seat, lab, value });
  if (!canReturn(s, seat)) askNext(t, s, io);
}

/** The actor keeps what protests he has. */
export function keepProtests(t: Tables, s: State, io: Io<Event>): void {
  io.log?.emit({ type: 'kept', seat: s.actor as Seat });
  askNext(t, s, io);
}

function canReturn(s: Readonly<State>, seat: number): boolean {
  for (let lab = 0; lab < LABS.length; lab++) if (whyNotReturn(s, seat, lab) === undefined) return true;
  return false;
}

/** The value of the seat's lowest protest, or VALUES when it has none. */
function lowestProtest(s: Readonly<State>, seat: number): number {
  let value = 0;
  while (value < VALUES && s.protests[seat * VALUES + value] === 0) value++;
  return value;
}
