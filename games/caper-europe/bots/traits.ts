import { NONE, only, type Bits } from '../rules/bits.ts';
import { ANY_GOOD, goodOf, locationRow, ROWS, type Book } from '../rules/book.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { hueOf } from '../rules/cities.ts';
import { DONE, MAKE_CAPER, type IconKind, type Printed } from '../rules/icons.ts';
import { IN_CREW, membersOf, sizeOf, ZONES, type Thing } from '../rules/things.ts';

/** In place of the Good that a card steals: none. */
export const NO_GOOD = ANY_GOOD + 1;

const table = (): Uint8Array => new Uint8Array(ROWS);

/** Something that a card or a Location counts: by row where it lies, of which members, and how many make one. */
class Counted {
  readonly in = table();
  readonly of = table();
  readonly size = table();

  note(row: number, zone: number, of: Bits, size: number): void {
    this.in[row] = zone;
    this.of[row] = of;
    this.size[row] = size;
  }

  noteThing(row: number, thing: Thing): void {
    this.note(row, ZONES[thing.in].code, membersOf(thing), sizeOf(thing));
  }
}

/** What each card, and behind the cards each Location, of a book shows; in flat tables, since playouts read them. */
export class Traits {
  readonly book: Book;
  /** Coins that a Thief brings, or that icons give. */
  readonly coins = table();
  readonly capers = table();
  readonly steals = table().fill(NO_GOOD);
  readonly burns = table();
  readonly launders = table();
  /** Points as they are printed, and for winning here. */
  readonly points = table();
  readonly pointsIfWon = table();
  /** Points for each of something: how many, and of what. */
  readonly perPoints = table();
  readonly per = new Counted();
  readonly eyePoints = table();
  readonly eyeHue = table();
  /** What sets off a Thief's lasting Capers or Coins, or a Location's effect. */
  readonly caperPer = new Counted();
  readonly coinPer = new Counted();

  constructor(book: Book) {
    this.book = book;
    this.coins.set(book.coins);
    for (const [row, icons] of book.printed.entries()) {
      for (const icon of icons) NOTES[icon.do](this, row, icon as never);
    }
    for (const location of LOCATIONS.keys()) {
      const effect = book.effect[location]!;
      if (effect === DONE) continue;
      const setOff = effect === MAKE_CAPER ? this.caperPer : this.coinPer;
      setOff.note(locationRow(location), IN_CREW, only(book.effectHue[location]!), 1);
    }
  }
}

type Note<Kind extends IconKind> = (traits: Traits, row: number, icon: Printed<Kind>) => void;

/** How each kind of icon is noted. */
const NOTES: { readonly [Kind in IconKind]: Note<Kind> } = {
  caper: ({ capers }, row) => capers[row]!++,
  coins: ({ coins }, row, { n }) => (coins[row]! += n),
  steal: ({ steals }, row, { good }) => (steals[row] = goodOf(good)),
  burn: ({ burns }, row) => burns[row]!++,
  launder: ({ launders }, row) => launders[row]!++,
  protect: () => NONE, // the book has it
  points: ({ points }, row, { n }) => (points[row]! += n),
  pointsPer({ per, perPoints }, row, { n, of }) {
    perPoints[row] = n;
    per.noteThing(row, of);
  },
  eye({ eyeHue, eyePoints }, row, { n, colour }) {
    eyePoints[row] = n;
    eyeHue[row] = hueOf(colour);
  },
  pointsIfWon: ({ pointsIfWon }, row, { n }) => (pointsIfWon[row]! += n),
  caperPer: ({ caperPer }, row, { of }) => caperPer.noteThing(row, of),
  coinPer: ({ coinPer }, row, { of }) => coinPer.noteThing(row, of),
};
