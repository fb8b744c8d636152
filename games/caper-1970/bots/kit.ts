import { ANY_TOOL, LADDER, TOOL_KINDS } from './board.ts';

/**
 * Counts of tools in one number, five bits each, the highest of them always clear: every kind, then all that are no
 * ladder together. A tool for glass is counted there alone.
 */
export type Tally = number;
const BITS = 5;
const FULL = 15;
const SUM = TOOL_KINDS;
const GUARDS = Array.from({ length: SUM + 1 }, (_, field) => 16 << (BITS * field)).reduce((all, bit) => all | bit, 0);

/** By tool, ANY_TOOL last: one of it. */
export const ONE_OF = Int32Array.from({ length: TOOL_KINDS + 1 }, (_, tool) =>
  tool === LADDER ? 1 : tool === ANY_TOOL ? 1 << (BITS * SUM) : (1 << (BITS * tool)) | (1 << (BITS * SUM)),
);

/** The counts of a stockpile that begins at `from`. */
export function tallyOf(stock: ArrayLike<number>, from: number): Tally {
  let tally = 0;
  let others = 0;
  for (let tool = 0; tool < TOOL_KINDS; tool++) {
    tally |= Math.min(stock[from + tool]!, FULL) << (BITS * tool);
    if (tool !== LADDER) others += stock[from + tool]!;
  }
  return tally | (Math.min(others, FULL) << (BITS * SUM));
}

/** Whether the first counts are nowhere higher than the second. */
export const isWithin = (a: Tally, b: Tally): boolean => (((b | GUARDS) - a) & GUARDS) === GUARDS;
export const laddersIn = (tally: Tally): number => tally & FULL;
export const othersIn = (tally: Tally): number => (tally >> (BITS * SUM)) & FULL;
