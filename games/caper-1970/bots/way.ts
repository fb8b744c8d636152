import { CASE_AT, GATE_AT, NEXT, place, silence, SLOTS, step, WALL_AT, type State, type Tool } from '../rules/index.ts';
import type { Action } from '@hideout/kernel';
import { ALARM_ON, BACK, stays, STREET_ONTO, TOOL_FOR } from './board.ts';
import { NONE, type Reach } from './reach.ts';
import { ANY_TOOL, laddersIn } from '../rules/route/usage.ts';
import { slotOfSite } from '../rules/route/way.ts';
import { LADDER, TOOL_KINDS } from '../rules/tools.ts';

/**
 * The actions of a trail, stretched to exactly `units` units; undefined where none can be wasted. The stock is what the
 * thief has, beginning at `stockAt`.
 */
export function actionsOf(
  reach: Reach,
  s: Readonly<State>,
  trail: number,
  units: number,
  stockAt: number,
): Action[] | undefined {
  const chain: number[] = [];
  for (let at = trail; at !== NONE; at = reach.before[at]!) chain.unshift(at);
  const waste = units - reach.units[trail]!;
  const idle = waste === 0 ? NONE : chain.findIndex((at) => idleSlot(s, reach.space[at]!) !== NONE);
  if (waste > 0 && idle === NONE) return undefined;
  const spares = sparesFor(reach, chain, s, stockAt);
  const actions: Action[] = [];
  for (const [i, at] of chain.entries()) {
    if (i > 0) addLeg(actions, reach, at, spares);
    if (i === idle) addToAndFro(actions, s, reach.space[at]!, waste);
  }
  return actions;
}

/** A neighbour to which a thief can step and return for nothing; or NONE. */
function idleSlot(s: Readonly<State>, space: number): number {
  if (isShut(s, CASE_AT[space]!)) return NONE;
  for (let slot = 0; slot < SLOTS; slot++) {
    const way = space * SLOTS + slot;
    const to = NEXT[way]!;
    if (to < 0 || WALL_AT[way]! >= 0 || isShut(s, GATE_AT[way]!) || isShut(s, CASE_AT[to]!)) continue;
    if (!isBarred(s, way) && !isBarred(s, BACK[way]!)) return slot;
  }
  return NONE;
}

const isShut = (s: Readonly<State>, site: number): boolean => site >= 0 && !stays(site, s.lying[site]!);
const isBarred = (s: Readonly<State>, way: number): boolean =>
  STREET_ONTO[way]! >= 0 && s.auto[STREET_ONTO[way]!] !== 0;

function addToAndFro(actions: Action[], s: Readonly<State>, space: number, units: number): void {
  const slot = idleSlot(s, space);
  const back = BACK[space * SLOTS + slot]! % SLOTS;
  for (let unit = 0; unit < units; unit++) actions.push(step(unit % 2 === 0 ? slot : back));
}

/** What is left of each kind for glass once every other obstacle has its proper tool. */
function sparesFor(reach: Reach, chain: readonly number[], s: Readonly<State>, stockAt: number): number[] {
  const left = Array.from({ length: TOOL_KINDS }, (_, tool) => s.stock[stockAt + tool]!);
  for (const at of chain) {
    for (const site of [reach.gate[at]!, reach.site[at]!]) {
      if (site !== NONE && TOOL_FOR[site] !== ANY_TOOL) left[TOOL_FOR[site]!]!--;
    }
  }
  return left;
}

function toolFor(site: number, spares: number[]): Tool {
  if (TOOL_FOR[site] !== ANY_TOOL) return TOOL_FOR[site] as Tool;
  let best = LADDER + 1;
  for (let tool = best; tool < TOOL_KINDS; tool++) if (spares[tool]! > spares[best]!) best = tool;
  spares[best]!--;
  return best as Tool;
}

/** What the last leg of a trail places on its site; on glass a ladder, if the leg takes one. */
function toolOn(reach: Reach, at: number, spares: number[]): Tool {
  const isLadder = laddersIn(reach.used[at]!) > laddersIn(reach.used[reach.before[at]!]!);
  return isLadder ? LADDER : toolFor(reach.site[at]!, spares);
}

function addLeg(actions: Action[], reach: Reach, at: number, spares: number[]): void {
  const slot = reach.slot[at]!;
  const [gate, site] = [reach.gate[at]!, reach.site[at]!];
  if (slot === NONE) {
    actions.push(place(slotOfSite(reach.space[at]!, site), toolOn(reach, at, spares)));
    return;
  }
  if (gate !== NONE) actions.push(place(slot, toolFor(gate, spares)));
  if (site !== NONE && ALARM_ON[reach.space[at]!] === site) {
    actions.push(silence(slot));
    return;
  }
  if (site !== NONE) actions.push(place(slot, toolOn(reach, at, spares)));
  actions.push(step(slot));
}
