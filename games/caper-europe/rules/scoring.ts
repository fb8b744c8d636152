import { NONE } from './bits.ts';
import { ICON_CELLS, locationRow, type Book } from './book.ts';
import { countLoot, countOf, tallyOf } from './counting.ts';
import { DONE, WORTH, WORTH_EYE, WORTH_PER } from './icons.ts';
import { crewAt, firstThief, gearOn, lootAt, placeAt, SITES, thiefAt } from './places.ts';
import { topGear, type State } from './state.ts';

/** [CE-9.1] The seat on whose side the Tracker stands; below zero when it is in the middle. */
export function winnerAt(s: Readonly<State>, site: number): number {
  const tracker = s.tracker[site]!;
  if (tracker === 0) return -1;
  return tracker > 0 ? 0 : 1;
}

/** [CE-8.2] Whether the topmost Gear on any of the seat's Thieves here has the hue. */
function isSeen(book: Book, s: Readonly<State>, seat: number, site: number, hue: number): boolean {
  const end = placeAt(site, s.crew[crewAt(seat, site)]!);
  for (let place = placeAt(site, 0); place < end; place++) {
    if (s.load[thiefAt(seat, place)]! > 0 && book.hue[topGear(s, seat, place)] === hue) return true;
  }
  return false;
}

/** How often a scoring icon counts for the seat; `tally` is that of its Crew here, `at` the icon's cell in the book. */
export function timesOf(book: Book, s: Readonly<State>, seat: number, site: number, tally: number, at: number): number {
  switch (book.worth[at]) {
    case WORTH:
      return 1;
    case WORTH_PER:
      return countOf(book, s, seat, site, tally, book.countIn[at]!, book.countOf[at]!, book.countSize[at]!);
    case WORTH_EYE:
      return isSeen(book, s, seat, site, book.worthHue[at]!) ? 1 : 0;
    default:
      return winnerAt(s, site) === seat ? 1 : 0;
  }
}

/** [CE-9.3] What all scoring icons of a card or a Location are worth to the seat. */
function rowPoints(book: Book, s: Readonly<State>, seat: number, site: number, tally: number, row: number): number {
  let points = 0;
  for (let at = row * ICON_CELLS; book.worth[at] !== DONE; at++) {
    points += book.worthPoints[at]! * timesOf(book, s, seat, site, tally, at);
  }
  return points;
}

/** [CE-9.2] The bonus at the Tracker's space. */
export const trackPoints = (book: Book, s: Readonly<State>, site: number): number =>
  book.track[Math.abs(s.tracker[site]!)]!;

/** [CE-9.4] A set of one, two and three different kinds. */
export const SET_POINTS = [2, 5, 9] as const;

/**
 * [CE-9.4] The best division of this many Goods of each kind: the largest sets first. Each further kind in a set adds
 * more than the one before (2, 3, 4), so a Good never does better in a smaller set.
 */
export function goodsPoints(a: number, b: number, c: number): number {
  const least = Math.min(a, b, c);
  const most = Math.max(a, b, c);
  const middle = a + b + c - least - most;
  return SET_POINTS[2] * least + SET_POINTS[1] * (middle - least) + SET_POINTS[0] * (most - middle);
}

/** [CE-9.1] to [CE-9.4]: the seat's points as the table stands. */
export function scoreOf(book: Book, s: Readonly<State>, seat: number): number {
  const loot = lootAt(seat, 0);
  let score = goodsPoints(s.loot[loot]!, s.loot[loot + 1]!, s.loot[loot + 2]!);
  for (let site = 0; site < SITES; site++) {
    const tally = tallyOf(book, s, seat, site);
    score += crewPoints(book, s, seat, site, tally);
    if (winnerAt(s, site) !== seat) continue;
    const location = s.location[site]!;
    score += book.base[location]! + trackPoints(book, s, site);
    score += rowPoints(book, s, seat, site, tally, locationRow(location));
  }
  return score;
}

function crewPoints(book: Book, s: Readonly<State>, seat: number, site: number, tally: number): number {
  const end = firstThief(seat, site) + s.crew[crewAt(seat, site)]!;
  let points = 0;
  for (let at = firstThief(seat, site); at < end; at++) {
    points += rowPoints(book, s, seat, site, tally, s.thief[at]!);
    const top = gearOn(at) + s.load[at]!;
    for (let level = gearOn(at); level < top; level++) {
      points += rowPoints(book, s, seat, site, tally, s.gear[level]!);
    }
  }
  return points;
}

/** [CE-9.5] How a finished game was decided. */
export const ENDINGS = ['points', 'coins', 'goods', 'draw'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The points of both seats. */
type Scores = readonly [number, number];

/** [CE-9.5] How far seat 0 is ahead in what decides this ending: above zero it wins, below zero seat 1 does. */
export function leadBy(s: Readonly<State>, scores: Scores, ending: Ending): number {
  switch (ending) {
    case 'points':
      return scores[0] - scores[1];
    case 'coins':
      return s.coins[0]! - s.coins[1]!;
    case 'goods':
      return countLoot(s, 0, NONE) - countLoot(s, 1, NONE);
    default:
      return 0;
  }
}

/** [CE-9.5] The first of points, Coins and Goods in which the seats differ. */
export function endingOf(s: Readonly<State>, scores: Scores): Ending {
  for (let i = 0; i < ENDINGS.length; i++) if (leadBy(s, scores, ENDINGS[i]!) !== 0) return ENDINGS[i]!;
  return 'draw';
}

/** What the finished game is worth to the seat. */
export function payoffOf(book: Book, s: Readonly<State>, seat: number): number {
  const points = scoreOf(book, s, 0) - scoreOf(book, s, 1);
  const lead = points || s.coins[0]! - s.coins[1]! || countLoot(s, 0, NONE) - countLoot(s, 1, NONE);
  if (lead === 0) return 0.5;
  return lead > 0 === (seat === 0) ? 1 : 0;
}
