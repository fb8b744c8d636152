import { layout, SCALAR, type Seat } from '@hideout/kernel';

/** [MG-1.1] Magpie, Button, Spoon and Ring; the number of a kind is its worth. */
export const KINDS = 4;
export const COPIES = 3;
export const MAGPIE = 0;
export const MOST_SEATS = 3;

/** Where the game stands: a turn, the choice that a Magpie asks for, or one of two endings. */
export const TURN = 0;
export const TAKING = 1;
export const EMPTIED = 2;
export const RICH = 3;

export const LAYOUT = layout({
  seats: SCALAR,
  actor: SCALAR,
  step: SCALAR,
  /** Cards of each kind, seat by seat: see `slot`. */
  hand: MOST_SEATS * KINDS,
  /** Face-up cards of each kind, seat by seat. */
  nest: MOST_SEATS * KINDS,
  /** By seat: the kind of the tucked card plus 1, or 0. */
  tucked: MOST_SEATS,
  /** Kinds from the bottom to the top; zeros beyond `pileSize`. */
  pile: KINDS * COPIES,
  pileSize: SCALAR,
});

export type State = ReturnType<typeof LAYOUT.make>;

/** The cell of a seat's cards of one kind. */
export const slot = (seat: number, kind: number): number => seat * KINDS + kind;

export const isOver = (s: Readonly<State>): boolean => s.step === EMPTIED || s.step === RICH;

/** How many cards a seat has in one of its zones. */
export function countCards(zone: Int16Array, seat: number): number {
  let cards = 0;
  for (let kind = 0; kind < KINDS; kind++) cards += zone[slot(seat, kind)]!;
  return cards;
}

/** What a seat's face-up cards are worth. */
export function countWorth(s: Readonly<State>, seat: number): number {
  let worth = 0;
  for (let kind = 0; kind < KINDS; kind++) worth += kind * s.nest[slot(seat, kind)]!;
  return worth;
}

/** [MG-3.3] Face-up cards once, the tucked card twice. */
export const countScore = (s: Readonly<State>, seat: Seat): number =>
  countWorth(s, seat) + 2 * Math.max(0, s.tucked[seat]! - 1);
