import { NOBODY, seatOf, UNKNOWN, type GameView, type Known, type Seat, type Viewer } from '@hideout/kernel';
import { has } from './bits.ts';
import { cityOf, type CardId, type LocationId } from './card.ts';
import type { City } from './cities.ts';
import { crewAt, DISCARDS, firstThief, KINDS, LEVELS, SEATS, SITES } from './places.ts';
import {
  areHandsOpen,
  FRAME_CARD,
  FRAME_CELLS,
  FRAME_ICON,
  FRAME_PLACE,
  FRAME_SEAT,
  FRAME_STEP,
  frameCell,
  isOver,
  REPLACE_LOCATION,
  RESOLVE,
  ROUNDS,
  turnOf,
  type State,
} from './state.ts';
import { handOf } from './steps/round.ts';

/** A Thief with the Gear on it, the topmost last. */
export interface MemberView {
  readonly thief: CardId;
  readonly gear: readonly CardId[];
}

/** One of the three sites: its Location, its Goods by kind, its Tracker, and both Crews. */
export interface SiteView {
  readonly location: LocationId;
  readonly goods: readonly number[];
  /** Spaces from the middle toward seat 0; below zero toward seat 1. */
  readonly tracker: number;
  /** By seat. */
  readonly crews: readonly (readonly MemberView[])[];
}

/** A card that is being resolved or reverted; the last one waits for a decision of its seat. */
interface CardFrameView {
  readonly step: 'resolve' | 'revert';
  readonly seat: Seat;
  readonly card: CardId;
  readonly place: number;
  /** The icon that comes next, counted among those that work at once. */
  readonly icon: number;
}

/** [CE-1.3] A City Location for which its seat chooses a site. */
interface LocationFrameView {
  readonly step: 'replace';
  readonly seat: Seat;
  readonly location: LocationId;
}

type FrameView = CardFrameView | LocationFrameView;

/** Everything that a viewer may know. */
export interface View extends GameView {
  readonly city: City;
  /** From 0; 6 when the game is over. */
  readonly round: number;
  /** Turns finished in this round. */
  readonly turn: number;
  /** [CE-2.2] By round: who starts it. */
  readonly starters: readonly Seat[];
  readonly sites: readonly SiteView[];
  readonly supply: number;
  /** By seat, as all that follows. */
  readonly coins: readonly number[];
  readonly laundered: readonly number[];
  /** Stolen Goods by kind. */
  readonly loot: readonly (readonly number[])[];
  /** The cards where the viewer knows them. */
  readonly hands: readonly (readonly Known<CardId>[])[];
  /** [CE-2.5] [CE-2.6] Whether both players know both hands. */
  readonly handsOpen: boolean;
  readonly discards: readonly (readonly CardId[])[];
  /** How many cards are left in the decks. */
  readonly thievesLeft: number;
  readonly gearLeft: number;
  readonly frames: readonly FrameView[];
}

/** The seat that owes a decision. */
export function actorOf(s: Readonly<State>): Seat | typeof NOBODY {
  if (isOver(s)) return NOBODY;
  return seatOf(s.depth > 0 ? frameCell(s, FRAME_SEAT) : turnOf(s));
}

/** [CE-2.5] All lies open but the decks and the hands; a hand is known to its owner, and to both once it was passed. */
export function viewOf(s: Readonly<State>, viewer: Viewer): View {
  const isKnown = (seat: number): boolean => seat === viewer || (viewer >= 0 && areHandsOpen(s));
  return {
    viewer,
    actor: actorOf(s),
    city: cityOf(s.city),
    round: s.round,
    turn: s.turn,
    starters: each(ROUNDS, (round) => seatOf(has(s.starters, round) ? 1 : 0)),
    sites: each(SITES, (site) => siteView(s, site)),
    supply: s.supply,
    coins: rowOf(s.coins, 0, SEATS),
    laundered: rowOf(s.laundered, 0, SEATS),
    loot: each(SEATS, (seat) => rowOf(s.loot, seat, KINDS)),
    hands: each(SEATS, (seat) => (isKnown(seat) ? handOf(s, seat) : handOf(s, seat).map(() => UNKNOWN))),
    handsOpen: areHandsOpen(s),
    discards: each(SEATS, (seat) => rowOf(s.discard, seat, DISCARDS, s.discardSize[seat]) as CardId[]),
    thievesLeft: s.thievesLeft,
    gearLeft: s.gearLeft,
    frames: each(s.depth, (index) => frameView(rowOf(s.frames, index, FRAME_CELLS))),
  };
}

function each<T>(count: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(make(index));
  return made;
}

/** The first `size` cells of row `row` in a table with rows of `width` cells. */
const rowOf = (cells: Int16Array, row: number, width: number, size = width): number[] =>
  each(size, (index) => cells[row * width + index]!);

function siteView(s: Readonly<State>, site: number): SiteView {
  return {
    location: s.location[site] as LocationId,
    goods: rowOf(s.goods, site, KINDS),
    tracker: s.tracker[site]!,
    crews: each(SEATS, (seat) => each(s.crew[crewAt(seat, site)]!, (slot) => memberView(s, seat, site, slot))),
  };
}

function memberView(s: Readonly<State>, seat: number, site: number, slot: number): MemberView {
  const at = firstThief(seat, site) + slot;
  return { thief: s.thief[at] as CardId, gear: rowOf(s.gear, at, LEVELS, s.load[at]) as CardId[] };
}

function frameView(cells: readonly number[]): FrameView {
  const seat = seatOf(cells[FRAME_SEAT]!);
  if (cells[FRAME_STEP] === REPLACE_LOCATION) {
    return { step: 'replace', seat, location: cells[FRAME_CARD] as LocationId };
  }
  return {
    step: cells[FRAME_STEP] === RESOLVE ? 'resolve' : 'revert',
    seat,
    card: cells[FRAME_CARD] as CardId,
    place: cells[FRAME_PLACE]!,
    icon: cells[FRAME_ICON]!,
  };
}

/** [CE-1.3] The City Location that waits for its site, if one does. */
export function newcomerIn({ frames }: View): LocationId | undefined {
  const frame = frames.at(-1);
  return frame?.step === 'replace' ? frame.location : undefined;
}
