import type { Io, Seat } from '@hideout/kernel';
import { spotOf, type Event, type Turned } from '../events.ts';
import { enemyOf } from '../factions.ts';
import type { Tables } from '../figures.ts';
import { ADMIRAL, DEFECTOR, DIPLOMAT, GUERRILLA, NUKE, SOLDIER, SPY, type Kind } from '../kinds.ts';
import { NO, type WhyNot } from '../refusals.ts';
import {
  ACTIVATED,
  CARDS,
  countPile,
  HIDDEN,
  isOpen,
  LAB,
  NONE,
  PLACES,
  REVEALED,
  turnOf,
  type State,
} from '../state.ts';
import { canPay, pay, tellIfDry } from './defcon.ts';
import { askShift, canShift } from './shift.ts';
import { askSteal, canSteal } from './steal.ts';

/** [CH-3.4, CH-6.1] Why the actor cannot activate this card of his now. */
export function whyNotActivate(s: Readonly<State>, seat: number, card: number): WhyNot {
  if (card >= s.played[seat]!) return NO.noSuchCard;
  const at = seat * CARDS + card;
  if (s.face[at] === ACTIVATED) return NO.alreadyActivated;
  if (s.face[at] === REVEALED) return NO.alreadyRevealed;
  const place = s.place[at]!;
  switch (s.kind[at]) {
    case DIPLOMAT:
      return undefined;
    case ADMIRAL:
      if (!isOpen(s, place)) return NO.leavesOccupied;
      return canShift(s, place) ? undefined : NO.nowhereToShift;
    case SPY:
      return hasHidden(s, enemyOf(seat), place) ? undefined : NO.nobodyHidden;
    case NUKE:
      return canPay(s, seat, place) ? undefined : NO.pileEmpty;
    case GUERRILLA:
      return whyNotGuerrilla(s, seat, place);
    case DEFECTOR:
      if (turnOf(s) === CARDS - 1) return NO.lastTurn;
      return countPile(s) > 0 ? undefined : NO.noProtestToPlant;
    case SOLDIER:
      return whyNotSoldier(s, seat, place);
    default:
      return NO.noActive;
  }
}

/** [CH-6.11, CH-6.3] */
function whyNotGuerrilla(s: Readonly<State>, seat: number, place: number): WhyNot {
  if (turnOf(s) > 0) return NO.notFirstTurn;
  if (place === LAB) return NO.notOnLab;
  if (s.top[place] !== NONE) return NO.alreadyPaired;
  if (!canSteal(s, enemyOf(seat))) return NO.nothingToSteal;
  return canPay(s, seat, place) ? undefined : NO.pileEmpty;
}

/** [CH-6.13, CH-6.2] */
function whyNotSoldier(s: Readonly<State>, seat: number, place: number): WhyNot {
  if (!isOpen(s, place)) return NO.alreadyOccupied;
  let open = 0;
  for (let each = 0; each < PLACES; each++) if (isOpen(s, each)) open++;
  if (open === 1) return NO.lastOpen;
  return canPay(s, seat, place) ? undefined : NO.pileEmpty;
}

function hasHidden(s: Readonly<State>, seat: number, place: number): boolean {
  const from = seat * CARDS;
  for (let at = from; at < from + s.played[seat]!; at++) {
    if (s.place[at] === place && s.face[at] === HIDDEN) return true;
  }
  return false;
}

/** [CH-3.1] The actor turns up a card of his, pays for it, and its active happens. */
export function activateCard(t: Tables, s: State, card: number, io: Io<Event>): void {
  const seat = s.actor as Seat;
  const at = seat * CARDS + card;
  const kind = s.kind[at] as Kind;
  const place = s.place[at]!;
  s.face[at] = ACTIVATED;
  io.log?.emit({ type: 'activated', seat, card, kind, at: spotOf(s, place) });
  if (kind === NUKE || kind === GUERRILLA || kind === SOLDIER) pay(t, s, seat, place, io);
  switch (kind) {
    case DIPLOMAT:
      s.justified[seat * PLACES + place]!++;
      io.log?.emit({ type: 'justified', seat, at: spotOf(s, place) });
      return;
    case ADMIRAL:
      return askShift(s, card, io);
    case SPY:
      return reveal(s, enemyOf(seat), place, io);
    case GUERRILLA:
      return askSteal(s, card, io);
    case DEFECTOR:
      s.unseen[place]!++;
      io.log?.emit({ type: 'planted', seat, at: spotOf(s, place) });
      return tellIfDry(s, io);
    case SOLDIER:
      s.occupied[place] = 1;
      io.log?.emit({ type: 'occupied', seat, at: spotOf(s, place) });
      return;
    default: // The Nuke: what is activated counts more [CH-6.10].
  }
}

/** [CH-6.7] Turns up the hidden cards of a seat on a location. */
function reveal(s: State, seat: Seat, place: number, io: Io<Event>): void {
  const from = seat * CARDS;
  const cards: Turned[] | undefined = io.log && [];
  for (let at = from; at < from + s.played[seat]!; at++) {
    if (s.place[at] !== place || s.face[at] !== HIDDEN) continue;
    s.face[at] = REVEALED;
    cards?.push({ card: at - from, kind: s.kind[at] as Kind, at: spotOf(s, place) });
  }
  if (cards) io.log?.emit({ type: 'revealed', seat, cards });
}
