import { FIGURES, iconKey, starterKey } from './allFigures.ts';
import { NONE, only, type Bits } from './bits.ts';
import { goodOf, ICON_CELLS, ROWS, TALLY_ALL, TALLY_BITS, type Book } from './book.ts';
import { CARDS, entriesIn, FIRST_GEAR } from './card.ts';
import { GEAR } from './cards/gear.ts';
import { LOCATIONS } from './cards/locations.ts';
import { STARTERS } from './cards/starters.ts';
import { THIEVES } from './cards/thieves.ts';
import { TRACK } from './cards/track.ts';
import { CITIES, hueOf, type City } from './cities.ts';
import { tuned, type Tuning } from '@hideout/kernel';
import { GAIN_COINS, ICONS, MAKE_CAPER, type Icon, type Printed } from './icons.ts';
import { SEATS } from './places.ts';
import { GEAR_IN_PLAY } from './state.ts';
import { huesOf, membersOf, sizeOf, ZONES, type Thing } from './things.ts';

type Value = (key: string) => number;

/** The book with these values for D figures. Throws on a tuning that the rules do not allow. */
export function bookOf(tuning: Tuning = {}): Book {
  const value = tuned(FIGURES, tuning);
  const book = emptyBook(value);
  for (const [thief, { id }] of THIEVES.entries()) book.coins[thief] = value(`thief/${id}/coins`);
  for (const [index, { id, colour }] of GEAR.entries()) {
    const gear = FIRST_GEAR + index;
    book.copies[gear] = value(`gear/${id}/copies`);
    book.cost[gear] = value(`gear/${id}/cost`);
    book.hue[gear] = hueOf(colour);
    book.tally[gear] = (1 << (TALLY_BITS * hueOf(colour))) | (1 << TALLY_ALL);
  }
  for (const [location, { id, effect }] of LOCATIONS.entries()) {
    book.base[location] = value(`location/${id}/base`);
    if (!effect) continue;
    book.effect[location] = effect.gain === 'caper' ? MAKE_CAPER : GAIN_COINS;
    book.effectHue[location] = hueOf(effect.played);
  }
  for (const [row, icons] of book.printed.entries()) writeIcons(book, row, icons);
  for (const [city, name] of CITIES.entries()) {
    for (const thief of entriesIn(THIEVES, name)) book.setOffs[city]! |= only(book.lastingIn[thief]!);
  }
  return book;
}

function emptyBook(value: Value): Book {
  const cards = (): Uint8Array => new Uint8Array(CARDS);
  const icons = (): Uint8Array => new Uint8Array(ROWS * ICON_CELLS);
  const locations = (): Uint8Array => new Uint8Array(LOCATIONS.length);
  return {
    printed: [
      ...THIEVES.map(({ id, icons }) => printed(`thief/${id}`, icons, value)),
      ...GEAR.map(({ id, icons }) => printed(`gear/${id}`, icons, value)),
      ...LOCATIONS.map(({ id, bonus }) => printed(`location/${id}`, bonus ? [bonus] : [], value)),
    ],
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
    setOffs: new Uint8Array(CITIES.length),
    base: locations(),
    effect: locations(),
    effectHue: locations(),
    track: Uint8Array.from([0, ...TRACK.map((_, index) => value(`track/${index + 1}`))]),
    starters: startersOf(value),
    thiefDecks: CITIES.map((city) => Int16Array.from(entriesIn(THIEVES, city))),
    gearDecks: CITIES.map((city) => gearDeck(city, value)),
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

/** [CE-2.2] The rounds that B starts. */
function startersOf(value: Value): Bits {
  let starters = NONE;
  for (const round of STARTERS.keys()) {
    const starter = value(starterKey(round));
    if (starter >= SEATS) throw new RangeError(`“${starterKey(round)}” must be 0 for A or 1 for B`);
    if (starter === 1) starters |= only(round);
  }
  return starters;
}

const printed = (owner: string, icons: readonly Icon[], value: Value): Printed[] =>
  icons.map((icon, index) => ('n' in icon ? { ...icon, n: value(iconKey(owner, index)) } : icon) as Printed);

/** Icons that work at once and icons that score keep their order, each kind in its own table. */
function writeIcons(book: Book, row: number, icons: readonly Printed[]): void {
  let next = row * ICON_CELLS;
  let nextWorth = next;
  for (const icon of icons) {
    const { code, works } = ICONS[icon.do];
    if (works === 'at the end') {
      writeWorth(book, nextWorth++, code, icon);
      continue;
    }
    if ('colours' in icon) book.protects[row]! |= huesOf(icon.colours);
    if (works === 'always') continue;
    book.icon[next] = code;
    book.iconOf[next++] = 'good' in icon ? goodOf(icon.good) : 'n' in icon ? icon.n : 0;
    if ('of' in icon) writeLasting(book, row, code, icon.of);
  }
}

function writeWorth(book: Book, at: number, code: number, icon: Printed): void {
  book.worth[at] = code;
  if ('n' in icon) book.worthPoints[at] = icon.n;
  if ('colour' in icon) book.worthHue[at] = hueOf(icon.colour);
  if (!('of' in icon)) return;
  book.countIn[at] = ZONES[icon.of.in].code;
  book.countOf[at] = membersOf(icon.of);
  book.countSize[at] = sizeOf(icon.of);
}

function writeLasting(book: Book, thief: number, code: number, of: Thing): void {
  book.lasting[thief] = code;
  book.lastingIn[thief] = ZONES[of.in].code;
  book.lastingOf[thief] = membersOf(of);
}
