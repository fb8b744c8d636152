import { clip, titled, type Audience, type Paint, type Tone } from '@hideout/kernel';
import { LEVEL } from '../rules/barriers.ts';
import { CASE_AT, GATE_AT, JEWEL_AT, NEVER, NEVER_OPEN, OBSTACLE_OF, SITES, SLOTS, WALL_AT } from '../rules/graph.ts';
import { JEWELS } from '../rules/jewels.ts';
import { SIZE, STREET_LENGTH } from '../rules/map.ts';
import { GLASS, OBSTACLES } from '../rules/obstacles.ts';
import { SIDES, sideOf } from '../rules/sides.ts';
import { cornerAt, HIDEOUT, isSquare, SPACES, squaresBeside, START, streetAt, type Space } from '../rules/spaces.ts';
import { IN_VAULT, safeWith, unsafeWith } from '../rules/state.ts';
import { TOOLS } from '../rules/tools.ts';
import type { View } from '../rules/view.ts';
import { Canvas } from './canvas.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A square takes one character and two for the edge east of it; below it is a line for the edge south of it. */
const PITCH = 3;
const [LEFT, TOP] = [8, 3];
const RIGHT = LEFT + SIZE * PITCH;
const BOTTOM = TOP + 2 * SIZE;
const LEGEND_AT = RIGHT + 3;
const [WIDTH, HEIGHT] = [80, BOTTOM + 1];
const NAME_WIDTH = 10;
const [EAST, SOUTH] = [1, 2];

const MARKS = { wall: '|', wire: 'x', door: 'd', bars: 'b', glass: 'o', alarm: 'a' } as const;
const TOOL_MARKS = ['l', 's', 'p', 'w', 'k'] as const;
const THIEF_MARKS = ['B', 'Y', 'R', 'G'] as const;
const THIEF_TONES: readonly Tone[] = ['blue', 'yellow', 'red', 'green'];
const TWO_LADDERS = 'L';
const CROWD = '&';

/** What it takes to draw a board. */
interface Drawing {
  readonly v: Vocabulary;
  readonly names: Names;
  readonly view: View;
  readonly to: Audience;
  readonly paint: Paint;
}

/** The block as a map with levels, tools, autos and thieves, then the table beside it: 80 columns, 50 lines. */
export function drawBoard(drawing: Drawing): string {
  const { v, view, paint } = drawing;
  const canvas = new Canvas(WIDTH, HEIGHT);
  const lying = new Int16Array(SITES);
  for (const [site, what] of view.lying) lying[site] = what;
  drawRulers(canvas);
  for (let space = 0 as Space; space < SPACES; space++) if (isSquare(space)) drawSquare(canvas, view, lying, space);
  drawRing(canvas, view, lying);
  for (const [i, entry] of v.textBoard.legend.split('·').entries()) {
    canvas.write(LEGEND_AT, TOP + 2 * i, entry.trim(), 'quiet');
  }
  return [...canvas.lines(paint), ...describeTable(drawing)].join('\n');
}

const xOf = (column: number): number => LEFT + column * PITCH;
const yOf = (row: number): number => TOP + 2 * row;

function drawRulers(canvas: Canvas): void {
  for (let i = 0; i < SIZE; i++) {
    canvas.write(xOf(i), 0, String(i), 'quiet');
    canvas.write(0, yOf(i), String(i).padStart(2), 'quiet');
  }
}

function drawSquare(canvas: Canvas, view: View, lying: Int16Array, space: Space): void {
  const [x, y] = [xOf(space % SIZE), yOf(Math.floor(space / SIZE))];
  const thief = thievesOn(view, space);
  if (thief === '') canvas.write(x, y, squareMark(view, lying, space), CASE_AT[space]! >= 0 ? 'cyan' : 'quiet');
  else canvas.write(x, y, thief.length > 1 ? CROWD : thief, toneOf(thief));
  const east = edgeMark(lying, space * SLOTS + EAST);
  canvas.write(x + 1, y, east, toneOfEdge(east));
  const south = edgeMark(lying, space * SLOTS + SOUTH).replaceAll('|', '-');
  canvas.write(x, y + 1, south === ' -' ? '--' : south, toneOfEdge(south));
}

function squareMark(view: View, lying: Int16Array, space: Space): string {
  const jewel = JEWEL_AT[space]!;
  if (jewel >= 0 && view.jewels[jewel] === IN_VAULT) return '*';
  const pane = CASE_AT[space]!;
  if (pane >= 0) return siteMark(lying, pane);
  return LEVEL[space] === 0 ? '.' : String(LEVEL[space]);
}

/** A tool that lies on a site, or the obstacle that waits for one. */
function siteMark(lying: Int16Array, site: number): string {
  const obstacle = OBSTACLES[OBSTACLE_OF[site]!]!;
  const what = lying[site]!;
  if (what === 0) return MARKS[obstacle];
  if (OBSTACLE_OF[site] === GLASS) return TOOL_MARKS[what - 1]!;
  if (obstacle === 'wall') return what > 1 ? TWO_LADDERS : 'l';
  return { wire: 'w', door: 'k', bars: 'p', alarm: 's', glass: '' }[obstacle];
}

/** Two characters: wire, door or bars, then the wall. */
function edgeMark(lying: Int16Array, way: number): string {
  const never = NEVER[NEVER_OPEN[way]!];
  if (never === 'solid' || never === 'too high') return '##';
  const gate = GATE_AT[way]!;
  const wall = WALL_AT[way]!;
  return (gate < 0 ? ' ' : siteMark(lying, gate)) + (wall < 0 ? ' ' : siteMark(lying, wall));
}

const toneOfEdge = (mark: string): Tone => (/[lLspwk]/.test(mark) ? 'strong' : 'quiet');

function drawRing(canvas: Canvas, view: View, lying: Int16Array): void {
  for (let side = 0; side < SIDES; side++) {
    const street = sideOf(side);
    const corner = cornerAt(street);
    const [x, y] = [
      [3, 1],
      [RIGHT, 1],
      [RIGHT, BOTTOM],
      [3, BOTTOM],
    ][side] as [number, number];
    drawStreetSpace(canvas, view, corner, x, y);
    for (let index = 0; index < STREET_LENGTH; index++) {
      const space = streetAt(street, index);
      const beside = squaresBeside(street, index);
      const square = Math.min(...beside);
      const [column, row] = [square % SIZE, Math.floor(square / SIZE)];
      const at = [
        [xOf(column) + 1, 1],
        [RIGHT, yOf(row) + 1],
        [xOf(column) + 1, BOTTOM],
        [3, yOf(row) + 1],
      ][side]!;
      drawStreetSpace(canvas, view, space, at[0]!, at[1]!);
      for (const each of beside) drawKerb(canvas, lying, each, side);
    }
  }
}

/** What stands between a street and a square beside it; the other two sides have it from the square itself. */
function drawKerb(canvas: Canvas, lying: Int16Array, square: Space, side: number): void {
  const mark = edgeMark(lying, square * SLOTS + side).charAt(0);
  if (side === 0) canvas.write(xOf(square % SIZE), TOP - 1, mark, toneOfEdge(mark));
  if (side === 3) canvas.write(LEFT - 1, yOf(Math.floor(square / SIZE)), mark, toneOfEdge(mark));
}

/** Three characters: the thieves there, else whose hideout or start it is, else whether an auto is in the street. */
function drawStreetSpace(canvas: Canvas, view: View, space: Space, x: number, y: number): void {
  const thieves = thievesOn(view, space);
  const [text, tone] = thieves === '' ? emptyStreetMark(view, space) : [thieves, toneOf(thieves)];
  canvas.write(x, y, text.length > 3 ? `${text.slice(0, 2)}${CROWD}` : text, tone);
}

function emptyStreetMark(view: View, space: Space): [string, Tone] {
  for (const side of view.sides) {
    if (HIDEOUT[side] === space) return [`h${THIEF_MARKS[side]!}`, THIEF_TONES[side]!];
    if (START[side] === space) return [`s${THIEF_MARKS[side]!}`, THIEF_TONES[side]!];
  }
  for (let street = 0; street < SIDES; street++) {
    if (
      view.autos[street] &&
      streetAt(sideOf(street), 0) <= space &&
      space <= streetAt(sideOf(street), STREET_LENGTH - 1)
    ) {
      return ['A', 'purple'];
    }
  }
  return ['=', 'quiet'];
}

const thievesOn = (view: View, space: Space): string =>
  view.thieves.map((at, seat) => (at === space ? THIEF_MARKS[view.sides[seat]!]! : '')).join('');

const toneOf = (thieves: string): Tone =>
  thieves.length > 1 ? 'strong' : THIEF_TONES[THIEF_MARKS.indexOf(thieves as (typeof THIEF_MARKS)[number])]!;

function describeTable(drawing: Drawing): string[] {
  const { v, names, view } = drawing;
  const { units, pile, faceUp, turnsLeft } = v.textBoard;
  const state = [
    `${v.board.dice} ${view.dice.join('+')}`,
    `${units} ${view.count}`,
    `${v.board.depot} ${tools(view.depot)}`,
    `${pile} ${view.pileSize}`,
    `${faceUp} ${view.faceUp.reduce((a, b) => a + b, 0)}`,
    `${turnsLeft} ${view.turnsLeft}`,
  ];
  const cards = view.hand.flatMap((n, card) => (n === 0 ? [] : `${n > 1 ? `${n}× ` : ''}${names.card(card)}`));
  const hand = view.hand.length === 0 ? [] : [`${v.board.hand}: ${cards.join(', ') || v.board.nothing}`];
  const seats = view.sides.map((_, seat) => describeSeat(drawing, seat));
  return [...seats, ...hand, state.join(' · ')].map((line) => clip(line, WIDTH));
}

/** A line about a seat: its thief and where he is, its score and what he carries, tools and cards. */
function describeSeat({ v, names, view, to }: Drawing, seat: number): string {
  const side = view.sides[seat]!;
  const name = seat === to.viewer ? titled(v.board.you) : clip(to.names[seat]!, NAME_WIDTH);
  const carried = JEWELS.filter((_, jewel) => view.jewels[jewel] === unsafeWith(seat)).map((jewel) => v.jewels[jewel]);
  const score = view.jewels.reduce((sum, at, jewel) => sum + (at === safeWith(seat) ? view.points[jewel]! : 0), 0);
  // What matters most comes first, in case a long name pushes the end of the line out.
  return [
    `${seat === view.actor ? '>' : ' '}${THIEF_MARKS[side]!} ${name} ${names.thief(side)} ${names.space(view.thieves[seat]!)}`,
    [v.counted.points(score), ...carried].join(' + '),
    tools(view.stock[seat]!),
    v.counted.cards(view.handSizes[seat]!),
  ].join(' · ');
}

const tools = (counts: readonly number[]): string =>
  TOOLS.map((_, tool) => `${TOOL_MARKS[tool]!}${counts[tool]!}`).join(' ');
