import type { ActionList, Io, Seat } from '@hideout/kernel';
import { spotOf, type Event } from '../events.ts';
import { enemyOf } from '../factions.ts';
import type { Tables } from '../figures.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { NO, type WhyNot } from '../refusals.ts';
import { CARDS, countCards, HIDDEN, isInPlay, isOpen, PLACES, SEATS, STEP, type State } from '../state.ts';
import { activate, deploy, end } from '../verbs.ts';
import { whyNotActivate } from './activation.ts';
import { resolution } from './resolution.ts';

/** [CH-3.1, CH-3.2] Before the deployment: activate, or deploy and so end the first activation. */
export function legalFirst(s: Readonly<State>, out: ActionList): void {
  legalActivations(s, out);
  const hand = s.actor * KINDS.length;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (s.hand[hand + kind] === 0) continue;
    for (let place = 0; place < PLACES; place++) if (isOpen(s, place)) out.add(deploy(kind, place));
  }
}

/** [CH-3.3, CH-3.7] After the deployment: activate, or end the turn. */
export function legalSecond(s: Readonly<State>, out: ActionList): void {
  legalActivations(s, out);
  out.add(end());
}

function legalActivations(s: Readonly<State>, out: ActionList): void {
  const played = s.played[s.actor]!;
  for (let card = 0; card < played; card++) if (whyNotActivate(s, s.actor, card) === undefined) out.add(activate(card));
}

/** [CH-3.2] Why the seat cannot play a card of this type there. */
export function whyNotDeploy(s: Readonly<State>, seat: number, kind: number, place: number): WhyNot {
  if (s.hand[seat * KINDS.length + kind] === 0) return NO.notInHand;
  if (!isInPlay(s, place)) return NO.notInPlay;
  return isOpen(s, place) ? undefined : NO.occupied;
}

/** [CH-3.2] The actor plays a card face down. */
export function deployCard(s: State, kind: number, place: number, io: Io<Event>): void {
  const seat = s.actor as Seat;
  const card = s.played[seat]!;
  const at = seat * CARDS + card;
  s.hand[seat * KINDS.length + kind]!--;
  s.kind[at] = kind;
  s.place[at] = place;
  s.face[at] = HIDDEN;
  s.slot[at] = countCards(s, seat, place);
  s.played[seat] = card + 1;
  s.step = STEP.second;
  io.log?.emit({ type: 'deployed', seat, card, kind: kind as Kind, at: spotOf(s, place) });
}

/** [CH-2.5] The other player's turn, or the resolution after five turns each. */
export function endTurn(t: Tables, s: State, io: Io<Event>): void {
  const seat = s.actor as Seat;
  io.log?.emit({ type: 'finished', seat });
  s.turn++;
  if (s.turn === SEATS * CARDS) return resolution(t, s, io);
  s.actor = enemyOf(seat);
  s.step = STEP.first;
}
