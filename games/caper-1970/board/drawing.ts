import { GATE_AT, LEVEL, NEXT, PLACES, SLOTS, SPACES, SQUARES, WALL_AT } from '../rules/index.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** Squares on a side of the block, and the side of a square in the drawing. */
export const SIZE = Math.sqrt(SQUARES);
export const CELL = 40;
/** How far a level is drawn to the right and upwards: far enough to see the walls, near enough to see what they hide. */
const RISE: Point = [8, -15];
/** The kerb between block and streets, and the width of a street, in squares. */
const KERB = 0.9;
const STREET = 1.6;
const MARGIN = 0.1;
/** From the middle of the block to the rim of the drawing. */
const REACH = SIZE / 2 + KERB + STREET + MARGIN;

/** The box of the drawing: its least coordinate on both axes, and its length on both. */
export const BOX = { least: (SIZE / 2 - REACH) * CELL, length: 2 * REACH * CELL } as const;

const ARC = (SPACES - SQUARES) / 4;

export const rowOf = (square: number): number => Math.floor(square / SIZE);
export const columnOf = (square: number): number => square % SIZE;
export const isSquare = (space: number): boolean => space < SQUARES;
/** The side of a ring space (0 north, clockwise), and its number on the street; −1 for the corner where it begins. */
const sideOf = (space: number): number => Math.floor((space - SQUARES) / ARC);
const numberOf = (space: number): number => ((space - SQUARES) % ARC) - 1;

/** The space with a number on a street. */
export const streetSpace = (side: number, number: number): number => SQUARES + side * ARC + 1 + number;

/** A point of the block, in squares, at a level. */
export const at = (x: number, y: number, level = 0): Point => [x * CELL + level * RISE[0], y * CELL + level * RISE[1]];

/** A rectangle in squares: left, top, width, height. */
type Rect = readonly [x: number, y: number, width: number, height: number];

/** Where a space lies, on its own level. */
function rectOf(space: number): Rect {
  if (isSquare(space)) return [columnOf(space), rowOf(space), 1, 1];
  const [low, high] = [-KERB - STREET, SIZE + KERB];
  const number = numberOf(space);
  const side = sideOf(space);
  const [onward, back] = [2 * number, SIZE - 2 - 2 * number];
  if (number < 0) return [side === 0 || side === 3 ? low : high, side < 2 ? low : high, STREET, STREET];
  if (side === 0) return [onward, low, 2, STREET];
  if (side === 1) return [high, onward, STREET, 2];
  if (side === 2) return [back, high, 2, STREET];
  return [low, back, STREET, 2];
}

/** The outline of a space. */
export function outlineOf(space: number): string {
  const [x, y, width, height] = rectOf(space);
  const [left, top] = at(x, y, LEVEL[space]!);
  return `M${left} ${top}h${width * CELL}v${height * CELL}h${-width * CELL}z`;
}

/** Where the number of a street space is written: in the corner that is farthest from the block. */
export function numberAt(space: number): Point {
  const [x, y, width, height] = rectOf(space);
  const side = sideOf(space);
  return at(side === 1 ? x + width - 0.3 : x + 0.3, side === 2 ? y + height - 0.16 : y + 0.42);
}

/** Where a jewel lies in a hideout: each has a corner of its own. */
export function homeOf(space: number, jewel: number): Point {
  const [x, y] = centreOf(space);
  const [, , width, height] = rectOf(space);
  const [dx, dy] = [(width * CELL) / 2 - 12, (height * CELL) / 2 - 13];
  return [x + (jewel % 2 === 0 ? -dx : dx), y + (jewel < 2 ? -dy : dy)];
}

/** The edge of a street against the block, as a path. */
export function kerbOf(street: number): string {
  const [low, high] = [-KERB + 0.08, SIZE + KERB - 0.08];
  const ends: readonly (readonly [Point, Point])[] = [
    [at(0, low), at(SIZE, low)],
    [at(high, 0), at(high, SIZE)],
    [at(0, high), at(SIZE, high)],
    [at(low, 0), at(low, SIZE)],
  ];
  return `M${ends[street]!.map((point) => point.join(' ')).join('L')}`;
}

/** The middle of a space. */
export function centreOf(space: number): Point {
  const [x, y, width, height] = rectOf(space);
  return at(x + width / 2, y + height / 2, LEVEL[space]!);
}

/** An edge between two neighbours as a line in squares. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The line between two neighbours: two squares, or a street space and a square beside it. */
export function edgeBetween(a: number, b: number): Edge {
  const ring = Math.max(a, b);
  const square = Math.min(a, b);
  const [x, y] = [columnOf(square), rowOf(square)];
  if (isSquare(ring)) {
    return ring === square + 1 ? { from: [x + 1, y], to: [x + 1, y + 1] } : { from: [x, y + 1], to: [x + 1, y + 1] };
  }
  const side = sideOf(ring);
  if (side === 0) return { from: [x, 0], to: [x + 1, 0] };
  if (side === 1) return { from: [SIZE, y], to: [SIZE, y + 1] };
  if (side === 2) return { from: [x, SIZE], to: [x + 1, SIZE] };
  return { from: [0, y], to: [0, y + 1] };
}

/** A point on an edge, a share of the way along it, at a level. */
export const along = ({ from, to }: Edge, share: number, level: number): Point =>
  at(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, level);

export const isUpright = ({ from, to }: Edge): boolean => from[0] === to[0];

/** By site: whether its edge has another site too, so that each takes half of it. */
const SHARED = new Set<number>();
for (let way = 0; way < SPACES * SLOTS; way++) {
  if (NEXT[way]! >= 0 && WALL_AT[way]! >= 0 && GATE_AT[way]! >= 0) SHARED.add(WALL_AT[way]!).add(GATE_AT[way]!);
}
const [NEAR, MIDDLE, FAR] = [0.2, 0.5, 0.8];
const [LEFT_OF_CASE, TOP_OF_CASE] = [13, 13];

/** Where a tool lies on a site: on its edge, beside the other one if there are two, or in a corner of its glass. */
export function siteAt(site: number): Point {
  const { obstacle, spaces } = PLACES[site]!;
  const [a, b] = spaces;
  if (b === undefined) {
    const [x, y] = centreOf(a!);
    return [x + LEFT_OF_CASE, y + TOP_OF_CASE];
  }
  const isWall = obstacle === 0;
  const [low, high] = [Math.min(LEVEL[a!]!, LEVEL[b]!), Math.max(LEVEL[a!]!, LEVEL[b]!)];
  const share = SHARED.has(site) ? (isWall ? FAR : NEAR) : MIDDLE;
  return along(edgeBetween(a!, b), share, isWall ? (low + high) / 2 : low);
}
