import { layout, SCALAR } from '@hideout/kernel';
import { GOODS } from './cities.ts';

/** [CE-1.1] A is seat 0, B is seat 1. */
export const SEATS = 2;
/** [CE-1.3] Where the Locations lie. */
export const SITES = 3;
/** [CE-3.1] Thieves on a side of a Location. */
export const SLOTS = 3;
/** [CE-4.3] Gear on a Thief. */
export const LEVELS = 3;
/** The Thieves of one seat have so many places: `site * SLOTS + slot`. */
export const PLACES = SITES * SLOTS;
/** [CE-1.4] Goods that a Location has room for. */
export const GOOD_SLOTS = 4;
/** [CE-6.1] All Coins of the game. */
export const COINS = 10;

/** [CE-2.1] Cards dealt to each player, by round; Thief rounds are even, Gear rounds odd. */
export const DEALT = [4, 6, 3, 6, 2, 6] as const;
export const ROUNDS = DEALT.length;
/** No hand is larger. */
export const HAND = 6;
/** [CE-1.2] [CE-2.1] The decks. */
export const THIEVES_IN_PLAY = 18;
export const GEAR_IN_PLAY = 36;
/** A seat's 15 Gear turns, its 3 last Gear and its 3 last Thieves: no Hideout holds more discards. */
export const DISCARDS = 21;

/** A card that is being resolved or reverted and waits for a decision, in its cells of `frames`. */
export const RESOLVE = 1;
export const REVERT = 2;
export const FRAME_STEP = 0;
/** Whose card it is: this seat makes the choices. */
export const FRAME_SEAT = 1;
export const FRAME_CARD = 2;
/** The place of the Thief, or of the Thief that holds the Gear. */
export const FRAME_PLACE = 3;
/** The icon that it waits at, or goes on with. */
export const FRAME_ICON = 4;
export const FRAME_CELLS = 5;
/** A burn inside a play is as deep as it goes. */
const FRAMES = 2;

/** Lists are as long as their size says; cells beyond are zero. Sides stand one seat after the other. */
export const LAYOUT = layout({
  city: SCALAR,
  /** From 0; ROUNDS when the game is over. */
  round: SCALAR,
  /** Turns finished in this round. */
  turn: SCALAR,
  location: SITES,
  /** Spaces from the middle toward seat 0; below zero toward seat 1. */
  tracker: SITES,
  /** [site, good] */
  goods: SITES * GOODS.length,
  supply: SCALAR,
  coins: SEATS,
  laundered: SEATS,
  /** [seat, good]: the Stolen Goods in the Hideouts. */
  loot: SEATS * GOODS.length,
  /** [seat, site]: how many Thieves. */
  crew: SEATS * SITES,
  /** [seat, place]: the Thieves in the order of their arrival. */
  thief: SEATS * PLACES,
  /** [seat, place]: how many Gear a Thief holds. */
  load: SEATS * PLACES,
  /** [seat, place, level]: the latest one is the topmost. */
  gear: SEATS * PLACES * LEVELS,
  /** [seat]: how many cards, and which, ascending. */
  handSize: SEATS,
  hand: SEATS * HAND,
  /** [seat]: how many cards, and which, oldest first. */
  discardSize: SEATS,
  discard: SEATS * DISCARDS,
  /** How many cards are left, and which; the top is the last. */
  thievesLeft: SCALAR,
  thiefDeck: THIEVES_IN_PLAY,
  gearLeft: SCALAR,
  gearDeck: GEAR_IN_PLAY,
  /** How many cards wait; the last frame is the current one. Empty between turns. */
  depth: SCALAR,
  frames: FRAMES * FRAME_CELLS,
});

/** The whole truth of a game. Mutable on purpose; changed by `apply` only. */
export type State = ReturnType<typeof LAYOUT.make>;

/** The site of a place. */
export const siteOf = (place: number): number => (place / SLOTS) | 0;
/** The opponent's seat. */
export const rivalOf = (seat: number): number => 1 - seat;
/** [CE-2.1] Whether this is one of the rounds for Gear. */
export const isGearRound = (round: number): boolean => (round & 1) === 1;
/** [CE-2.2] By round: who starts it (D). */
export const STARTERS = Int8Array.of(0, 1, 1, 0, 0, 1);
/** Whose turn it is: the starter's, then they alternate. */
export const turnOf = (s: Readonly<State>): number => (STARTERS[s.round]! + s.turn) & 1;
/** [CE-2.1] Whether all six rounds are played. */
export const isOver = (s: Readonly<State>): boolean => s.round === ROUNDS;

/** [CE-2.6] In the last Thief round and the last Gear round the deal uses the deck up, so hands can be worked out. */
export const isCounted = (round: number): boolean => round >= ROUNDS - 2;
/** [CE-2.5] [CE-2.6] Whether both players know both hands: passed on, or all that is left. */
export const areHandsOpen = (s: Readonly<State>): boolean => s.turn >= SEATS || isCounted(s.round);

/** The topmost Gear on a loaded Thief of the seat. */
export function topGear(s: Readonly<State>, seat: number, place: number): number {
  const at = seat * PLACES + place;
  return s.gear[at * LEVELS + s.load[at]! - 1]!;
}

/** A cell of the current frame. */
export const frameCell = (s: Readonly<State>, cell: number): number => s.frames[(s.depth - 1) * FRAME_CELLS + cell]!;

/** Goes on to the next icon of the current frame. */
export function nextIcon(s: State): void {
  s.frames[(s.depth - 1) * FRAME_CELLS + FRAME_ICON]!++;
}

/** Leaves a card on the stack that goes on with this icon. */
export function pushFrame(s: State, step: number, seat: number, card: number, place: number, icon: number): void {
  const at = s.depth++ * FRAME_CELLS;
  s.frames[at + FRAME_STEP] = step;
  s.frames[at + FRAME_SEAT] = seat;
  s.frames[at + FRAME_CARD] = card;
  s.frames[at + FRAME_PLACE] = place;
  s.frames[at + FRAME_ICON] = icon;
}

/** Takes the current card off the stack. */
export function popFrame(s: State): void {
  const at = --s.depth * FRAME_CELLS;
  for (let cell = 0; cell < FRAME_CELLS; cell++) s.frames[at + cell] = 0;
}

/** The site at which the current card works. */
export const frameSite = (s: Readonly<State>): number => siteOf(frameCell(s, FRAME_PLACE));
