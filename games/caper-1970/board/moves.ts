import {
  CARDS,
  discard,
  GATE_AT,
  CASE_AT,
  giveBack,
  HERE,
  NEXT,
  OFF,
  place,
  putAuto,
  rollAgain,
  silence,
  SITES,
  SLOTS,
  step,
  STREETS,
  takeTool,
  theftAt,
  theftFrom,
  TOOLS,
  WALL_AT,
  type Card,
  type Tool,
  type View,
} from '../rules/index.ts';
import type { Action } from '@hideout/kernel';

/** The tools by number. */
export const TOOL_NUMBERS = TOOLS.map((_, tool) => tool as Tool);
const SOURCES = [...STREETS.map((_, street) => street), OFF];
const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, slot) => slot);

const FEWEST_SEATS = 2;
const NO_MOVES: readonly Action[] = [];

/** Where the thief whose turn it is stands. */
const standingOf = (view: View): number => view.thieves[view.turn]!;

/** The way of the present thief onto a space, or −1: two spaces are neighbours by one slot only. */
export function slotTo(view: View, space: number): number {
  if (space === standingOf(view)) return HERE;
  const first = standingOf(view) * SLOTS;
  for (let slot = 0; slot < SLOTS; slot++) if (NEXT[first + slot] === space) return slot;
  return -1;
}

const placements = (slot: number): readonly Action[] => TOOL_NUMBERS.map((tool) => place(slot, tool));

/** What can come of pointing at a space: a step, a silenced alarm, a tool on its glass. */
export const movesTo = (view: View, space: number): readonly Action[] => movesBySlot(slotTo(view, space), space);

/** The same for a space that lies that way. */
export function movesBySlot(slot: number, space: number): readonly Action[] {
  if (slot < 0) return NO_MOVES;
  const steps = slot === HERE ? NO_MOVES : [step(slot), silence(slot)];
  return CASE_AT[space]! >= 0 ? [...steps, ...placements(slot)] : steps;
}

/** The sites round the present thief on which he may place tools, with the way to each. */
export function sitesAround(view: View): ReadonlyMap<number, number> {
  const sites = new Map<number, number>();
  for (const slot of SLOT_NUMBERS) {
    const way = standingOf(view) * SLOTS + slot;
    for (const site of [WALL_AT[way]!, GATE_AT[way]!]) if (site >= 0) sites.set(site, slot);
  }
  return sites;
}

/** What can come of pointing at a site: a placement from beside it, or a theft. Its tool is the only one it takes. */
export const movesAt = (site: number, slot: number | undefined, tool: Tool): readonly Action[] => [
  ...(slot === undefined ? [] : [place(slot, tool)]),
  theftAt(site),
];

/** What can come of a tool in the viewer's stockpile. */
export const movesWith = (tool: Tool): readonly Action[] => [
  ...[...SLOT_NUMBERS, HERE].map((slot) => place(slot, tool)),
  giveBack(tool),
];

/** What can come of a street: an auto onto it. */
export const movesOnto = (street: number): readonly Action[] => SOURCES.map((from) => putAuto(street, from));
/** What can come of an auto: off to another street. */
export const movesOf = (from: number): readonly Action[] => STREETS.map((_, street) => putAuto(street, from));

/** What can come of a card. */
export function movesBy(card: Card, seats: number): readonly Action[] {
  const name = CARDS[card]!;
  if (card < TOOLS.length) return [takeTool(card as number as Tool), discard(card)];
  if (name === 'theft') return [...THEFTS[seats - FEWEST_SEATS]!, discard(card)];
  if (name === 'roll-again') return [rollAgain(), discard(card)];
  return [...movesOnto(STREETS.findIndex((street) => name === `auto-${street}`)), discard(card)];
}

/** By the number of seats: every theft there is. */
const THEFTS = [FEWEST_SEATS, 3, 4].map((seats) => [
  ...Array.from({ length: SITES }, (_, site) => theftAt(site)),
  ...Array.from({ length: seats }, (_, seat) => TOOL_NUMBERS.map((tool) => theftFrom(seat, tool))).flat(),
]);
