import type { ActionList, Io, Seat } from '@hideout/kernel';
import { spotOf, type Event } from '../events.ts';
import { NO, type WhyNot } from '../refusals.ts';
import { CARDS, countCards, isInPlay, isOpen, PLACES, STEP, turnOf, type State } from '../state.ts';
import { shift } from '../verbs.ts';

/** [CH-2.6] Whether two locations are neighbours in the row. */
const isAdjacent = (a: number, b: number): boolean => a - b === 1 || b - a === 1;

/** Whether a card may be shifted there: not off the row, and not to where nothing may go. */
const isWay = (s: Readonly<State>, to: number): boolean => to >= 0 && to < PLACES && isOpen(s, to);

/** [CH-6.6] Whether a card can go from here to some neighbour. */
export const canShift = (s: Readonly<State>, from: number): boolean => isWay(s, from - 1) || isWay(s, from + 1);

/** Asks where the Admiral goes, unless there is only one way [CH-6.14]. */
export function askShift(s: State, card: number, io: Io<Event>): void {
  const from = s.place[s.actor * CARDS + card]!;
  if (!isWay(s, from - 1)) return move(s, card, from + 1, io);
  if (!isWay(s, from + 1)) return move(s, card, from - 1, io);
  s.asking = card;
  s.step = STEP.shift;
}

/** Why the Admiral just activated cannot go there. */
export function whyNotShift(s: Readonly<State>, to: number): WhyNot {
  const from = s.place[s.actor * CARDS + s.asking]!;
  if (!isInPlay(s, to)) return NO.notInPlay;
  if (!isAdjacent(from, to)) return NO.notAdjacent;
  return isOpen(s, to) ? undefined : NO.occupied;
}

/** The locations where the Admiral may go. */
export function legalShifts(s: Readonly<State>, out: ActionList): void {
  for (let to = 0; to < PLACES; to++) if (whyNotShift(s, to) === undefined) out.add(shift(to));
}

/** The actor has chosen where his Admiral goes. */
export function shiftAdmiral(s: State, to: number, io: Io<Event>): void {
  move(s, s.asking, to, io);
  backToTurn(s);
}

/** [CH-6.2] The card joins the end of its owner's cards there; those that it leaves close up. */
function move(s: State, card: number, to: number, io: Io<Event>): void {
  const seat = s.actor as Seat;
  const at = seat * CARDS + card;
  const from = s.place[at]!;
  for (let each = seat * CARDS; each < seat * CARDS + s.played[seat]!; each++) {
    if (s.place[each] === from && s.slot[each]! > s.slot[at]!) s.slot[each]!--;
  }
  s.slot[at] = countCards(s, seat, to);
  s.place[at] = to;
  io.log?.emit({ type: 'shifted', seat, card, from: spotOf(s, from), to: spotOf(s, to) });
}

/** The frame of an active is done: the turn goes on where it was. */
export function backToTurn(s: State): void {
  s.asking = 0;
  s.step = s.played[s.actor]! > turnOf(s) ? STEP.second : STEP.first;
}
