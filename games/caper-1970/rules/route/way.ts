import type { Action } from '@hideout/kernel';
import { CASE_AT, GATE_AT, NEXT, OBSTACLE_OF, SLOTS, WALL_AT } from '../graph.ts';
import { ALARM, GLASS, PROPER_TOOL } from '../obstacles.ts';
import { LADDER, TOOL_KINDS, type Tool } from '../tools.ts';
import { HERE, place, silence, step } from '../verbs.ts';
import { NO_LEG, NONE, STAY, type Legs } from './legs.ts';
import type { Search } from './search.ts';

/** The actions of the way of a leg, stretched to exactly `units` units; `tools` is what the thief has. */
export function actionsOf(search: Search, last: number, units: number, tools: readonly number[]): Action[] {
  const { legs } = search;
  const chain: number[] = [];
  for (let leg = last; leg !== NO_LEG; leg = legs.before[leg]!) chain.unshift(leg);
  const spares = sparesFor(legs, chain, tools);
  const loose = chain.findIndex((leg) => legs.loose[leg] !== 0);
  const waste = units - legs.units[last]!;
  return chain.flatMap((leg, i) => [
    ...(i === 0 ? [] : actionsOfLeg(legs, leg, spares)),
    ...(i === loose && waste > 0 ? toAndFro(search, leg, waste) : []),
  ]);
}

/** What is left of each kind for glass once every other obstacle has its proper tool. */
function sparesFor(legs: Legs, chain: readonly number[], tools: readonly number[]): number[] {
  const left = [...tools];
  for (const leg of chain) {
    for (const site of [legs.gate[leg]!, legs.site[leg]!]) {
      if (site !== NONE && OBSTACLE_OF[site] !== GLASS) left[PROPER_TOOL[OBSTACLE_OF[site]!]!]!--;
    }
  }
  return left;
}

/** The tool that a leg places on a site; for glass, unless it is a ladder, the kind of which most is left. */
function takeFor(legs: Legs, leg: number, site: number, spares: number[]): Tool {
  if (legs.ladder[leg] !== 0 && site === legs.site[leg]) return LADDER;
  if (OBSTACLE_OF[site] !== GLASS) return PROPER_TOOL[OBSTACLE_OF[site]!]! as Tool;
  let best = LADDER + 1;
  for (let tool = best; tool < TOOL_KINDS; tool++) if (spares[tool]! > spares[best]!) best = tool;
  spares[best]!--;
  return best as Tool;
}

function actionsOfLeg(legs: Legs, leg: number, spares: number[]): Action[] {
  const from = legs.space[legs.before[leg]!]!;
  const slot = legs.slot[leg]!;
  const [gate, site] = [legs.gate[leg]!, legs.site[leg]!];
  if (slot === STAY) return [place(slotOfSite(from, site), takeFor(legs, leg, site, spares))];
  const actions: Action[] = [];
  if (gate !== NONE) actions.push(place(slot, takeFor(legs, leg, gate, spares)));
  if (site !== NONE && OBSTACLE_OF[site] === ALARM) return [...actions, silence(slot)];
  if (site !== NONE) actions.push(place(slot, takeFor(legs, leg, site, spares)));
  return [...actions, step(slot)];
}

/** Where a site lies, seen from a space. */
export function slotOfSite(from: number, site: number): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const way = from * SLOTS + slot;
    const beyond = NEXT[way]!;
    if (WALL_AT[way] === site || GATE_AT[way] === site || (beyond >= 0 && CASE_AT[beyond] === site)) return slot;
  }
  return HERE;
}

/** An even number of units wasted between two neighbours. */
function toAndFro(search: Search, leg: number, units: number): Action[] {
  const from = search.legs.space[leg]!;
  let slot = 0;
  while (!search.isFreeBothWays(leg, from * SLOTS + slot)) slot++;
  const to = NEXT[from * SLOTS + slot]!;
  let back = 0;
  while (NEXT[to * SLOTS + back] !== from) back++;
  return Array.from({ length: units }, (_, i) => step(i % 2 === 0 ? slot : back));
}
