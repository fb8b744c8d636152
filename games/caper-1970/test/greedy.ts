import { FastRng, nounOf, verbOf, type Action, type ActionList } from '@hideout/kernel';
import type { Policy } from '@hideout/testkit';
import {
  ALARMS_OF,
  AUTO,
  CASE_AT,
  DISCARD,
  DONE,
  GATE_AT,
  GIVE_BACK,
  HIDEOUT,
  IN_VAULT,
  JEWELS,
  JEWEL_SPACE,
  NEXT,
  PLACE,
  PLACES,
  ROLL_AGAIN,
  Routes,
  SILENCE,
  SLOTS,
  SPACES,
  SQUARES,
  STEP,
  THEFT,
  TOOL,
  unsafeWith,
  WALL_AT,
  type State,
} from '../rules/index.ts';

const TOOL_KINDS = 5;
const SCREWDRIVER = 1;
/** What a step costs for a tool that the thief does not have. */
const LACKING = 9;
const FAR = 9999;
const PROPER = [0, 3, 4, 2, -1, 1];

/**
 * A thief who goes for the nearest jewel that he can get, home as soon as he has one, and for a carrier within exact
 * reach. He looks at nothing that his view does not show: his own hand and the open table.
 */
class Greedy {
  readonly #routes = new Routes();
  readonly #field = new Int16Array(SPACES);
  readonly #queue: number[][] = Array.from({ length: FAR }, () => []);
  readonly #rng: FastRng;
  #plan: Action[] = [];

  constructor(seed: number) {
    this.#rng = new FastRng(seed, 5);
  }

  choose(s: Readonly<State>, legal: ActionList): Action {
    const planned = this.#plan.shift();
    if (planned !== undefined && legal.includes(planned)) return planned;
    this.#plan = [];
    const card = this.#cardToTurnIn(s, legal);
    if (card !== undefined) return card;
    const first = verbOf(legal.at(0));
    if (first === DISCARD || first === GIVE_BACK || first === DONE) return this.#tidy(s, legal);
    const target = this.#landing(s);
    if (target !== undefined) {
      this.#plan = this.#routes.wayTo(target)!;
      const next = this.#plan.shift()!;
      if (legal.includes(next)) return next;
    }
    return this.#towards(s, legal);
  }

  #cardToTurnIn(s: Readonly<State>, legal: ActionList): Action | undefined {
    for (const action of legal) {
      const verb = verbOf(action);
      if (verb === ROLL_AGAIN) return action;
      if (verb === TOOL && s.stock[s.turn * TOOL_KINDS + nounOf(action)]! < 2) return action;
      if (verb === AUTO && this.#rng.below(8) === 0) return action;
      if (verb === THEFT && this.#rng.below(12) === 0) return action;
    }
    return undefined;
  }

  #tidy(s: Readonly<State>, legal: ActionList): Action {
    let best = legal.at(legal.size - 1);
    for (const action of legal) {
      if (verbOf(action) === DISCARD && nounOf(action) >= 6 && nounOf(action) <= 9) return action;
      const isBetter = (tool: number): boolean =>
        s.stock[s.turn * TOOL_KINDS + tool]! > s.stock[s.turn * TOOL_KINDS + nounOf(best)]!;
      if (verbOf(action) === GIVE_BACK && isBetter(nounOf(action))) best = action;
    }
    return best;
  }

  /** Home or a carrier, where the count allows an exact landing. */
  #landing(s: Readonly<State>): number | undefined {
    const isCarrier = carries(s, s.turn);
    const targets = isCarrier ? [HIDEOUT[s.side[s.turn]!]!] : [];
    for (let seat = 0; seat < s.seats; seat++) if (seat !== s.turn && carries(s, seat)) targets.push(s.thief[seat]!);
    if (targets.length === 0 || s.count === 0) return undefined;
    this.#routes.find(s, s.thief[s.turn]!, s.count, s.stock, s.turn * TOOL_KINDS);
    const target = targets.find((space) => this.#routes.canLand(space));
    if (target !== undefined || !isCarrier) return target;
    this.#spread(s, [HIDEOUT[s.side[s.turn]!]!]);
    let best: number | undefined;
    const value = (space: number): number => this.#field[space]! * 16 + this.#routes.costOf(space) / 4;
    for (const space of this.#routes.landings()) if (best === undefined || value(space) < value(best)) best = space;
    return best;
  }

  /** The unit that brings the thief nearest to what he wants. */
  #towards(s: Readonly<State>, legal: ActionList): Action {
    this.#spread(s, goals(s));
    const from = s.thief[s.turn]!;
    let best = legal.at(0);
    let least = Infinity;
    for (const action of legal) {
      const verb = verbOf(action);
      const value = verb > PLACE ? FAR : this.#valueOf(s, from, action) + this.#rng.below(8) / 16;
      if (value < least) [best, least] = [action, value];
    }
    return best;
  }

  #valueOf(s: Readonly<State>, from: number, action: Action): number {
    const verb = verbOf(action);
    const slot = verb === PLACE ? Math.floor(nounOf(action) / TOOL_KINDS) : nounOf(action);
    if (slot === SLOTS) return FAR;
    const to = NEXT[from * SLOTS + slot]!;
    if (verb === STEP || verb === SILENCE) return this.#field[to]!;
    return this.#field[to]! + lacking(s, from * SLOTS + slot, to) - 1;
  }

  /** By space: roughly how many units it is from one of the goals. */
  #spread(s: Readonly<State>, spaces: readonly number[]): void {
    this.#field.fill(FAR);
    for (const space of spaces) {
      this.#field[space] = 0;
      this.#queue[0]!.push(space);
    }
    for (let now = 0, idle = 0; now < FAR && idle < 3 * LACKING; now++) {
      const queue = this.#queue[now]!;
      idle = queue.length === 0 ? idle + 1 : 0;
      for (let to = queue.pop(); to !== undefined; to = queue.pop())
        if (this.#field[to] === now) this.#relax(s, to, now);
    }
  }

  #relax(s: Readonly<State>, to: number, now: number): void {
    for (let slot = 0; slot < SLOTS; slot++) {
      const from = NEXT[to * SLOTS + slot]!;
      if (from < 0) continue;
      let way = from * SLOTS;
      while (NEXT[way] !== to) way++;
      if (from < SQUARES && to >= SQUARES && s.auto[Math.floor((to - SQUARES) / 11)] !== 0) continue;
      const cost = now + 1 + lacking(s, way, to);
      if (cost >= this.#field[from]!) continue;
      this.#field[from] = cost;
      this.#queue[cost]!.push(from);
    }
  }
}

const carries = (s: Readonly<State>, seat: number): boolean => s.jewel.includes(unsafeWith(seat));

/** Units for the tools that still have to be placed on a way. */
function lacking(s: Readonly<State>, way: number, to: number): number {
  return price(s, GATE_AT[way]!) + price(s, WALL_AT[way]!) + price(s, CASE_AT[to]!);
}

function price(s: Readonly<State>, site: number): number {
  if (site < 0 || s.lying[site] !== 0) return 0;
  const proper = PROPER[PLACES[site]!.obstacle]!;
  const stock = s.turn * TOOL_KINDS;
  const has = proper >= 0 ? s.stock[stock + proper]! > 0 : [1, 2, 3, 4].some((tool) => s.stock[stock + tool]! > 0);
  return has ? (proper === 0 ? 2 : 1) : LACKING;
}

/** Where to go: a live alarm of a vault for which there is a screwdriver, a jewel that lies open, else a carrier. */
function goals(s: Readonly<State>): number[] {
  const spaces: number[] = [];
  const screwdrivers = s.stock[s.turn * TOOL_KINDS + SCREWDRIVER]!;
  for (let jewel = 0; jewel < JEWELS.length; jewel++) {
    if (s.jewel[jewel] !== IN_VAULT) continue;
    const live = Array.from(ALARMS_OF[jewel]!).filter((alarm) => s.lying[alarm] === 0);
    if (live.length === 0) spaces.push(JEWEL_SPACE[jewel]!);
    else if (screwdrivers > 0) spaces.push(...live.map((alarm) => PLACES[alarm]!.spaces[0]!));
  }
  if (carries(s, s.turn)) return [HIDEOUT[s.side[s.turn]!]!];
  if (spaces.length > 0) return spaces;
  for (let seat = 0; seat < s.seats; seat++) if (carries(s, seat)) spaces.push(HIDEOUT[s.side[seat]!]!);
  return spaces.length > 0 ? spaces : Array.from(JEWEL_SPACE);
}

/** Greedy thieves at every seat. */
export function greedily(seed: number): Policy {
  const greedy = new Greedy(seed);
  return (legal, playout) => greedy.choose(playout.state as State, legal);
}
