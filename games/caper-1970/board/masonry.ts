import { LEVEL, NEXT, OBSTACLES, PLACES, SLOTS, SQUARES, type ObstacleName } from '../rules/index.ts';
import { along, at, CELL, columnOf, edgeBetween, isUpright, rowOf, SIZE, type Edge, type Point } from './drawing.ts';

const [EAST, SOUTH] = [1, 2];
const LEVELS = Math.max(...LEVEL) + 1;

/** A number beside a square. */
interface Mark {
  readonly at: Point;
  readonly number: number;
}

/** All that is built on a level, as paths: the walls that face us, gates, wire and the solid sides of vaults. */
export interface Storey {
  readonly level: number;
  readonly squares: readonly number[];
  /** The walls up to this level from the one below, on the south and on the west. */
  readonly south: string;
  readonly west: string;
  /** Where a low sun in the north-west leaves the level below in the shade. */
  readonly shade: string;
  readonly windows: string;
  /** The rims of the terraces, where a ladder leans. */
  readonly rim: string;
  /** The inner edge of the parapets round its roof. */
  readonly parapet: string;
  readonly solid: string;
  readonly doors: string;
  readonly bars: string;
  readonly wire: string;
  /** Where the level's name is written: on the wall that faces us. */
  readonly sign: Point | undefined;
  /** The numbers of rows and columns along its edges, as the log names its squares. */
  readonly rulers: readonly Mark[];
}

const levelAt = (row: number, column: number): number =>
  row < 0 || column < 0 || row >= SIZE || column >= SIZE ? 0 : LEVEL[row * SIZE + column]!;

const line = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;
const square = (n: number): readonly [row: number, column: number] => [rowOf(n), columnOf(n)];

/** A wall from one level to the next over an edge. */
const wall = (edge: Edge, level: number): string =>
  `${line([along(edge, 0, level - 1), along(edge, 1, level - 1), along(edge, 1, level), along(edge, 0, level)])}z`;

const southEdge = (row: number, column: number): Edge => ({ from: [column, row + 1], to: [column + 1, row + 1] });
const westEdge = (row: number, column: number): Edge => ({ from: [column, row], to: [column, row + 1] });

function walls(level: number, dy: number, dx: number, edgeOf: (row: number, column: number) => Edge): string {
  return storeySquares((n) => LEVEL[n]! >= level)
    .map(square)
    .filter(([row, column]) => levelAt(row + dy, column + dx) < level)
    .map(([row, column]) => wall(edgeOf(row, column), level))
    .join('');
}

const SHADE: Point = [0.9, 0.75];

/** The rows of a storey, each drawn out over the level below as far as its shadow falls. */
function shadeOf(level: number): string {
  const isBuilt = (row: number, column: number): boolean => levelAt(row, column) >= level;
  return storeySquares((n) => LEVEL[n]! >= level)
    .map(square)
    .filter(([row, column]) => !isBuilt(row, column - 1))
    .map(([row, column]) => {
      let end = column;
      while (isBuilt(row, end)) end++;
      const [x, y] = at(column, row, level - 1);
      const [dx, dy] = [SHADE[0] * CELL, SHADE[1] * CELL];
      const width = (end - column) * CELL;
      return `M${x} ${y}h${width}l${dx} ${dy}v${CELL}h${-width}l${-dx} ${-dy}z`;
    })
    .join('');
}

/** How much of the wall the sign takes. */
const SIGN_LENGTH = 58;

/** A pair of windows for each square of the wall that faces us, but for where its sign is. */
const windowsOf = (level: number, [signX, signY]: Point): string =>
  storeySquares((n) => LEVEL[n]! >= level)
    .map(square)
    .filter(([row, column]) => levelAt(row + 1, column) < level)
    .flatMap(([row, column]) => [0.3, 0.7].map((share) => along(southEdge(row, column), share, level - 0.5)))
    .filter(([x, y]) => y !== signY || x > signX + 4 || x < signX - SIGN_LENGTH)
    .map(([x, y]) => `M${x - 3} ${y - 4}h6v8h-6z`)
    .join('');

const storeySquares = (holds: (n: number) => boolean): number[] =>
  Array.from({ length: SQUARES }, (_, n) => n).filter(holds);

const PARAPET = 0.1;

/** The edge of a storey's squares against whatever is lower, or a line so far inside it. */
function rims(level: number, inset = 0): string {
  const edges: Edge[] = [];
  for (const [row, column] of storeySquares((n) => LEVEL[n]! >= level).map(square)) {
    const [top, right, bottom, left] = [row + inset, column + 1 - inset, row + 1 - inset, column + inset];
    if (levelAt(row - 1, column) < level) edges.push({ from: [column, top], to: [column + 1, top] });
    if (levelAt(row + 1, column) < level) edges.push({ from: [column, bottom], to: [column + 1, bottom] });
    if (levelAt(row, column - 1) < level) edges.push({ from: [left, row], to: [left, row + 1] });
    if (levelAt(row, column + 1) < level) edges.push({ from: [right, row], to: [right, row + 1] });
  }
  return edges.map((edge) => line([along(edge, 0, level), along(edge, 1, level)])).join('');
}

/** The sides of vaults that nothing opens: between squares of one level, and yet no way. */
function solids(level: number): string {
  return storeySquares((n) => LEVEL[n] === level)
    .flatMap((n) =>
      [EAST, SOUTH].map((slot) => ({ way: n * SLOTS + slot, beyond: slot === EAST ? n + 1 : n + SIZE, n, slot })),
    )
    .filter(({ n, slot }) => (slot === EAST ? columnOf(n) : rowOf(n)) < SIZE - 1)
    .filter(({ way, beyond }) => NEXT[way]! < 0 && LEVEL[beyond] === level)
    .map(({ n, beyond }) => edgeBetween(n, beyond))
    .map((edge) => line([along(edge, 0, level), along(edge, 1, level)]))
    .join('');
}

const DOOR_LEAF = 0.22;
const BAR_SHARES = [0.1, 0.3, 0.5, 0.7, 0.9];
const BARB_SHARES = [0.17, 0.5, 0.83];
const BARB = 0.11;

/** A stroke across an edge. */
function across(edge: Edge, share: number, level: number, half: number): string {
  const x = edge.from[0] + (edge.to[0] - edge.from[0]) * share;
  const y = edge.from[1] + (edge.to[1] - edge.from[1]) * share;
  return isUpright(edge)
    ? line([at(x - half, y, level), at(x + half, y, level)])
    : line([at(x, y - half, level), at(x, y + half, level)]);
}

/** A barb: a small cross on the wire. */
function barb(edge: Edge, share: number, level: number): string {
  const [x, y] = along(edge, share, level);
  const r = BARB * CELL;
  return `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`;
}

const DRAWN: Readonly<Partial<Record<ObstacleName, (edge: Edge, level: number) => string>>> = {
  door: (edge, level) =>
    [0.14, 0.86].map((share) => across(edge, share, level, DOOR_LEAF)).join('') +
    line([along(edge, 0.14, level), along(edge, 0.86, level)]),
  bars: (edge, level) => BAR_SHARES.map((share) => across(edge, share, level, 0.15)).join(''),
  wire: (edge, level) =>
    line([along(edge, 0, level), along(edge, 1, level)]) +
    BARB_SHARES.map((share) => barb(edge, share, level)).join(''),
};

/** Every gate of a kind on a level. */
function gates(kind: ObstacleName, level: number): string {
  return PLACES.filter(({ obstacle, spaces }) => OBSTACLES[obstacle] === kind && spaces.length === 2)
    .filter(({ spaces: [a, b] }) => Math.min(LEVEL[a!]!, LEVEL[b!]!) === level)
    .map(({ spaces: [a, b] }) => DRAWN[kind]!(edgeBetween(a!, b!), level))
    .join('');
}

const SIGN_SHARE = 0.8;

/** Where the name of a level is written: on its south wall, at the corner. */
function signAt(squares: readonly number[], level: number): Point {
  const south = squares.filter((n) => levelAt(rowOf(n) + 1, columnOf(n)) < level);
  const [row, column] = square(south.findLast((n) => rowOf(n) === rowOf(south.at(-1)!))!);
  return at(column + 1 - SIGN_SHARE, row + 1, level - 0.5);
}

/** How far from its edge a number stands: inside a roof, outside the ground, where the kerb has room for it. */
const [INSIDE, OUTSIDE] = [0.26, -0.3];

/** The numbers of rows and columns, on every edge of a level against what is lower, where they agree with its squares. */
function rulersOf(squares: readonly number[], level: number): readonly Mark[] {
  const inset = level === 0 ? OUTSIDE : INSIDE;
  const isEdge = (row: number, column: number): boolean =>
    level === 0 ? row < 0 || column < 0 || row >= SIZE || column >= SIZE : levelAt(row, column) < level;
  return squares.map(square).flatMap(([row, column]) => {
    const marks: Mark[] = [];
    if (isEdge(row, column - 1)) marks.push({ at: at(column + inset, row + 0.5, level), number: row });
    if (isEdge(row, column + 1)) marks.push({ at: at(column + 1 - inset, row + 0.5, level), number: row });
    if (isEdge(row - 1, column)) marks.push({ at: at(column + 0.5, row + inset, level), number: column });
    if (isEdge(row + 1, column)) marks.push({ at: at(column + 0.5, row + 1 - inset, level), number: column });
    return marks;
  });
}

/** The storeys from the ground up: drawn in this order each hides what lies behind it. */
export const STOREYS: readonly Storey[] = Array.from({ length: LEVELS }, (_, level) => {
  const squares = storeySquares((n) => LEVEL[n] === level);
  return {
    level,
    squares,
    south: level === 0 ? '' : walls(level, 1, 0, southEdge),
    west: level === 0 ? '' : walls(level, 0, -1, westEdge),
    shade: level === 0 ? '' : shadeOf(level),
    windows: level === 0 ? '' : windowsOf(level, signAt(squares, level)),
    rim: level === 0 ? '' : rims(level),
    parapet: level === 0 ? '' : rims(level, PARAPET),
    solid: solids(level),
    doors: gates('door', level),
    bars: gates('bars', level),
    wire: gates('wire', level),
    sign: level === 0 ? undefined : signAt(squares, level),
    rulers: rulersOf(squares, level),
  };
});
