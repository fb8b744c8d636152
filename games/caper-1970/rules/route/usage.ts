import { LADDER, TOOL_KINDS } from '../tools.ts';

/**
 * Counts of tools in one number, five bits each, the highest of them always clear: every kind, then all that are no
 * ladder together. Glass takes any of those, so a tool for glass is counted there alone; which one it is gets settled
 * when the whole way is known. Componentwise comparison is then still exact.
 */
export type Usage = number;
const BITS = 5;
const MOST = 15;
const GUARDS = (1 << 4) | (1 << 9) | (1 << 14) | (1 << 19) | (1 << 24) | (1 << 29);
const SUM = TOOL_KINDS;
/** A ladder serves once, any other tool for ever: so among ways with equally many tools fewer ladders are cheaper. */
const TOOL_COST = 16;
const LADDER_COST = TOOL_COST + 1;

/** A tool for glass. */
export const ANY_TOOL = TOOL_KINDS;

/** By tool, ANY_TOOL last: one of it. */
export const ONE_OF = Int32Array.from({ length: TOOL_KINDS + 1 }, (_, tool) =>
  tool === LADDER ? 1 : tool === ANY_TOOL ? 1 << (BITS * SUM) : (1 << (BITS * tool)) | (1 << (BITS * SUM)),
);

/** The counts of a stockpile that begins at `from`. */
export function usageOf(tools: ArrayLike<number>, from: number): Usage {
  let usage = 0;
  let sum = 0;
  for (let tool = 0; tool < TOOL_KINDS; tool++) {
    usage |= Math.min(tools[from + tool]!, MOST) << (BITS * tool);
    if (tool !== LADDER) sum += tools[from + tool]!;
  }
  return usage | (Math.min(sum, MOST) << (BITS * SUM));
}

/** Whether the first counts are nowhere higher than the second. */
export const isWithin = (a: Usage, b: Usage): boolean => (((b | GUARDS) - a) & GUARDS) === GUARDS;

/** Whether there is a tool of the kind. */
export const has = (usage: Usage, tool: number): boolean => ((usage >> (BITS * tool)) & MOST) !== 0;

export const laddersIn = (usage: Usage): number => usage & MOST;
/** How many of the tools are no ladders. */
export const othersIn = (usage: Usage): number => (usage >> (BITS * SUM)) & MOST;

/** What the tools cost: fewest tools first, then fewest ladders. */
export const costOf = (usage: Usage): number => laddersIn(usage) * LADDER_COST + othersIn(usage) * TOOL_COST;

const COSTS = MOST | (MOST << (BITS * SUM));
/** Whether both cost the same. */
export const costsSame = (a: Usage, b: Usage): boolean => ((a ^ b) & COSTS) === 0;
