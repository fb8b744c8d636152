import { CASE_AT, GATE_AT, NEXT, SLOTS, SPACES, WALL_AT, type State } from '../rules/index.ts';
import { ANY_TOOL, isWithin, laddersIn, ONE_OF, othersIn, usageOf, type Usage } from '../rules/route/usage.ts';
import { LADDER } from '../rules/tools.ts';
import { ALARM_ON, isOpenJewel, STREET_ONTO, TOOL_FOR } from './board.ts';
import { hitChance, MOST } from './dice.ts';

export const NONE = -1;
/** Room for trails; a search that fills it stops adding. */
const ROOM = 1 << 11;
/** Ladders a wall holds. */
const LADDERS_AN_EDGE = 2;
/** What tells trails to one space apart besides parity: no, one or more ladders; no or some other tools. */
const SORTS = 6;
const LONGEST_LEG = 3;

/** A trail's sort; those with less of both come no later. */
function sortOf(used: Usage): number {
  const ladders = laddersIn(used);
  return (ladders < 2 ? ladders : 2) * 2 + (othersIn(used) > 0 ? 1 : 0);
}

/** By sort: the set of sorts that use no more, itself included. */
const NO_MORE = Uint8Array.from({ length: SORTS }, (_, sort) => {
  let set = 0;
  for (let other = 0; other <= sort; other++) if ((other & 1) <= (sort & 1)) set |= 1 << other;
  return set;
});

/**
 * Where a thief comes with up to twelve units, and with how few, by parity: units are wasted in pairs by stepping to and
 * fro. A trail ends where it steals a jewel or silences an alarm, since all is different from there. Quicker than the
 * game's `Routes` and nearly as sharp: it takes a trail over the same obstacle twice for two obstacles.
 */
export class Reach {
  size = 0;
  /** By trail: where it ends, after how many units and tools, the trail before its last leg, and what that leg does. */
  readonly space = new Int16Array(ROOM);
  readonly units = new Int8Array(ROOM);
  readonly used = new Int32Array(ROOM);
  readonly before = new Int16Array(ROOM);
  readonly slot = new Int8Array(ROOM);
  readonly gate = new Int16Array(ROOM);
  readonly site = new Int16Array(ROOM);
  readonly #isSpent = new Uint8Array(ROOM);
  readonly #next = new Int16Array(ROOM);
  readonly #open = new Int16Array(MOST + LONGEST_LEG + 1);
  /** By space and parity: the set of sorts that have come there; and by sort as well: the first of them. */
  readonly #come = new Uint8Array(SPACES * 2);
  readonly #best = new Int16Array(SPACES * 2 * SORTS);
  #s!: Readonly<State>;
  #stock: Usage = 0;
  #limit = 0;
  readonly #spends: boolean;

  /** One that `spends` also places tools for nothing but the parity of a trail. */
  constructor({ spends }: { readonly spends: boolean }) {
    this.#spends = spends;
  }

  /** Looks round from a space with the stock of a seat. */
  find(s: Readonly<State>, from: number, units: number, stock: ArrayLike<number>, stockAt: number): void {
    this.#s = s;
    this.#limit = units;
    this.#stock = usageOf(stock, stockAt);
    this.#open.fill(NONE);
    this.#come.fill(0);
    this.size = 0;
    this.#add(NONE, from, 0, 0, NONE, NONE, NONE, 0);
    for (let now = 0; now <= units; now++) {
      for (let trail = this.#open[now]!; trail !== NONE;) {
        const next = this.#next[trail]!;
        if (this.#settle(trail) && now < units && !(trail > 0 && this.isMilestone(this.space[trail]!))) {
          this.#expand(trail);
        }
        trail = next;
      }
    }
  }

  /** Whether all is different once a thief comes there: he steals, or silences an alarm. */
  isMilestone(space: number): boolean {
    const alarm = ALARM_ON[space]!;
    return alarm >= 0 ? this.#s.lying[alarm] === 0 : isOpenJewel(this.#s, space);
  }

  /** The trail with the fewest tools that ends there after exactly `units` units, some of them wasted; or NONE. */
  trailTo(space: number, units: number): number {
    const at = space * 2 + (units & 1);
    const come = this.#come[at]!;
    if (come === 0) return NONE;
    for (let sort = 0; sort < SORTS; sort++) {
      if ((come & (1 << sort)) === 0) continue;
      const trail = this.#best[at * SORTS + sort]!;
      if (this.units[trail]! <= units && (this.slot[trail] !== NONE || trail === 0)) return trail;
    }
    return NONE;
  }

  /** The quickest trail to a space, of either parity; or NONE. */
  quickestTo(space: number): number {
    let best = NONE;
    for (let at = space * 2; at < space * 2 + 2; at++) {
      for (let sort = 0; sort < SORTS; sort++) {
        if ((this.#come[at]! & (1 << sort)) === 0) continue;
        const trail = this.#best[at * SORTS + sort]!;
        if (this.slot[trail] === NONE) continue;
        if (best === NONE || this.units[trail]! < this.units[best]!) best = trail;
      }
    }
    return best;
  }

  /** How likely a roll ends exactly there. */
  chanceOf(space: number): number {
    return hitChance(this.#fewest(space * 2), this.#fewest(space * 2 + 1));
  }

  #fewest(at: number): number {
    let fewest = MOST + 1;
    for (let sort = 0; sort < SORTS; sort++) {
      if ((this.#come[at]! & (1 << sort)) === 0) continue;
      const units = this.units[this.#best[at * SORTS + sort]!]!;
      if (units < fewest) fewest = units;
    }
    return fewest;
  }

  /** Whether this is the first trail to come there with so few tools; notes it. */
  #settle(trail: number): boolean {
    const at = this.space[trail]! * 2 + (this.units[trail]! & 1);
    const sort = sortOf(this.used[trail]!);
    if ((this.#come[at]! & NO_MORE[sort]!) !== 0) return false;
    this.#come[at]! |= 1 << sort;
    this.#best[at * SORTS + sort] = trail;
    return true;
  }

  #expand(trail: number): void {
    const first = this.space[trail]! * SLOTS;
    const { lying, auto, ladderBreaksGlass } = this.#s;
    for (let way = first; way < first + SLOTS; way++) {
      const to = NEXT[way]!;
      if (to < 0) continue;
      const street = STREET_ONTO[way]!;
      const wall = WALL_AT[way]!;
      const gate = GATE_AT[way]!;
      const pane = CASE_AT[to]!;
      const shutGate = gate >= 0 && lying[gate] === 0 ? gate : NONE;
      const site = wall >= 0 ? wall : pane;
      const shut = site >= 0 && lying[site] === 0 ? site : NONE;
      const tool = shut === NONE ? NONE : TOOL_FOR[shut]!;
      if (street < 0 || auto[street] === 0) {
        this.#cross(trail, way, shutGate, shut, tool);
        if (tool === ANY_TOOL && ladderBreaksGlass !== 0) this.#cross(trail, way, shutGate, shut, LADDER);
      }
      if (!this.#spends || this.#isSpent[trail] !== 0) continue;
      if (wall >= 0 && lying[wall]! < LADDERS_AN_EDGE) this.#spend(trail, wall);
      else if (shutGate !== NONE) this.#spend(trail, shutGate);
      else if (shut !== NONE && ALARM_ON[to]! < 0) this.#spend(trail, shut);
    }
  }

  #cross(trail: number, way: number, gate: number, site: number, tool: number): void {
    let units = this.units[trail]! + 1;
    let used = this.used[trail]!;
    if (gate !== NONE) {
      units++;
      used += ONE_OF[TOOL_FOR[gate]!]!;
    }
    if (site !== NONE) {
      units++;
      used += ONE_OF[tool]!;
    }
    if (units > this.#limit) return;
    this.#add(trail, NEXT[way]!, units, used, way % SLOTS, gate, site, this.#isSpent[trail]!);
  }

  /** A tool placed only to spend a unit; once on a trail is enough to change its parity. */
  #spend(trail: number, site: number): void {
    const units = this.units[trail]! + 1;
    if (units >= this.#limit) return;
    this.#add(trail, this.space[trail]!, units, this.used[trail]! + ONE_OF[TOOL_FOR[site]!]!, NONE, NONE, site, 1);
  }

  #add(
    before: number,
    space: number,
    units: number,
    used: Usage,
    slot: number,
    gate: number,
    site: number,
    isSpent: number,
  ): void {
    if (this.#isLate(space, units, used) || !isWithin(used, this.#stock) || this.size === ROOM) return;
    const trail = this.size++;
    this.before[trail] = before;
    this.space[trail] = space;
    this.units[trail] = units;
    this.used[trail] = used;
    this.slot[trail] = slot;
    this.gate[trail] = gate;
    this.site[trail] = site;
    this.#isSpent[trail] = isSpent;
    this.#next[trail] = this.#open[units]!;
    this.#open[units] = trail;
  }

  /** Whether a thief has come there with as few tools and the same parity. */
  #isLate(space: number, units: number, used: Usage): boolean {
    return (this.#come[space * 2 + (units & 1)]! & NO_MORE[used === 0 ? 0 : sortOf(used)]!) !== 0;
  }
}
