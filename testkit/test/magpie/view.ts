import { NOBODY, seatOf, UNKNOWN, type GameView, type Known, type Viewer } from '@hideout/kernel';
import { countCards, isOver, KINDS, slot, type State } from './state.ts';

/** What everybody sees of a seat, and what only its owner sees. */
export interface SeatView {
  readonly cardsInHand: number;
  /** Cards of each kind, for the owner only. */
  readonly hand: Known<readonly number[]>;
  /** Face-up cards of each kind. */
  readonly nest: readonly number[];
  /** The tucked card: for its owner and after the end; none is an empty list. */
  readonly tucked: readonly Known<number>[];
}

export interface View extends GameView {
  readonly step: number;
  /** Whose turn it is, or was when the game ended. */
  readonly turn: number;
  readonly seats: readonly SeatView[];
  readonly pileSize: number;
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  const seats = Array.from({ length: s.seats }, (_, seat) => viewSeat(s, seat, viewer));
  const actor = isOver(s) ? NOBODY : seatOf(s.actor);
  return { viewer, actor, step: s.step, turn: s.actor, seats, pileSize: s.pileSize };
}

function viewSeat(s: Readonly<State>, seat: number, viewer: Viewer): SeatView {
  const kind = s.tucked[seat]! - 1;
  return {
    cardsInHand: countCards(s.hand, seat),
    hand: seat === viewer ? cards(s.hand, seat) : UNKNOWN,
    nest: cards(s.nest, seat),
    tucked: kind < 0 ? [] : [seat === viewer || isOver(s) ? kind : UNKNOWN],
  };
}

const cards = (zone: Int16Array, seat: number): number[] => Array.from(zone.subarray(slot(seat, 0), slot(seat, KINDS)));
