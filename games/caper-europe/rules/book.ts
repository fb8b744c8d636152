import type { Bits } from './bits.ts';
import { CARDS } from './card.ts';
import { LOCATIONS } from './cards/locations.ts';
import { GOODS, type Good } from './cities.ts';
import { ICONS, type Printed } from './icons.ts';

/** A kind of Goods as the book has it: its number, or that of a *Steal any*. */
export const ANY_GOOD = GOODS.length;
export const goodOf = (good: Good | 'any'): number => (good === 'any' ? ANY_GOOD : GOODS.indexOf(good));

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
 * The cards of a game with all figures filled in: for words and boards as they are printed, for the hot path as flat
 * tables. Tables of cards are indexed by CardId, tables of icons by `row * ICON_CELLS + icon`.
 */
export interface Book {
  /** By row: the icons of a card from top to bottom, or the bonus of a Location. */
  readonly printed: readonly (readonly Printed[])[];
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
  /** What a scoring icon counts: where, of which hues or kinds of Goods (one bit each), and how many make a set. */
  readonly countIn: Uint8Array;
  readonly countOf: Uint8Array;
  readonly countSize: Uint8Array;
  /** The lasting effect of a Thief: DONE, CAPER_PER or COIN_PER, and what sets it off. */
  readonly lasting: Uint8Array;
  readonly lastingIn: Uint8Array;
  readonly lastingOf: Uint8Array;
  /** By City: what can set off a lasting effect there, one bit for each zone. */
  readonly setOffs: Uint8Array;
  readonly base: Uint8Array;
  /** By Location: what its effect gives (DONE, MAKE_CAPER or GAIN_COINS), and the hue that sets it off. */
  readonly effect: Uint8Array;
  readonly effectHue: Uint8Array;
  /** The bonus at each space of the track, the middle first. */
  readonly track: Uint8Array;
  /** The rounds that B starts, one bit each. */
  readonly starters: Bits;
  /** By City: all its Thieves, all its Gear. */
  readonly thiefDecks: readonly Int16Array[];
  readonly gearDecks: readonly Int16Array[];
}

/** The scoring icons of a row, in the order of its cells in the tables of what scores. */
export const scoringIcons = (book: Book, row: number): readonly Printed[] =>
  book.printed[row]!.filter((icon) => ICONS[icon.do].works === 'at the end');
