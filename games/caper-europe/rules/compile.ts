import {
  ANY_GOOD,
  BURN_GEAR,
  CAPER_PER,
  COIN_PER,
  GAIN_COINS,
  ICON_CELLS,
  IN_BOTH,
  IN_CREW,
  IN_DISCARDS,
  IN_LAUNDRY,
  IN_LOOT,
  IN_RIVAL,
  IN_THIEVES,
  LAUNDER_COIN,
  locationRow,
  MAKE_CAPER,
  ROWS,
  TAKE_GOOD,
  TALLY_ALL,
  TALLY_BITS,
  WORTH,
  WORTH_EYE,
  WORTH_IF_WON,
  WORTH_PER,
  type Book,
} from './book.ts';
import { CARDS, entriesIn, FIRST_GEAR } from './card.ts';
import { GEAR } from './cards/gear.ts';
import { LOCATIONS, type Location } from './cards/locations.ts';
import { THIEVES } from './cards/thieves.ts';
import { TRACK } from './cards/track.ts';
import { CITIES, GOODS, hueOf, type City, type Colour } from './cities.ts';
import { FIGURES, iconKey } from './allFigures.ts';
import { tuned, type Tuning } from '@hideout/kernel';
import type { Icon, Lasting, Thing } from './icons.ts';
import { GEAR_IN_PLAY } from './state.ts';

/** The book with these values for D figures. Throws on a tuning that the rules do not allow. */
export function bookOf(tuning: Tuning = {}): Book {
  const value = tuned(FIGURES, tuning);
  const book = emptyBook(value);
  for (const [thief, { id, icons }] of THIEVES.entries()) {
    book.coins[thief] = value(`thief/${id}/coins`);
    writeIcons(book, thief, `thief/${id}`, icons, value);
  }
  for (const [index, { id, colour, icons }] of GEAR.entries()) {
    const gear = FIRST_GEAR + index;
    book.copies[gear] = value(`gear/${id}/copies`);
    book.cost[gear] = value(`gear/${id}/cost`);
    book.hue[gear] = hueOf(colour);
    book.tally[gear] = (1 << (TALLY_BITS * hueOf(colour))) | (1 << TALLY_ALL);
    writeIcons(book, gear, `gear/${id}`, icons, value);
  }
  for (const [index, location] of LOCATIONS.entries()) writeLocation(book, index, location, value);
  return book;
}

type Value = (key: string) => number;

function emptyBook(value: Value): Book {
  const cards = (): Uint8Array => new Uint8Array(CARDS);
  const icons = (): Uint8Array => new Uint8Array(ROWS * ICON_CELLS);
  const locations = (): Uint8Array => new Uint8Array(LOCATIONS.length);
  return {
    coins: cards(),
    cost: cards(),
    copies: cards().fill(1, 0, FIRST_GEAR),
    hue: cards(),
    tally: new Int32Array(CARDS),
    protects: cards(),
    icon: icons(),
    iconOf: icons(),
    worth: icons(),
    worthPoints: icons(),
    worthHue: icons(),
    countIn: icons(),
    countOf: icons(),
    countSize: icons(),
    lasting: cards(),
    lastingIn: cards(),
    lastingOf: cards(),
    setOffs: Uint8Array.from(CITIES, (city) => setOffsIn(city)),
    base: locations(),
    effect: locations(),
    effectHue: locations(),
    track: Uint8Array.from([0, ...TRACK.map((_, index) => value(`track/${index + 1}`))]),
    thiefDecks: CITIES.map((city) => Int16Array.from(entriesIn(THIEVES, city))),
    gearDecks: CITIES.map((city) => gearDeck(city, value)),
    figure: value,
  };
}

/** [CE-2.1] [CE-11.1] Both decks are used up exactly, so a tuning may move copies but not change their sum. */
function gearDeck(city: City, value: Value): Int16Array {
  const copies = (kind: number): number => value(`gear/${GEAR[kind]!.id}/copies`);
  const deck = entriesIn(GEAR, city).flatMap((kind) => Array<number>(copies(kind)).fill(FIRST_GEAR + kind));
  if (deck.length !== GEAR_IN_PLAY) {
    throw new RangeError(`${city} must have ${GEAR_IN_PLAY} Gear cards, but these copies make ${deck.length}`);
  }
  return Int16Array.from(deck);
}

function writeLocation(book: Book, index: number, { id, bonus, effect }: Location, value: Value): void {
  book.base[index] = value(`location/${id}/base`);
  if (bonus) writeIcons(book, locationRow(index), `location/${id}`, [bonus], value);
  if (!effect) return;
  book.effect[index] = effect.gain === 'caper' ? MAKE_CAPER : GAIN_COINS;
  book.effectHue[index] = hueOf(effect.played);
}

/** Icons that work at once and icons that score keep their order, each kind in its own table. */
function writeIcons(book: Book, row: number, owner: string, icons: readonly (Icon | Lasting)[], value: Value): void {
  let next = row * ICON_CELLS;
  let nextWorth = next;
  for (const [index, icon] of icons.entries()) {
    const n = 'n' in icon ? value(iconKey(owner, index)) : 0;
    if (icon.do === 'protect') book.protects[row] = bitsOf(icon.colours);
    else if (writeScoring(book, nextWorth, icon, n)) nextWorth++;
    else writeImmediate(book, row, next++, icon, n);
  }
}

function writeScoring(book: Book, at: number, icon: Icon | Lasting, n: number): boolean {
  const worth = { points: WORTH, pointsPer: WORTH_PER, eye: WORTH_EYE, pointsIfWon: WORTH_IF_WON } as const;
  if (!(icon.do in worth)) return false;
  book.worth[at] = worth[icon.do as keyof typeof worth];
  book.worthPoints[at] = n;
  if (icon.do === 'eye') book.worthHue[at] = hueOf(icon.colour);
  if (icon.do === 'pointsPer') writeCount(book, at, icon.of);
  return true;
}

function writeImmediate(book: Book, row: number, at: number, icon: Icon | Lasting, n: number): void {
  switch (icon.do) {
    case 'caper':
      book.icon[at] = MAKE_CAPER;
      return;
    case 'coins':
      book.icon[at] = GAIN_COINS;
      book.iconOf[at] = n;
      return;
    case 'steal':
      book.icon[at] = TAKE_GOOD;
      book.iconOf[at] = icon.good === 'any' ? ANY_GOOD : GOODS.indexOf(icon.good);
      return;
    case 'burn':
      book.icon[at] = BURN_GEAR;
      return;
    case 'launder':
      book.icon[at] = LAUNDER_COIN;
      return;
    case 'caperPer':
    case 'coinPer':
      book.icon[at] = icon.do === 'caperPer' ? CAPER_PER : COIN_PER;
      book.lasting[row] = book.icon[at]!;
      book.lastingIn[row] = ZONE[icon.of.in];
      book.lastingOf[row] = membersOf(icon.of);
      return;
    default:
      throw new Error(`“${icon.do}” does not work at once`);
  }
}

const ZONE: Readonly<Record<Thing['in'], number>> = {
  crew: IN_CREW,
  rival: IN_RIVAL,
  both: IN_BOTH,
  thieves: IN_THIEVES,
  loot: IN_LOOT,
  laundry: IN_LAUNDRY,
  discards: IN_DISCARDS,
};

function setOffsIn(city: City): number {
  const icons = entriesIn(THIEVES, city).flatMap((thief) => THIEVES[thief]!.icons);
  return icons.reduce((bits, icon) => (isLasting(icon) ? bits | (1 << ZONE[icon.of.in]) : bits), 0);
}
const isLasting = (icon: Icon | Lasting): icon is Lasting => icon.do === 'caperPer' || icon.do === 'coinPer';

function writeCount(book: Book, at: number, of: Thing): void {
  book.countIn[at] = ZONE[of.in];
  book.countOf[at] = membersOf(of);
  book.countSize[at] = of.in === 'crew' ? of.size : 1;
}

/** The hues or Goods that a Set Effect asks for, one bit each; no bit at all means any. */
function membersOf(of: Thing): number {
  switch (of.in) {
    case 'crew':
      return bitsOf(of.colours);
    case 'rival':
    case 'both':
      return bitsOf([of.colour]);
    case 'discards':
      return of.colour === 'any' ? 0 : bitsOf([of.colour]);
    case 'loot':
      return of.good === 'any' ? 0 : 1 << GOODS.indexOf(of.good);
    default:
      return 0;
  }
}
const bitsOf = (colours: readonly Colour[]): number => colours.reduce((bits, colour) => bits | (1 << hueOf(colour)), 0);
