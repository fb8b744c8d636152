import { GATE_AT, HAS_SITE, NEXT, NO_SPACE, CASE_AT, OBSTACLE_OF, SLOTS, STREET_OF, WALL_AT } from './graph.ts';
import { LADDERS_AN_EDGE } from './figures.ts';
import { ALARM, GLASS, PROPER_TOOL } from './obstacles.ts';
import { SQUARES } from './spaces.ts';
import type { State } from './state.ts';
import { LADDER, SCREWDRIVER, TOOL_KINDS, type Tool } from './tools.ts';
import { HERE } from './verbs.ts';

/** A way is `space * SLOTS + slot`. Whether the edge there is clear: all its obstacles hold a proper tool (CA-3.2). */
function isEdgeOpen(s: Readonly<State>, way: number): boolean {
  if (NEXT[way] === NO_SPACE) return false;
  const wall = WALL_AT[way]!;
  if (wall >= 0 && s.lying[wall] === 0) return false;
  const gate = GATE_AT[way]!;
  return gate < 0 || s.lying[gate] !== 0;
}

/** CA-7.3: whether an auto keeps a thief from stepping that way off the grid. */
export function isBarredByAuto(s: Readonly<State>, way: number): boolean {
  const to = NEXT[way]!;
  return way < SQUARES * SLOTS && to >= SQUARES && s.auto[STREET_OF[to]!] !== 0;
}

/** CA-3.1, CA-4.1, CA-7.3: whether a thief may step that way. */
export function canStep(s: Readonly<State>, way: number): boolean {
  if (!isEdgeOpen(s, way)) return false;
  const pane = CASE_AT[NEXT[way]!]!;
  if (pane >= 0 && s.lying[pane] === 0) return false;
  return !isBarredByAuto(s, way);
}

/** CA-4.2: whether a thief with a screwdriver and two units may step onto a live alarm that way. */
export function isLiveAlarm(s: Readonly<State>, way: number): boolean {
  const to = NEXT[way]!;
  if (to === NO_SPACE) return false;
  const alarm = CASE_AT[to]!;
  return alarm >= 0 && OBSTACLE_OF[alarm] === ALARM && s.lying[alarm] === 0 && isEdgeOpen(s, way);
}

/** CA-3.2, CA-4.1: whether this tool clears this obstacle. */
const isProper = (s: Readonly<State>, obstacle: number, tool: Tool): boolean =>
  obstacle === GLASS ? tool !== LADDER || s.ladderBreaksGlass !== 0 : PROPER_TOOL[obstacle] === tool;

/** CA-3.4: the wall or the glass whose ladder a step that way uses up, or −1. */
export function ladderUsedUp(s: Readonly<State>, way: number): number {
  const wall = WALL_AT[way]!;
  if (wall >= 0) return wall;
  const pane = CASE_AT[NEXT[way]!]!;
  return pane >= 0 && OBSTACLE_OF[pane] === GLASS && s.lying[pane] === 1 + LADDER ? pane : -1;
}

/** CA-3.3: the site on which this tool would be placed that way, or −1 where it cannot be. */
export function siteFor(s: Readonly<State>, way: number, tool: Tool): number {
  if (HAS_SITE[way] === 0) return -1;
  const wall = WALL_AT[way]!;
  if (tool === LADDER && wall >= 0) return s.lying[wall]! < LADDERS_AN_EDGE ? wall : -1;
  const gate = GATE_AT[way]!;
  if (gate >= 0 && s.lying[gate] === 0) return isProper(s, OBSTACLE_OF[gate]!, tool) ? gate : -1;
  const pane = CASE_AT[NEXT[way]!]!;
  const isOpenGlass = pane >= 0 && OBSTACLE_OF[pane] === GLASS && s.lying[pane] === 0 && isEdgeOpen(s, way);
  return isOpenGlass && isProper(s, GLASS, tool) ? pane : -1;
}

/** CA-4.6: the glass or alarm under the thief on which this tool would be placed, or −1. */
export function siteHere(s: Readonly<State>, space: number, tool: Tool): number {
  const pane = CASE_AT[space]!;
  return pane >= 0 && s.lying[pane] === 0 && isProper(s, OBSTACLE_OF[pane]!, tool) ? pane : -1;
}

/** The site of a placement by a thief who stands on `space`, or −1. */
export const siteOfPlace = (s: Readonly<State>, space: number, slot: number, tool: Tool): number =>
  slot === HERE ? siteHere(s, space, tool) : siteFor(s, space * SLOTS + slot, tool);

/** CA-2.3: whether the seat to act has any legal unit. */
export function hasUnit(s: Readonly<State>): boolean {
  const seat = s.turn;
  const space = s.thief[seat]!;
  const first = space * SLOTS;
  for (let way = first; way < first + SLOTS; way++) if (canStep(s, way)) return true;
  if (s.count > 1 && s.stock[seat * TOOL_KINDS + SCREWDRIVER]! > 0) {
    for (let way = first; way < first + SLOTS; way++) if (isLiveAlarm(s, way)) return true;
  }
  for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++) {
    if (s.stock[seat * TOOL_KINDS + tool] === 0) continue;
    for (let slot = 0; slot <= HERE; slot++) if (siteOfPlace(s, space, slot, tool) >= 0) return true;
  }
  return false;
}
