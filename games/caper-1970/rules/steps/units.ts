import { seatOf, type ActionList, type Io } from '@hideout/kernel';
import type { CaperEvent } from '../events.ts';
import { CASE_AT, HAS_SITE, NEXT, OBSTACLE_OF, SLOTS, WALL_AT, type Site } from '../graph.ts';
import { GLASS } from '../obstacles.ts';
import type { Space } from '../spaces.ts';
import type { State } from '../state.ts';
import { LADDER, SCREWDRIVER, TOOL_KINDS, type Tool } from '../tools.ts';
import { HERE, place, silence, slotOfPlace, step, toolOfPlace } from '../verbs.ts';
import { canStep, isLiveAlarm, ladderUsedUp, siteFor, siteHere, siteOfPlace } from '../ways.ts';
import { landByExactCount, steal } from './landing.ts';
import { goOn } from './turn.ts';

/** CA-2.3: adds every legal unit. */
export function addUnits(s: Readonly<State>, out: ActionList): void {
  const first = s.thief[s.turn]! * SLOTS;
  for (let slot = 0; slot < SLOTS; slot++) if (canStep(s, first + slot)) out.add(step(slot));
  if (s.count > 1 && s.stock[s.turn * TOOL_KINDS + SCREWDRIVER]! > 0) {
    for (let slot = 0; slot < SLOTS; slot++) if (isLiveAlarm(s, first + slot)) out.add(silence(slot));
  }
  addPlacements(s, out);
}

function addPlacements(s: Readonly<State>, out: ActionList): void {
  const space = s.thief[s.turn]!;
  const stock = s.turn * TOOL_KINDS;
  for (let slot = 0; slot < SLOTS; slot++) {
    const way = space * SLOTS + slot;
    if (HAS_SITE[way] === 0) continue;
    for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++) {
      if (s.stock[stock + tool]! > 0 && siteFor(s, way, tool) >= 0) out.add(place(slot, tool));
    }
  }
  if (CASE_AT[space]! < 0) return;
  for (let tool = 0 as Tool; tool < TOOL_KINDS; tool++) {
    if (s.stock[stock + tool]! > 0 && siteHere(s, space, tool) >= 0) out.add(place(HERE, tool));
  }
}

/** CA-3.1: one space, one unit. */
export function onStep(s: State, slot: number, io: Io<CaperEvent>): void {
  s.count--;
  move(s, slot, io);
}

/** CA-4.2: the screwdriver and the space, two units in one act. */
export function onSilence(s: State, slot: number, io: Io<CaperEvent>): void {
  const alarm = CASE_AT[NEXT[s.thief[s.turn]! * SLOTS + slot]!]!;
  lay(s, alarm, SCREWDRIVER);
  io.log?.emit({ type: 'silenced', seat: seatOf(s.turn), site: alarm as Site });
  s.count -= 2;
  move(s, slot, io);
}

/** CA-3.3: one tool, one unit. */
export function onPlace(s: State, noun: number, io: Io<CaperEvent>): void {
  const tool = toolOfPlace(noun);
  const site = siteOfPlace(s, s.thief[s.turn]!, slotOfPlace(noun), tool);
  lay(s, site, tool);
  io.log?.emit({ type: 'placed', seat: seatOf(s.turn), tool, site: site as Site });
  s.count--;
  goOn(s, io);
}

function lay(s: State, site: number, tool: Tool): void {
  s.stock[s.turn * TOOL_KINDS + tool]!--;
  if (OBSTACLE_OF[site] === GLASS) s.lying[site] = 1 + tool;
  else s.lying[site]!++;
}

function move(s: State, slot: number, io: Io<CaperEvent>): void {
  const way = s.thief[s.turn]! * SLOTS + slot;
  const climbed = WALL_AT[way]! >= 0;
  const site = ladderUsedUp(s, way);
  if (site >= 0) {
    // CA-3.4: a ladder serves once; on glass, too, the state keeps a one for it.
    s.lying[site]!--;
    s.depot[LADDER]!++;
  }
  s.thief[s.turn] = NEXT[way]!;
  const to = NEXT[way] as Space;
  io.log?.emit({ type: 'stepped', seat: seatOf(s.turn), to, climbed, broke: site >= 0 && !climbed });
  steal(s, io);
  if (s.count === 0) landByExactCount(s, io);
  goOn(s, io);
}
