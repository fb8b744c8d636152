import {
  CARD_KINDS,
  CASE_AT,
  GATE_AT,
  NEXT,
  SITES,
  SLOTS,
  SPACES,
  WALL_AT,
  type Ground,
  type State,
} from '../rules/index.ts';
import { ANY_TOOL } from '../rules/route/usage.ts';
import { LADDER, SCREWDRIVER, TOOL_KINDS } from '../rules/tools.ts';
import { BACK, stays, STREET_ONTO, TOOL_FOR } from './board.ts';
import { FAR } from './dice.ts';

/** Ladders in stock that a chart tells apart: the city is three storeys high. */
export const LADDERS = 4;
/** By tool, ANY_TOOL last: what it costs, in units, when the thief has to get it first. */
export const LACKING = Int8Array.of(12, 12, 18, 24, 18, 12);
/** This many charts are remembered. */
const REMEMBERED = 4000;

/** Every way leads onto its space once a layer at most for each way out of it. */
const ENTRIES = SPACES * SLOTS * 2;
const WALL_WAYS = Int16Array.from(WALL_AT.keys().filter((way) => WALL_AT[way]! >= 0));
const GLASS_WAYS = Int16Array.from(
  NEXT.keys().filter((way) => NEXT[way]! >= 0 && TOOL_FOR[CASE_AT[NEXT[way]!]!] === ANY_TOOL),
);

/** By space and ladders in stock: about how many units it is from there to the target of the chart. */
export type Chart = Int16Array;
export const chartAt = (chart: Chart, space: number, ladders: number): number =>
  chart[(ladders < LADDERS ? ladders : LADDERS - 1) * SPACES + space]!;

/** Which tools but ladders are in a stock that begins at `from`: all that a chart asks about them. */
export function kitOf(stock: ArrayLike<number>, from: number): number {
  let kit = 0;
  for (let tool = 1; tool < TOOL_KINDS; tool++) if (stock[from + tool]! > 0) kit |= 1 << tool;
  return kit;
}

/** The same of the tools for which a seat holds cards that the depot can serve. */
export function cardKitOf(s: Readonly<State>, seat: number): number {
  let kit = 0;
  for (let tool = 1; tool < TOOL_KINDS; tool++) if (servedCards(s, seat, tool) > 0) kit |= 1 << tool;
  return kit;
}

/** How many cards for a tool the seat could turn in: an empty depot serves none (CA-6.1). */
export function servedCards(s: Readonly<State>, seat: number, tool: number): number {
  return Math.min(s.hand[seat * CARD_KINDS + tool]!, s.depot[tool]!);
}

/** A digest of all that lies on the board to stay, of the autos and the rule for glass; equal grounds have equal ones. */
export function digestOf({ lying, auto, ladderBreaksGlass }: Readonly<Ground>): number {
  let digest = 1 + ladderBreaksGlass;
  for (let site = 0; site < SITES; site++) {
    if (stays(site, lying[site]!)) digest = Math.imul(digest ^ (site + 1), 0x9e3779b1);
  }
  for (let street = 0; street < auto.length; street++) digest = Math.imul(digest ^ (auto[street]! + 2), 0x85ebca6b);
  return digest;
}

/**
 * How far it is from everywhere to a target, over the ground as it lies and with the tools that a thief has. Ladders are
 * counted, of other tools one of a kind serves any number of obstacles, and what is lacking costs its price. Ladders
 * that lie on the board are not looked at, since they serve once. Charts are remembered by ground.
 */
export class Charts {
  readonly #byGround = new Map<number, Map<number, Chart>>();
  #count = 0;
  readonly #prices = new Int16Array(SITES);
  /** By units: the spaces still to be spread from, as lists. */
  readonly #open = new Int16Array(FAR + 1).fill(-1);
  readonly #space = new Int16Array(ENTRIES);
  readonly #next = new Int16Array(ENTRIES);
  #size = 0;

  /** The chart of a target space for a thief with that kit; `digest` is the ground's. */
  of(ground: Readonly<Ground>, digest: number, target: number, kit: number): Chart {
    const key = (target << TOOL_KINDS) | kit;
    const known = this.#byGround.get(digest)?.get(key);
    if (known) return known;
    if (this.#count++ === REMEMBERED) {
      this.#byGround.clear();
      this.#count = 1;
    }
    const chart = this.#draw(ground, target, kit);
    const charts = this.#byGround.get(digest);
    if (charts) charts.set(key, chart);
    else this.#byGround.set(digest, new Map([[key, chart]]));
    return chart;
  }

  #draw({ lying, auto, ladderBreaksGlass }: Readonly<Ground>, target: number, kit: number): Chart {
    for (let site = 0; site < SITES; site++) this.#prices[site] = stays(site, lying[site]!) ? 0 : priceOf(site, kit);
    const chart = new Int16Array(SPACES * LADDERS).fill(FAR);
    for (let ladders = 0; ladders < LADDERS; ladders++) {
      chart[ladders * SPACES + target] = 0;
      this.#push(target, 0);
      if (ladders > 0) this.#climb(chart, ladders, auto);
      if (ladders > 0 && kit === 0 && ladderBreaksGlass !== 0) this.#breakIn(chart, ladders, auto);
      this.#spread(chart, ladders, auto);
    }
    return chart;
  }

  /** Starts a layer from the one with a ladder less. */
  #climb(chart: Chart, ladders: number, auto: ArrayLike<number>): void {
    const below = (ladders - 1) * SPACES;
    for (let i = 0; i < WALL_WAYS.length; i++) {
      const way = WALL_WAYS[i]!;
      this.#relax(chart, ladders * SPACES, way, chart[below + NEXT[way]!]! + 2, auto);
    }
  }

  /** The same for a thief who has nothing but ladders, onto glass: one is paid instead of the tool that is lacking. */
  #breakIn(chart: Chart, ladders: number, auto: ArrayLike<number>): void {
    const below = (ladders - 1) * SPACES;
    for (let i = 0; i < GLASS_WAYS.length; i++) {
      const way = GLASS_WAYS[i]!;
      if (this.#prices[CASE_AT[NEXT[way]!]!] === 0) continue;
      const rest = chart[below + NEXT[way]!]! + 1 - LACKING[ANY_TOOL]!;
      this.#relax(chart, ladders * SPACES, way, rest, auto);
    }
  }

  #spread(chart: Chart, ladders: number, auto: ArrayLike<number>): void {
    const first = ladders * SPACES;
    for (let now = 0; now < FAR; now++) {
      for (let entry = this.#open[now]!; entry >= 0; entry = this.#open[now]!) {
        this.#open[now] = this.#next[entry]!;
        const to = this.#space[entry]!;
        if (chart[first + to] !== now) continue;
        for (let out = to * SLOTS; out < (to + 1) * SLOTS; out++) {
          const way = BACK[out]!;
          if (way < 0) continue;
          if (WALL_AT[way]! < 0) this.#relax(chart, first, way, now + 1, auto);
          else if (ladders === 0) this.#relax(chart, first, way, now + 2 + LACKING[LADDER]!, auto);
        }
      }
    }
    this.#size = 0;
  }

  /** Goes that way, where the rest is this many units without what stands in the way but walls. */
  #relax(chart: Chart, first: number, way: number, rest: number, auto: ArrayLike<number>): void {
    const at = first + (way >> 2);
    if (rest >= chart[at]!) return;
    const street = STREET_ONTO[way]!;
    if (street >= 0 && auto[street] !== 0) return;
    const gate = GATE_AT[way]!;
    const pane = CASE_AT[NEXT[way]!]!;
    const units = rest + (gate < 0 ? 0 : this.#prices[gate]!) + (pane < 0 ? 0 : this.#prices[pane]!);
    if (units >= chart[at]!) return;
    chart[at] = units;
    this.#push(way >> 2, units);
  }

  #push(space: number, units: number): void {
    const entry = this.#size++;
    this.#space[entry] = space;
    this.#next[entry] = this.#open[units]!;
    this.#open[units] = entry;
  }
}

/** Screwdrivers are counted by alarms elsewhere. */
function priceOf(site: number, kit: number): number {
  const tool = TOOL_FOR[site]!;
  if (tool === LADDER || tool === SCREWDRIVER) return 1;
  return (tool === ANY_TOOL ? kit : kit & (1 << tool)) === 0 ? 1 + LACKING[tool]! : 1;
}
