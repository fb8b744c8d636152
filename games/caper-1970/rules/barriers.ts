import { JEWELS } from './jewels.ts';
import { BLOCK, FENCED, SIZE, VAULTS, type GateName, type Plot } from './map.ts';
import { ALARM, BARS, DOOR, GLASS, WIRE, type Obstacle } from './obstacles.ts';
import { columnOf, isSquare, rowOf, SPACES, SQUARES, squareAt, type Space } from './spaces.ts';

/** A stretch of a vault's outside without a gate: no tool opens it (CA-8.1). */
export const SOLID = 'solid';

const GATES: Readonly<Record<GateName, Obstacle>> = { door: DOOR, bars: BARS };
const CASES: Readonly<Record<string, Obstacle>> = { o: GLASS, a: ALARM };

const charAt = (space: Space): string => (isSquare(space) ? BLOCK[rowOf(space)]!.charAt(columnOf(space)) : '');

/** By space: how high it lies; streets lie on the ground (CA-8). */
export const LEVEL = levels();

function levels(): Int8Array {
  const level = new Int8Array(SPACES);
  for (let square = 0 as Space; square < SQUARES; square++) {
    const char = charAt(square);
    level[square] = char === '.' ? 0 : char >= '0' && char <= '9' ? Number(char) : level[square - 1]!;
  }
  return level;
}

/** The eight spaces round a jewel (CA-4.1). */
export function vaultOf(jewel: number): Space[] {
  const { row, column } = VAULTS[jewel]!;
  const spaces: Space[] = [];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) if (r !== row || c !== column) spaces.push(squareAt(r, c));
  }
  return spaces;
}

/** The glass or the alarm on a space, if any. */
export const caseOn = (space: Space): Obstacle | undefined => CASES[charAt(space)];

/** The gate or the wire between two neighbours, if any; a wall is a matter of their levels. */
export function barrierBetween(a: Space, b: Space): Obstacle | typeof SOLID | undefined {
  for (let jewel = 0; jewel < JEWELS.length; jewel++) {
    if (isInVault(jewel, a) !== isInVault(jewel, b)) return gateOf(jewel, isInVault(jewel, a) ? a : b);
  }
  return FENCED.some((plot) => isFenced(plot, a) !== isFenced(plot, b)) ? WIRE : undefined;
}

function isInVault(jewel: number, space: Space): boolean {
  const { row, column } = VAULTS[jewel]!;
  return isSquare(space) && Math.abs(rowOf(space) - row) <= 1 && Math.abs(columnOf(space) - column) <= 1;
}

/** CA-8.1: what one passes from the outermost space `inner` of a vault to the outside. */
function gateOf(jewel: number, inner: Space): Obstacle | typeof SOLID | undefined {
  const { row, column, gates } = VAULTS[jewel]!;
  if (gates.length === 0) return undefined;
  const middles = [
    squareAt(row - 1, column),
    squareAt(row, column + 1),
    squareAt(row + 1, column),
    squareAt(row, column - 1),
  ];
  const gate = gates[middles.indexOf(inner)];
  return gate === undefined ? SOLID : GATES[gate];
}

/** CA-8.2: whether the space is a ground square of the plot. */
function isFenced({ rows, columns }: Plot, space: Space): boolean {
  const [row, column] = [Math.floor(space / SIZE), space % SIZE];
  const isInside = row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
  return isSquare(space) && isInside && LEVEL[space] === 0;
}
