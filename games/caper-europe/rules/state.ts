import { layout, SCALAR } from '@hideout/kernel';
import { DISCARDS, gearOn, HAND, KINDS, LEVELS, PLACES, SEATS, SITES, siteOf, thiefAt } from './places.ts';

/** [CE-1.4] Goods that a Location has room for. */
export const GOOD_SLOTS = 4;
/** [CE-6.1] All Coins of the game. */
export const COINS = 10;

/** [CE-2.1] Cards dealt to each player, by round; Thief rounds are even, Gear rounds odd. */
export const DEALT = [4, 6, 3, 6, 2, 6] as const;
export const ROUNDS = DEALT.length;
/** [CE-1.2] [CE-2.1] The decks. */
export const THIEVES_IN_PLAY = 18;
export const GEAR_IN_PLAY = 36;

/** A card that is being resolved or reverted and waits for a decision, in its cells of `frames`. */
export const RESOLVE = 1;
export const REVERT = 2;
/** [CE-1.3] Or a City Location that waits for its site; it has no place and no icons. */
export const REPLACE_LOCATION = 3;
export const FRAME_STEP = 0;
/** Whose card it is, or who starts the game: this seat makes the choices. */
export const FRAME_SEAT = 1;
/** The Thief or Gear, or the City Location. */
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
  /** The rounds that seat 1 starts, one bit each. */
  starters: SCALAR,
  location: SITES,
  /** Spaces from the middle toward seat 0; below zero toward seat 1. */
  tracker: SITES,
  /** [site, good] */
  goods: SITES * KINDS,
  supply: SCALAR,
  coins: SEATS,
  laundered: SEATS,
  /** [seat, good]: the Stolen Goods in the Hideouts. */
  loot: SEATS * KINDS,
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

/** [CE-2.1] Whether this is one of the rounds for Gear. */
export const isGearRound = (round: number): boolean => (round & 1) === 1;
/** [CE-2.2] [CE-2.3] Whose turn it is: the starter's, then they alternate. */
export const turnOf = (s: Readonly<State>): number => ((s.starters >> s.round) + s.turn) & 1;
/** [CE-2.1] Whether all six rounds are played. */
export const isOver = (s: Readonly<State>): boolean => s.round === ROUNDS;

/** [CE-2.6] In the last Thief round and the last Gear round the deal uses the deck up, so hands can be worked out. */
export const isCounted = (round: number): boolean => round >= ROUNDS - 2;
/** [CE-2.5] [CE-2.6] Whether both players know both hands: passed on, or all that is left. */
export const areHandsOpen = (s: Readonly<State>): boolean => s.turn >= SEATS || isCounted(s.round);

/** The topmost Gear on a loaded Thief of the seat. */
export function topGear(s: Readonly<State>, seat: number, place: number): number {
  const at = thiefAt(seat, place);
  return s.gear[gearOn(at) + s.load[at]! - 1]!;
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
