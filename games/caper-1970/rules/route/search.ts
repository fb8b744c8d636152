import { LADDERS_AN_EDGE } from '../figures.ts';
import { CASE_AT, GATE_AT, HAS_SITE, NEXT, OBSTACLE_OF, PLACES, SLOTS, STREET_OF, WALL_AT } from '../graph.ts';
import { GLASS, PROPER_TOOL } from '../obstacles.ts';
import { SPACES, SQUARES } from '../spaces.ts';
import { LADDER } from '../tools.ts';
import { distanceBetween, tintOf } from './distance.ts';
import type { Ground } from './ground.ts';
import { LADDER_ON_GLASS, Legs, NO_LEG, NONE, STAY } from './legs.ts';
import { ANY_TOOL, costOf, costsSame, has, isWithin, ONE_OF, usageOf, type Usage } from './usage.ts';

/** The most units that a search can be asked for. */
export const MOST_UNITS = 40;
/** A leg adds at most this many units: a gate, a screwdriver and the step. */
const LONGEST_LEG = 3;
/** By site: the tool that goes there. */
const TOOL_FOR = Int8Array.from(OBSTACLE_OF, (obstacle) => (obstacle === GLASS ? ANY_TOOL : PROPER_TOOL[obstacle]!));
/** This many legs that used the same tools at other sites are kept beside each other. */
const VARIANTS = 3;

/**
 * Looks for the cheapest ways of a thief to every space; `route.ts` says what a cheapest way is.
 *
 * Legs are settled by units. Placements come right before the crossing that needs them; any other only spends a unit.
 * A way is loose once its thief could step to and fro for nothing: it can then waste any even number of units, so that
 * on one space only the parity of units and the tools used tell loose legs apart, and a leg that used no more replaces
 * the others. What replacing must not lose: a site where the replaced leg could still place a tool and the other has
 * done so already, and a return, with the other parity, over what the replaced leg has opened.
 */
export class Search {
  readonly legs = new Legs();
  #ground!: Ground;
  #tools: Usage = 0;
  #limit = 0;
  #variants = VARIANTS;
  /** By units: the legs still to be settled. */
  readonly #open = new Int32Array(MOST_UNITS + LONGEST_LEG + 1);
  /** By space and parity: the legs that are settled. */
  readonly #settled = new Int32Array(SPACES * 2);

  /** By space and parity: whether a loose thief comes there without having changed anything, which nothing betters. */
  readonly #strolled = new Uint8Array(SPACES * 2);

  /** Finds all ways of up to `units` units from a space with the tools at `toolsAt`, one number a kind. */
  run(ground: Ground, from: number, tools: ArrayLike<number>, toolsAt: number, units: number): void {
    this.#ground = ground;
    this.#tools = usageOf(tools, toolsAt);
    this.#limit = units;
    this.#open.fill(NO_LEG);
    this.#settled.fill(NO_LEG);
    this.#strolled.fill(0);
    const start = this.legs.begin(from);
    this.#loosen(start);
    // Whoever begins boxed in has few ways, but every one of them counts.
    this.#variants = this.legs.loose[start] === 0 ? Infinity : VARIANTS;
    this.#queue(start);
    for (let now = 0; now <= units; now++) this.#settleAll(now);
  }

  /** The cheapest leg that ends on the space by a step after exactly `units` units, or NO_LEG. */
  cheapestOn(space: number, units: number): number {
    const legs = this.legs;
    let best = NO_LEG;
    for (let leg = this.#settled[space * 2 + (units & 1)]!; leg !== NO_LEG; leg = legs.next[leg]!) {
      if (legs.slot[leg] === STAY || (legs.loose[leg] === 0 && legs.units[leg] !== units)) continue;
      if (best === NO_LEG || costOf(legs.usage[leg]!) < costOf(legs.usage[best]!)) best = leg;
    }
    return best;
  }

  /** Whether the thief of the leg can go that way and back without any tool and without using up a ladder. */
  isFreeBothWays(leg: number, way: number): boolean {
    const from = this.legs.space[leg]!;
    const to = NEXT[way]!;
    if (to < 0 || WALL_AT[way]! >= 0 || this.#isBarred(from, to) || this.#isBarred(to, from)) return false;
    return !this.#isShut(leg, GATE_AT[way]!) && this.#isOpen(leg, CASE_AT[to]!) && this.#isOpen(leg, CASE_AT[from]!);
  }

  #loosen(leg: number): void {
    if (this.legs.loose[leg] !== 0) return;
    const first = this.legs.space[leg]! * SLOTS;
    for (let way = first; way < first + SLOTS; way++) if (this.isFreeBothWays(leg, way)) this.legs.loose[leg] = 1;
  }

  #queue(leg: number): void {
    const units = this.legs.units[leg]!;
    this.legs.next[leg] = this.#open[units]!;
    this.#open[units] = leg;
  }

  #settleAll(units: number): void {
    for (let leg = this.#open[units]!; leg !== NO_LEG;) {
      const next = this.legs.next[leg]!;
      if (!this.#isReplaced(leg)) {
        this.#settle(leg);
        if (units < this.#limit) this.#expand(leg);
      }
      leg = next;
    }
  }

  #settle(leg: number): void {
    const at = this.legs.space[leg]! * 2 + (this.legs.units[leg]! & 1);
    this.legs.next[leg] = this.#settled[at]!;
    this.#settled[at] = leg;
  }

  /** Whether a settled leg makes this one needless. */
  #isReplaced(leg: number): boolean {
    const { space, units, usage, loose, slot, next, digest } = this.legs;
    const used = usage[leg]!;
    let variants = 0;
    for (let other = this.#settled[space[leg]! * 2 + (units[leg]! & 1)]!; other !== NO_LEG; other = next[other]!) {
      if (!isWithin(usage[other]!, used) || (slot[other] === STAY && slot[leg] !== STAY)) continue;
      if (loose[other] === 0 && (loose[leg] !== 0 || units[other] !== units[leg])) continue;
      if (digest[other] === digest[leg]) return true;
      if (loose[other] === 0) continue;
      const isAsCheap = costsSame(usage[other]!, used);
      if (isAsCheap ? !this.#mayMiss(leg, other) && !this.#isNearEntered(leg) : !this.#mayReturn(leg)) return true;
      if (isAsCheap && ++variants === this.#variants) return true;
    }
    return false;
  }

  /** Whether the way can still come back over what it opened, and with the other parity. */
  #mayReturn(leg: number): boolean {
    const { space, units, tint } = this.legs;
    return this.#isNearEntered(leg) && ((units[leg]! + tintOf(space[leg]!)) & 1) !== tint[leg];
  }

  #isNearEntered(leg: number): boolean {
    const { entered, space, units } = this.legs;
    return entered[leg] !== NONE && distanceBetween(space[leg]!, entered[leg]!) <= this.#limit - units[leg]!;
  }

  /** Whether the leg could still place a tool where the other, which used the same tools, has done so already. */
  #mayMiss(leg: number, other: number): boolean {
    const { gate, site, climbed, touched, before, usage } = this.legs;
    const left = this.#tools - usage[leg]!;
    if (left === 0) return false;
    for (let at = other; touched[at] !== 0; at = before[at]!) {
      if (gate[at] !== NONE && this.#couldUse(leg, gate[at]!, left)) return true;
      if (site[at] !== NONE && site[at] !== climbed[at] && this.#couldUse(leg, site[at]!, left)) return true;
    }
    return false;
  }

  #couldUse(leg: number, site: number, left: Usage): boolean {
    if (!has(left, TOOL_FOR[site]!) && !(has(left, LADDER) && this.#takesLadder(site))) return false;
    return distanceBetween(this.legs.space[leg]!, PLACES[site]!.spaces[0]!) <= this.#limit - this.legs.units[leg]!;
  }

  #expand(leg: number): void {
    const first = this.legs.space[leg]! * SLOTS;
    for (let way = first; way < first + SLOTS; way++) {
      const to = NEXT[way]!;
      if (to < 0) continue;
      if (!this.#isBarred(this.legs.space[leg]!, to)) this.#cross(leg, way);
      if (HAS_SITE[way] !== 0 && this.legs.spent[leg] === 0) this.#spendOnWay(leg, way);
    }
    const pane = CASE_AT[this.legs.space[leg]!]!;
    if (this.legs.spent[leg] === 0) this.#spendOnCase(leg, pane);
  }

  /** CA-7.3. */
  #isBarred(from: number, to: number): boolean {
    return from < SQUARES && to >= SQUARES && this.#ground.auto[STREET_OF[to]!] !== 0;
  }

  #lying(leg: number, site: number): number {
    const lying = this.#ground.lying[site]!;
    if (this.legs.touched[leg] === 0) return lying;
    return TOOL_FOR[site] === ANY_TOOL
      ? this.legs.glassAfter(leg, site, lying)
      : this.legs.lyingAfter(leg, site, lying);
  }

  #isShut(leg: number, site: number): boolean {
    return site >= 0 && this.#lying(leg, site) === 0;
  }

  /** Whether one may go onto the glass or alarm again and again, which takes a tool that stays there. */
  #isOpen(leg: number, pane: number): boolean {
    return pane < 0 || (!this.#isShut(leg, pane) && !this.#holdsLadder(leg, pane));
  }

  #holdsLadder(leg: number, pane: number): boolean {
    return pane >= 0 && TOOL_FOR[pane] === ANY_TOOL && this.#lying(leg, pane) === LADDER_ON_GLASS;
  }

  /** CA-4.1: whether a ladder does instead of the tool for the site. */
  #takesLadder(site: number): boolean {
    return this.#ground.ladderBreaksGlass !== 0 && site >= 0 && TOOL_FOR[site] === ANY_TOOL;
  }

  /** Adds the crossing that way. A tool placed there on its own before it would be the same as one placed for it. */
  #cross(leg: number, way: number): void {
    const spare = this.legs.spare[leg]!;
    const gate = GATE_AT[way]!;
    const wall = WALL_AT[way]!;
    const pane = CASE_AT[NEXT[way]!]!;
    if (spare !== NONE && (spare === gate || spare === pane)) return;
    const shutGate = this.#isShut(leg, gate) ? gate : NONE;
    if (wall >= 0) {
      const ladders = this.#lying(leg, wall) - (spare === wall ? 1 : 0);
      return this.#addCrossing(leg, way, shutGate, ladders === 0 ? wall : NONE, wall);
    }
    if (this.#holdsLadder(leg, pane)) return this.#addCrossing(leg, way, shutGate, NONE, pane);
    const shutPane = this.#isShut(leg, pane) ? pane : NONE;
    if (shutGate === NONE && shutPane === NONE && this.#hasStrolled(leg, NEXT[way]!)) return;
    this.#addCrossing(leg, way, shutGate, shutPane, NONE);
    if (this.#takesLadder(shutPane)) this.#addCrossing(leg, way, shutGate, shutPane, shutPane);
  }

  /** Whether the leg would only bring the thief where another has strolled; if it is the first to stroll there, notes it. */
  #hasStrolled(leg: number, to: number): boolean {
    if (this.legs.touched[leg] !== 0 || this.legs.loose[leg] === 0) return false;
    const at = to * 2 + ((this.legs.units[leg]! + 1) & 1);
    const before = this.#strolled[at] !== 0;
    this.#strolled[at] = 1;
    return before;
  }

  /** Adds a crossing that needs a tool on `gate` and one on `site` and uses up the ladder on `climbed`, unless NONE. */
  #addCrossing(leg: number, way: number, gate: number, site: number, climbed: number): void {
    const legs = this.legs;
    let units = legs.units[leg]! + 1;
    let usage = legs.usage[leg]!;
    if (gate !== NONE) {
      units++;
      usage += ONE_OF[TOOL_FOR[gate]!]!;
    }
    if (site !== NONE) {
      units++;
      usage += ONE_OF[climbed === NONE ? TOOL_FOR[site]! : LADDER]!;
    }
    if (units > this.#limit || !isWithin(usage, this.#tools) || !legs.hasRoom) return;
    const to = NEXT[way]!;
    const added = legs.add(leg, to, units, usage);
    legs.slot[added] = way % SLOTS;
    legs.gate[added] = gate;
    legs.site[added] = site;
    legs.climbed[added] = climbed;
    if (site === climbed && this.#takesLadder(site)) legs.ladder[added] = 1;
    legs.touch(added);
    if (gate !== NONE || (site !== NONE && climbed === NONE)) {
      legs.entered[added] = to;
      legs.tint[added] = (units + tintOf(to)) & 1;
    }
    this.#keep(added);
  }

  /** Adds the placements that way after which the thief does not go there: they only spend a unit. */
  #spendOnWay(leg: number, way: number): void {
    const wall = WALL_AT[way]!;
    if (wall >= 0 && this.#lying(leg, wall) < LADDERS_AN_EDGE) this.#spend(leg, wall, LADDER);
    const gate = GATE_AT[way]!;
    if (this.#isShut(leg, gate)) return this.#spend(leg, gate, TOOL_FOR[gate]!);
    const pane = CASE_AT[NEXT[way]!]!;
    if (pane >= 0 && OBSTACLE_OF[pane] === GLASS) this.#spendOnCase(leg, pane);
  }

  #spendOnCase(leg: number, pane: number): void {
    if (!this.#isShut(leg, pane)) return;
    this.#spend(leg, pane, TOOL_FOR[pane]!);
    if (this.#takesLadder(pane)) this.#spend(leg, pane, LADDER);
  }

  #spend(leg: number, site: number, tool: number): void {
    const legs = this.legs;
    const units = legs.units[leg]! + 1;
    const usage = legs.usage[leg]! + ONE_OF[tool]!;
    // A way must end with a step, so the last unit is never spent like this.
    if (units >= this.#limit || !isWithin(usage, this.#tools) || !legs.hasRoom) return;
    const added = legs.add(leg, legs.space[leg]!, units, usage);
    legs.site[added] = site;
    if (tool !== TOOL_FOR[site]) legs.ladder[added] = 1;
    legs.spare[added] = site;
    legs.spent[added] = legs.loose[leg]!;
    legs.touch(added);
    this.#keep(added);
  }

  #keep(leg: number): void {
    this.#loosen(leg);
    if (this.#isReplaced(leg)) this.legs.size--;
    else this.#queue(leg);
  }
}
