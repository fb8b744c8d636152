import { seatOf, sheet, type Sheet, type SheetLine } from '@hideout/kernel';
import { ICON_CELLS, locationRow, scoringIcons, type Book } from './book.ts';
import { tallyOf } from './counting.ts';
import { ICONS } from './icons.ts';
import { crewAt, firstThief, gearOn, lootAt, PLACES, SEATS, siteOf, SITES } from './places.ts';
import { SET_POINTS, timesOf, trackPoints, winnerAt } from './scoring.ts';
import type { State } from './state.ts';

/** The headings of the score pad, in the order in which it is filled in. */
export type Heading = 'locations' | 'thieves' | 'gear' | 'goods';

/**
 * What a line is for. `of` holds: for *base* the Location; for *track* the Location and the Tracker's space; for
 * *bonus* the Location, and for *icon* the card, then which of its scoring icons and how often it counts; for *set*
 * the size of the sets and how many there are.
 */
export type Line = 'base' | 'bonus' | 'track' | 'icon' | 'set';

/** [CE-9.1] to [CE-9.4] The score pad of both seats as the table stands; nothing that scores is hidden. */
export function sheetsOf(book: Book, s: Readonly<State>): Sheet[] {
  return seats().flatMap((seat) => {
    const lines: Readonly<Record<Heading, SheetLine[]>> = {
      locations: sites().flatMap((site) => locationLines(book, s, seat, site)),
      thieves: members(s, seat).flatMap((at) => thiefLines(book, s, seat, at)),
      gear: members(s, seat).flatMap((at) => gearLines(book, s, seat, at)),
      goods: goodsLines(s, seat),
    };
    return Object.entries(lines).map(([heading, each]) => sheet(heading, seatOf(seat), each));
  });
}

const seats = (): number[] => [...Array(SEATS).keys()];
const sites = (): number[] => [...Array(SITES).keys()];
/** The cells of the seat's Thieves. */
const members = (s: Readonly<State>, seat: number): number[] =>
  sites().flatMap((site) =>
    Array.from({ length: s.crew[crewAt(seat, site)]! }, (_, slot) => firstThief(seat, site) + slot),
  );
const siteOfCell = (at: number): number => siteOf(at % PLACES);

/** [CE-9.1] The winner scores base points, bonus, and the bonus at the Tracker's space. */
function locationLines(book: Book, s: Readonly<State>, seat: number, site: number): SheetLine[] {
  if (winnerAt(s, site) !== seat) return [];
  const location = s.location[site]!;
  const space = Math.abs(s.tracker[site]!);
  return [
    { clause: 'CE-9.1', what: 'base', of: [location], points: book.base[location]! },
    ...rowLines(book, s, seat, site, locationRow(location)).map((line) => ({
      ...line,
      what: 'bonus',
      of: [location, ...line.of.slice(1)],
    })),
    { clause: 'CE-9.2', what: 'track', of: [location, space], points: trackPoints(book, s, site) },
  ];
}

const thiefLines = (book: Book, s: Readonly<State>, seat: number, at: number): SheetLine[] =>
  rowLines(book, s, seat, siteOfCell(at), s.thief[at]!);

const gearLines = (book: Book, s: Readonly<State>, seat: number, at: number): SheetLine[] =>
  Array.from(s.gear.subarray(gearOn(at), gearOn(at) + s.load[at]!)).flatMap((card) =>
    rowLines(book, s, seat, siteOfCell(at), card),
  );

/** A line for each scoring icon of a card or Location, also when it is worth nothing. */
function rowLines(book: Book, s: Readonly<State>, seat: number, site: number, row: number): SheetLine[] {
  const tally = tallyOf(book, s, seat, site);
  return scoringIcons(book, row).map((icon, index) => {
    const at = row * ICON_CELLS + index;
    const times = timesOf(book, s, seat, site, tally, at);
    const points = times * book.worthPoints[at]!;
    return { clause: ICONS[icon.do].clause, what: 'icon', of: [row, index, times], points };
  });
}

/** [CE-9.4] The sets of three, of two and of one kind in the best division. */
function goodsLines(s: Readonly<State>, seat: number): SheetLine[] {
  const loot = Array.from(s.loot.subarray(lootAt(seat, 0), lootAt(seat + 1, 0))).toSorted((a, b) => a - b);
  const [least, middle, most] = [loot[0]!, loot[1]!, loot[2]!];
  return [most - middle, middle - least, least].flatMap((sets, index) =>
    sets > 0 ? [{ clause: 'CE-9.4', what: 'set', of: [index + 1, sets], points: sets * SET_POINTS[index]! }] : [],
  );
}
