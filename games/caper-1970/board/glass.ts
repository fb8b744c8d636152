import {
  CASE_AT,
  GATE_AT,
  HERE,
  NEXT,
  OBSTACLES,
  PLACE,
  place,
  PLACES,
  SILENCE,
  slotOfPlace,
  SLOTS,
  STEP,
  toolOfPlace,
  TOOLS,
  WALL_AT,
  type Tool,
  type View,
} from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';

const LADDER = TOOLS.indexOf('ladder');

/** Which actions of a way place a tool on glass, where any tool will do. */
export function glassIn(actions: readonly Action[], { lying, thieves }: View, seat: number): readonly number[] {
  const open = new Set(lying.map(([site]) => site));
  let space = thieves[seat]!;
  return actions.flatMap((action, at) => {
    const [verb, noun] = [verbOf(action), nounOf(action)];
    if (verb === STEP || verb === SILENCE) space = NEXT[space * SLOTS + noun]!;
    if (verb !== PLACE) return [];
    const site = siteOf(space, slotOfPlace(noun), toolOfPlace(noun), open);
    open.add(site);
    return OBSTACLES[PLACES[site]!.obstacle] === 'glass' ? [at] : [];
  });
}

/** The site of a placement: a ladder's wall, what bars the edge, or else the glass beyond it. */
function siteOf(space: number, slot: number, tool: number, open: ReadonlySet<number>): number {
  if (slot === HERE) return CASE_AT[space]!;
  const way = space * SLOTS + slot;
  if (tool === LADDER && WALL_AT[way]! >= 0) return WALL_AT[way]!;
  const gate = GATE_AT[way]!;
  return gate >= 0 && !open.has(gate) ? gate : CASE_AT[NEXT[way]!]!;
}

/** The same way with another tool on that glass. */
export const withTool = (actions: readonly Action[], at: number, tool: Tool): readonly Action[] =>
  actions.with(at, place(slotOfPlace(nounOf(actions[at]!)), tool));
