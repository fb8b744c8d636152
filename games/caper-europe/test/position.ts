import { FastRng } from '@hideout/kernel';
import { subject, table, type Table } from '@hideout/testkit';
import { locationOf } from '../rules/card.ts';
import { bookIn, caperEurope, cardOf, type Event, type State, type View } from '../rules/index.ts';
import { CITIES, GOODS, type City } from '../rules/cities.ts';
import { LAYOUT } from '../rules/state.ts';

/** A Thief and the Gear on it, the topmost last: `'dame smoke-screen coin-purse'`. */
type Member = string;

/** One site of a hand-made table. */
interface Site {
  readonly at?: string;
  /** Spaces toward A; below zero toward B. */
  readonly tracker?: number;
  /** Diamonds, Paintings, Antiques. */
  readonly goods?: readonly number[];
  readonly a?: readonly Member[];
  readonly b?: readonly Member[];
}

/** A table by hand: what a test names, and harmless things for the rest. */
export interface Position {
  readonly city?: City;
  /** As the rulebook counts, from 1; by default the first round for Gear, after a swap, with A to play. */
  readonly round?: number;
  readonly turn?: number;
  readonly sites?: readonly Site[];
  /** What is not named lies in the supply. */
  readonly coins?: readonly number[];
  readonly laundered?: readonly number[];
  readonly loot?: readonly (readonly number[])[];
  /** Space-separated, by seat. */
  readonly hands?: readonly string[];
  readonly discards?: readonly string[];
}

export const A = 0;
export const B = 1;
export const game = subject(caperEurope);

/** Different cheap Gear, or Mimes: enough to go on with. */
const FILLERS = ['mime mime mime', 'coin-purse fireproof-lining getaway-fund'];
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The state of a hand-made table. */
export function lay(position: Position = {}): State {
  const s = LAYOUT.make();
  const { starters } = bookIn(caperEurope);
  const {
    city = 'paris',
    round = 2,
    turn = 2 + ((starters >> (round - 1)) & 1),
    coins = [0, 0],
    laundered = [0, 0],
  } = position;
  s.city = CITIES.indexOf(city);
  s.round = round - 1;
  s.turn = turn;
  s.starters = starters;
  s.coins.set(coins);
  s.laundered.set(laundered);
  s.supply = 10 - [...coins, ...laundered].reduce((sum, n) => sum + n, 0);
  const sites = position.sites ?? [];
  for (const [site, standard] of ['bank', 'yacht', 'casino'].entries())
    laySite(s, site, { at: standard, ...sites[site] });
  for (const seat of [A, B]) {
    s.loot.set(position.loot?.[seat] ?? [0, 0, 0], seat * GOODS.length);
    layHand(s, seat, position.hands?.[seat] ?? FILLERS[(round + 1) % 2]!);
    const discards = words(position.discards?.[seat] ?? '').map(cardOf);
    s.discardSize[seat] = discards.length;
    s.discard.set(discards, seat * 21);
  }
  s.thievesLeft = 18 - 2 * [4, 4, 7, 7, 9, 9][round - 1]!;
  s.gearLeft = 36 - 2 * [0, 6, 6, 12, 12, 18][round - 1]!;
  return s;
}

function laySite(s: State, site: number, { at, tracker = 0, goods = [0, 0, 0], a = [], b = [] }: Site): void {
  s.location[site] = locationOf(at!);
  s.tracker[site] = tracker;
  s.goods.set(goods, site * GOODS.length);
  for (const [seat, crew] of [a, b].entries()) {
    s.crew[seat * 3 + site] = crew.length;
    for (const [slot, member] of crew.entries()) {
      const [thief, ...gear] = words(member).map(cardOf);
      const cell = seat * 9 + site * 3 + slot;
      s.thief[cell] = thief!;
      s.load[cell] = gear.length;
      s.gear.set(gear, cell * 3);
    }
  }
}

function layHand(s: State, seat: number, hand: string): void {
  const cards = words(hand)
    .map(cardOf)
    .toSorted((x, y) => x - y);
  s.handSize[seat] = cards.length;
  s.hand.set(cards, seat * 6);
}

/** A hand-made table to play on. */
export const lays = (position: Position = {}): Table<State, Event, View> => table(game, lay(position), new FastRng(1));

/** What happened, by the types of the events. */
export const happened = (t: Table<State, Event, View>): string[] => t.events.map((event) => event.type);

/** The score sheet of a seat: the totals by heading, and their sum. */
export function scores(s: State, seat: number): { locations: number; thieves: number; gear: number; goods: number } {
  const total = (heading: string): number =>
    sheetOf(s, seat, heading).lines.reduce((sum, line) => sum + line.points, 0);
  return { locations: total('locations'), thieves: total('thieves'), gear: total('gear'), goods: total('goods') };
}

/** One sheet of a seat. */
export const sheetOf = (s: State, seat: number, heading: string) =>
  game.sheets(game.view(s, A as View['viewer'])).find((sheet) => sheet.seat === seat && sheet.heading === heading)!;

/** The points of the lines of a card, in order. */
export const linesOf = (s: State, seat: number, heading: string, card: string): number[] => {
  const id = heading === 'locations' ? locationOf(card) : cardOf(card);
  return sheetOf(s, seat, heading)
    .lines.filter((line) => line.of[0] === id)
    .map((line) => line.points);
};
