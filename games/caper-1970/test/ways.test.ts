import { expect, it } from 'vitest';
import {
  ALARMS_OF,
  CASE_AT,
  GATE_AT,
  HIDEOUT,
  JEWEL_SPACE,
  NEXT,
  SLOTS,
  SPACES,
  START,
  WALL_AT,
} from '../rules/index.ts';

/** A space, and as bits which alarms of the vault are silenced. */
type Stand = number;
const MASKS = 8;

/**
 * Units from a space to a goal: a step is one, a ladder one more. Unless the barriers are left open, so is every other
 * tool, and the goal counts once all alarms of that vault are silenced.
 */
function unitsTo(from: number, goal: number, alarms: ArrayLike<number>, isLeftOpen: boolean): number {
  const all = isLeftOpen ? 0 : 2 ** alarms.length - 1;
  const settled = new Set<Stand>();
  const open: Stand[][] = [[from * MASKS]];
  for (let units = 0; units < 200; units++) {
    for (const stand of open[units] ?? []) {
      if (settled.has(stand)) continue;
      settled.add(stand);
      const [space, mask] = [Math.floor(stand / MASKS), stand % MASKS];
      if (space === goal && mask === all) return units;
      for (let way = space * SLOTS; way < (space + 1) * SLOTS; way++) {
        const to = NEXT[way]!;
        if (to < 0) continue;
        const pane = CASE_AT[to]!;
        const bit = Array.from(alarms).indexOf(pane);
        const isTooled = pane < 0 || isLeftOpen || (bit >= 0 && (mask & (1 << bit)) !== 0);
        const cost = 1 + Number(WALL_AT[way]! >= 0) + Number(!isLeftOpen && GATE_AT[way]! >= 0) + Number(!isTooled);
        const after = bit >= 0 && !isLeftOpen ? mask | (1 << bit) : mask;
        (open[units + cost] ??= []).push(to * MASKS + after);
      }
    }
  }
  return Infinity;
}

const table = (isIn: boolean, spaces: Int16Array): number[][] =>
  Array.from(spaces, (space) =>
    Array.from(JEWEL_SPACE, (jewel, at) =>
      isIn ? unitsTo(space, jewel, ALARMS_OF[at]!, false) : unitsTo(jewel, space, [], true),
    ),
  );

it('[CA-10.1] the ways in to diamond, ruby, emerald and sapphire with own tools, by Blue, Yellow, Red and Green', () => {
  expect(table(true, START)).toEqual([
    [26, 23, 17, 11],
    [31, 24, 16, 6],
    [25, 26, 23, 17],
    [24, 24, 28, 22],
  ]);
});

it('[CA-10.1] the ways out to the hideouts of Blue, Yellow, Red and Green with own ladders and barriers left open', () => {
  expect(table(false, HIDEOUT)).toEqual([
    [14, 14, 19, 20],
    [15, 15, 16, 15],
    [23, 16, 9, 4],
    [18, 15, 12, 9],
  ]);
});

it('[CA-3.1] no space is cut off', () => {
  expect(Array.from({ length: SPACES }, (_, space) => unitsTo(START[0]!, space, [], true)).every(Number.isFinite)).toBe(
    true,
  );
});
