import { facts } from '../facts.ts';
import { layout, NOBODY, SCALAR, seatOf, type Seat } from '@hideout/kernel';
import { CARD_KINDS } from './cards.ts';
import { SITES } from './graph.ts';
import { JEWEL_COUNT } from './jewels.ts';
import { SIDES } from './sides.ts';
import { TOOL_KINDS } from './tools.ts';

export const MAX_SEATS = facts.seats.max;
/** The most cards that a draw pile can hold. */
export const PILE_ROOM = 96;

/** What the seat to act may do: cards and units, units alone, or the tidying up at the end of its turn (CA-2). */
export const PHASES = ['window', 'units', 'tidy', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const WINDOW = 0;
export const UNITS = 1;
export const TIDY = 2;
export const OVER = 3;

/** How a game ends (CA-9.1, CA-9.3, CA-9.4). */
export const ENDINGS = ['all-home', 'uncatchable', 'guard'] as const;
export type EndingName = (typeof ENDINGS)[number];
export const ALL_HOME = 0;
export const UNCATCHABLE = 1;
export const GUARD = 2;

/** Where a jewel is: in its vault, or with a seat, unsafe or safe. */
export const IN_VAULT = 0;
export const unsafeWith = (seat: number): number => 1 + seat;
export const safeWith = (seat: number): number => 1 + MAX_SEATS + seat;

export const LAYOUT = layout({
  seats: SCALAR,
  /** The seat whose turn it is. */
  turn: SCALAR,
  phase: SCALAR,
  ending: SCALAR,
  /** Turns and rolls until the guards of CA-9.3 and CA-9.4. */
  turnsLeft: SCALAR,
  rollsLeft: SCALAR,
  die: 2,
  /** Units left of this roll. */
  count: SCALAR,
  /** Rolls still owed this turn. */
  extra: SCALAR,
  /** Whether a Roll Again was turned in this turn. */
  rolledAgain: SCALAR,
  /** CA-4.1: whether a ladder breaks glass too. */
  ladderBreaksGlass: SCALAR,
  /** By seat: the side where its thief starts. */
  side: MAX_SEATS,
  /** By seat: the space where its thief stands. */
  thief: MAX_SEATS,
  /** By jewel: IN_VAULT, unsafeWith or safeWith a seat; and its points. */
  jewel: JEWEL_COUNT,
  points: JEWEL_COUNT,
  /** By street: whether an auto stands on it. */
  auto: SIDES,
  /** By site: how many ladders lean on a wall; which tool lies on glass, plus one; else whether its tool lies there. */
  lying: SITES,
  /** By seat and tool. */
  stock: MAX_SEATS * TOOL_KINDS,
  depot: TOOL_KINDS,
  /** By seat and card. */
  hand: MAX_SEATS * CARD_KINDS,
  faceUp: CARD_KINDS,
  /** The draw pile; its last card is the top. */
  pile: PILE_ROOM,
  pileSize: SCALAR,
  /** By card: what the draw pile held when it was last shuffled; and by seat and card what was drawn from it since. */
  shuffled: CARD_KINDS,
  drawn: MAX_SEATS * CARD_KINDS,
});

export type State = ReturnType<typeof LAYOUT.make>;

/** The seat that owes a decision. */
export const actorOf = (s: Readonly<State>): Seat | typeof NOBODY => (s.phase === OVER ? NOBODY : seatOf(s.turn));

/** How many cards a seat holds. */
export function countHand(s: Readonly<State>, seat: number): number {
  let cards = 0;
  for (let at = seat * CARD_KINDS; at < (seat + 1) * CARD_KINDS; at++) cards += s.hand[at]!;
  return cards;
}

/** How many tools lie in a seat's stockpile. */
export function countStock(s: Readonly<State>, seat: number): number {
  let tools = 0;
  for (let at = seat * TOOL_KINDS; at < (seat + 1) * TOOL_KINDS; at++) tools += s.stock[at]!;
  return tools;
}

/** How many autos are on the streets. */
export function countAutos(s: Readonly<State>): number {
  let autos = 0;
  for (let street = 0; street < SIDES; street++) autos += s.auto[street]!;
  return autos;
}
