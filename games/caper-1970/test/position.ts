import { FastRng, type Rng } from '@hideout/kernel';
import { subject, table, type Table } from '@hideout/testkit';
import {
  caper1970,
  CARD_KINDS,
  PLACES,
  type CaperEvent,
  type Card,
  type State,
  type Tool,
  type View,
} from '../rules/index.ts';
import { squareAt } from '../rules/spaces.ts';

export const game = subject(caper1970);
export const [LADDER, SCREWDRIVER, PIPEWRENCH, WIRECUTTER, KNIFE] = [0, 1, 2, 3, 4] as Tool[] as [
  Tool,
  Tool,
  Tool,
  Tool,
  Tool,
];
/** Ways out of a square. */
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
/** Onto the first of the squares beside a street space. */
export const FIRST = 2;
const TOOL_KINDS = 5;

/** What a test says about its table; all else is as at the start of a game of Blue, Yellow, Red and Green, Blue to act. */
export interface Position {
  readonly seats?: number;
  readonly turn?: number;
  readonly phase?: number;
  readonly count?: number;
  readonly extra?: number;
  /** By seat: where the thief stands. */
  readonly at?: Readonly<Record<number, number>>;
  /** By seat: ladders, screwdrivers, pipewrenches, wirecutters, knives; they come from the depot. */
  readonly stock?: Readonly<Record<number, readonly number[]>>;
  /** By seat: cards; they change places with the pile. */
  readonly hand?: Readonly<Record<number, readonly Card[]>>;
  /** What lies on sites, from the depot. */
  readonly lying?: readonly (readonly [site: number, tool: Tool])[];
  readonly autos?: readonly number[];
  readonly jewels?: readonly number[];
  readonly turnsLeft?: number;
  readonly rollsLeft?: number;
}

/** A table in that position; chance comes from `rng`. */
export function seated(position: Position, rng?: Rng): Table<State, CaperEvent, View> {
  return table(game, stateOf(position), rng);
}

export function stateOf(position: Position): State {
  const options = { thief: 'blue', empty: 'before-first-seat', begins: 'first-seat' };
  const s = game.setup({ seats: position.seats ?? 4, options }, new FastRng(1));
  const { turn, phase, count, extra, turnsLeft, rollsLeft } = position;
  if (turn !== undefined) s.turn = turn;
  if (phase !== undefined) s.phase = phase;
  s.count = count ?? 7;
  s.extra = extra ?? 0;
  if (turnsLeft !== undefined) s.turnsLeft = turnsLeft;
  if (rollsLeft !== undefined) s.rollsLeft = rollsLeft;
  for (const [seat, space] of Object.entries(position.at ?? {})) s.thief[Number(seat)] = space;
  for (const [seat, tools] of Object.entries(position.stock ?? {})) setStock(s, Number(seat), tools);
  for (const [seat, cards] of Object.entries(position.hand ?? {})) setHand(s, Number(seat), cards);
  for (const [site, tool] of position.lying ?? []) lay(s, site, tool);
  for (const street of position.autos ?? []) s.auto[street] = 1;
  if (position.jewels) s.jewel.set(position.jewels);
  return s;
}

function setStock(s: State, seat: number, tools: readonly number[]): void {
  for (let tool = 0; tool < TOOL_KINDS; tool++) {
    s.depot[tool]! += s.stock[seat * TOOL_KINDS + tool]! - tools[tool]!;
    s.stock[seat * TOOL_KINDS + tool] = tools[tool]!;
  }
}

/** The old hand goes under the pile, and the named cards come out of it, or out of another hand. */
function setHand(s: State, seat: number, cards: readonly Card[]): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    for (; s.hand[seat * CARD_KINDS + card]! > 0; s.hand[seat * CARD_KINDS + card]!--) {
      s.pile.copyWithin(1, 0, s.pileSize);
      s.pile[0] = card;
      s.pileSize++;
    }
  }
  for (const card of cards) {
    const at = s.pile.subarray(0, s.pileSize).indexOf(card);
    if (at < 0) throw new Error(`no card ${card} left in the pile`);
    s.pile.copyWithin(at, at + 1, s.pileSize);
    s.pile[--s.pileSize] = 0;
    s.hand[seat * CARD_KINDS + card]!++;
  }
}

function lay(s: State, site: number, tool: Tool): void {
  s.depot[tool]!--;
  if (PLACES[site]!.obstacle === 4) s.lying[site] = tool + 1;
  else s.lying[site]!++;
}

/** A square by row and column. */
export const at = (row: number, column: number): number => squareAt(row, column);

/** The sites between two spaces, or on one. */
export function sitesAt(...spaces: readonly number[]): number[] {
  return PLACES.flatMap((each, site) =>
    each.spaces.length === spaces.length && spaces.every((space) => each.spaces.some((own) => own === space))
      ? [site]
      : [],
  );
}

/** The one site between two spaces, or on one, of an obstacle where there are two. */
export function siteAt(spaces: readonly number[], obstacle?: number): number {
  const sites = sitesAt(...spaces).filter((site) => obstacle === undefined || PLACES[site]!.obstacle === obstacle);
  if (sites.length !== 1) throw new Error(`${sites.length} sites at ${spaces.join()}`);
  return sites[0]!;
}
