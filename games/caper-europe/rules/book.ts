import { CARDS } from './card.ts';
import { LOCATIONS } from './cards/locations.ts';
import { GOODS } from './cities.ts';

/** Icons that work at once, as the interpreter reads them. */
export const DONE = 0;
export const MAKE_CAPER = 1;
export const GAIN_COINS = 2;
export const TAKE_GOOD = 3;
export const BURN_GEAR = 4;
export const LAUNDER_COIN = 5;
export const CAPER_PER = 6;
export const COIN_PER = 7;

/** Icons that score at the end. */
export const WORTH = 1;
export const WORTH_PER = 2;
export const WORTH_EYE = 3;
export const WORTH_IF_WON = 4;

/** Where the things lie that a Set Effect counts. */
export const IN_CREW = 0;
export const IN_RIVAL = 1;
export const IN_BOTH = 2;
export const IN_THIEVES = 3;
export const IN_LOOT = 4;
export const IN_LAUNDRY = 5;
export const IN_DISCARDS = 6;

/** The Good of a *Steal any*. */
export const ANY_GOOD = GOODS.length;

/** Each card has this many cells in a table of icons; the last one is DONE. */
export const ICON_CELLS = 4;

/** The row of a Location in the tables of what scores; the cards come first. */
export const locationRow = (location: number): number => CARDS + location;
export const ROWS = CARDS + LOCATIONS.length;

/** The gear tally of a Crew holds one count for each hue, and all Gear above them. */
export const TALLY_BITS = 5;
export const TALLY_MASK = (1 << TALLY_BITS) - 1;
export const TALLY_ALL = TALLY_BITS * 5;

/**
 * The cards of a game with all figures filled in, as flat tables for the hot path. Tables of cards are indexed by
 * CardId, tables of icons by `row * ICON_CELLS + icon`.
 */
export interface Book {
  readonly coins: Uint8Array;
  readonly cost: Uint8Array;
  readonly copies: Uint8Array;
  readonly hue: Uint8Array;
  /** What one Gear adds to the tally of its Crew. */
  readonly tally: Int32Array;
  /** The hues that a card protects, one bit each. */
  readonly protects: Uint8Array;
  /** Icons that work at once: what, and how many Coins or which Good. */
  readonly icon: Uint8Array;
  readonly iconOf: Uint8Array;
  /** Icons that score: what, how many points, and for an eye which hue. */
  readonly worth: Uint8Array;
  readonly worthPoints: Uint8Array;
  readonly worthHue: Uint8Array;
  /** What a scoring icon counts: where, of which hues (one bit each) or which Good, and how many make a set. */
  readonly countIn: Uint8Array;
  readonly countOf: Uint8Array;
  readonly countSize: Uint8Array;
  /** The lasting effect of a Thief: DONE, CAPER_PER or COIN_PER, and what sets it off. */
  readonly lasting: Uint8Array;
  readonly lastingIn: Uint8Array;
  readonly lastingOf: Uint8Array;
  /** By City: what can set off a lasting effect there, one bit for each place that things lie in. */
  readonly setOffs: Uint8Array;
  readonly base: Uint8Array;
  /** By Location: what its effect gives (DONE, MAKE_CAPER or GAIN_COINS), and the hue that sets it off. */
  readonly effect: Uint8Array;
  readonly effectHue: Uint8Array;
  /** The bonus at each space of the track, the middle first. */
  readonly track: Uint8Array;
  /** By City: all its Thieves, all its Gear. */
  readonly thiefDecks: readonly Int16Array[];
  readonly gearDecks: readonly Int16Array[];
  /** What a figure is worth, by its name; for words, not for the hot path. */
  readonly figure: (key: string) => number;
}
