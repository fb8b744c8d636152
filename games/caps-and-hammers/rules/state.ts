import { layout, NOBODY, SCALAR } from '@hideout/kernel';
import { COUNTRIES } from './countries.ts';
import { ACTION_CARDS, VALUES } from './figures.ts';
import { KINDS } from './kinds.ts';
import { LABS } from './labs.ts';

/** The Caps and the Hammers [CH-1.2]. */
export const SEATS = 2;
/** Rounds of a game [CH-2.1]. */
export const ROUNDS = 7;
/** Countries turned up in a round [CH-2.3]; they are the first locations of the row. */
export const ROW = 3;
/** Locations of the row: three countries and the lab [CH-2.6]. */
export const PLACES = 4;
/** The location of the lab. */
export const LAB = 3;
/** Turns of a player in a round, and so the most cards that he has in play [CH-2.5]. */
export const CARDS = 5;
/** No country. */
export const NONE = -1;

/** Where the play waits; a frame of an active asks for its target. */
export const STEPS = ['protests', 'first', 'second', 'shift', 'steal', 'over'] as const;
/** The name of a step. */
export type StepName = (typeof STEPS)[number];
/** The number of a step: its place in `STEPS`. */
export const STEP = { protests: 0, first: 1, second: 2, shift: 3, steal: 4, over: 5 } as const satisfies Record<
  StepName,
  number
>;

/** How a card in play lies [CH-3.4]. */
export const FACES = ['hidden', 'activated', 'revealed'] as const;
/** The name of a way to lie. */
export type FaceName = (typeof FACES)[number];
/** Face down. */
export const HIDDEN = 0;
/** Turned up by its owner. */
export const ACTIVATED = 1;
/** Turned up by the enemy, or by the resolution. */
export const REVEALED = 2;

/**
 * A card in play is number `seat * CARDS + card`, where `card` counts its owner's turns of the round; `played`
 * says how many its owner has played. Counts by seat and something else lie at `seat * (how many there are) + which`.
 */
export const LAYOUT = layout({
  round: SCALAR,
  step: SCALAR,
  actor: SCALAR,
  /** The round's first player. */
  first: SCALAR,
  /** Turns finished in this round, of both players together. */
  turn: SCALAR,
  defcon: SCALAR,
  /** Rank of the lab in play; 0 when there is none. */
  lab: SCALAR,
  /** The card whose active waits for its target. */
  asking: SCALAR,
  /** Country of each location, or NONE. */
  row: ROW,
  /** Country that a Guerrilla put on top, or NONE. */
  top: ROW,
  /** Who controls a country or a lab: a seat or NOBODY. */
  owner: COUNTRIES.length,
  labOwner: LABS.length,
  /** Labs used in this protest resolution. */
  labUsed: LABS.length,
  hand: SEATS * KINDS.length,
  played: SEATS,
  kind: SEATS * CARDS,
  place: SEATS * CARDS,
  /** Order among the cards of its side there, from 0. */
  slot: SEATS * CARDS,
  face: SEATS * CARDS,
  /** Kinds of all cards of the round before, as its resolution showed them [CH-5.1]. */
  shown: SEATS * CARDS,
  occupied: PLACES,
  justified: SEATS * PLACES,
  /** Protests that Defectors put on a location. */
  unseen: PLACES,
  protests: SEATS * VALUES,
  /**
   * Face-down protests by value: the pile and the unseen ones together. Which of them lie where is drawn only when one
   * is turned up; that is the same chance, for none returns to the pile while unseen ones lie out.
   */
  faceDown: VALUES,
  discard: KINDS.length,
  /** Cards and countries are dealt from the end; dealt cells are zero. */
  deckLeft: SCALAR,
  deck: ACTION_CARDS,
  countriesLeft: SCALAR,
  countries: COUNTRIES.length,
});

/** The true state of a game. */
export type State = ReturnType<typeof LAYOUT.make>;

/** A table on which nothing lies and nobody controls anything. */
export function emptyTable(into?: State): State {
  const s = into ? LAYOUT.reset(into) : LAYOUT.make();
  s.owner.fill(NOBODY);
  s.labOwner.fill(NOBODY);
  clearRow(s);
  return s;
}

/** Takes countries, cards and everything that lies at them off the row. */
export function clearRow(s: State): void {
  s.row.fill(NONE);
  s.top.fill(NONE);
  s.played.fill(0);
  s.kind.fill(0);
  s.place.fill(0);
  s.slot.fill(0);
  s.face.fill(0);
  s.occupied.fill(0);
  s.justified.fill(0);
  s.unseen.fill(0);
}

/** Whether a card may lie there in this round [CH-2.3]. */
export const isInPlay = (s: Readonly<State>, place: number): boolean => place < LAB || s.lab > 0;

/** Whether a card may be deployed or shifted there [CH-6.13]. */
export const isOpen = (s: Readonly<State>, place: number): boolean => isInPlay(s, place) && s.occupied[place] === 0;

/** Protests left to draw. */
export function countPile(s: Readonly<State>): number {
  let pile = 0;
  for (let value = 0; value < VALUES; value++) pile += s.faceDown[value]!;
  for (let place = 0; place < PLACES; place++) pile -= s.unseen[place]!;
  return pile;
}

/** Cards of a seat on a location. */
export function countCards(s: Readonly<State>, seat: number, place: number): number {
  const from = seat * CARDS;
  let count = 0;
  for (let at = from; at < from + s.played[seat]!; at++) if (s.place[at] === place) count++;
  return count;
}

/** Labs that a seat controls. */
export function countLabs(s: Readonly<State>, seat: number): number {
  let count = 0;
  for (let lab = 0; lab < LABS.length; lab++) if (s.labOwner[lab] === seat) count++;
  return count;
}

/** Which of its turns in this round the actor is taking, from 0. */
export const turnOf = (s: Readonly<State>): number => s.turn >> 1;
