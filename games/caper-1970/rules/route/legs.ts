import { OBSTACLE_OF, SITES } from '../graph.ts';
import { GLASS } from '../obstacles.ts';
import { LADDER } from '../tools.ts';
import type { Usage } from './usage.ts';

export const NO_LEG = -1;
/** The slot of a leg that places a tool and goes nowhere. */
export const STAY = -1;
/** No site, no tool, no space. */
export const NONE = -1;
/** What a state keeps for a ladder on glass, and a number for any other tool there. */
export const LADDER_ON_GLASS = 1 + LADDER;
const ANY_ON_GLASS = LADDER_ON_GLASS + 1;
/** Far more legs than any search has needed; a search that fills it stops adding. */
const ROOM = 1 << 15;

/**
 * The legs of all ways that a search looks at: a leg is a crossing with the placements that it needs, or one placement
 * on its own. Each knows the leg before it, so that a leg stands for a whole way. Filled again for every search.
 */
export class Legs {
  size = 0;
  readonly before = new Int32Array(ROOM);
  /** The next leg in whatever list this one is in. */
  readonly next = new Int32Array(ROOM);
  /** Where the thief stands after the leg. */
  readonly space = new Int16Array(ROOM);
  /** The units of the whole way, and the tools that it uses. */
  readonly units = new Int8Array(ROOM);
  readonly usage = new Int32Array(ROOM);
  /** The slot of the crossing, or STAY. */
  readonly slot = new Int8Array(ROOM);
  /** What the leg places on an edge: wire, door or bars first, then a ladder or what the space beyond needs. */
  readonly gate = new Int16Array(ROOM);
  readonly site = new Int16Array(ROOM);
  /** Whether a ladder is what it places on glass. */
  readonly ladder = new Uint8Array(ROOM);
  /** The wall or the glass whose ladder the leg uses up. */
  readonly climbed = new Int16Array(ROOM);
  /** Whether two units could be wasted for nothing somewhere on the way. */
  readonly loose = new Uint8Array(ROOM);
  /** Whether the way has changed the board, and a digest of the changes: equal ones in any order have equal digests. */
  readonly touched = new Uint8Array(ROOM);
  readonly digest = new Int32Array(ROOM);
  /** Where the way last placed a tool on its own, and whether it was loose already: then once is enough. */
  readonly spare = new Int16Array(ROOM);
  readonly spent = new Uint8Array(ROOM);
  /** The last space that the way entered by a tool that stays there, and the tint of that moment. */
  readonly entered = new Int16Array(ROOM);
  readonly tint = new Uint8Array(ROOM);

  /** Whether another leg finds room. */
  get hasRoom(): boolean {
    return this.size < ROOM;
  }

  /** The first leg: the thief has not moved. */
  begin(space: number): number {
    this.size = 1;
    this.before[0] = NO_LEG;
    this.space[0] = space;
    this.units[0] = this.usage[0] = this.loose[0] = this.touched[0] = this.digest[0] = this.spent[0] = this.tint[0] = 0;
    this.ladder[0] = 0;
    this.slot[0] = this.gate[0] = this.site[0] = this.climbed[0] = this.spare[0] = this.entered[0] = NONE;
    return 0;
  }

  /** A leg after `before` that so far does nothing; the caller fills in what it does. */
  add(before: number, space: number, units: number, usage: Usage): number {
    const leg = this.size++;
    this.before[leg] = before;
    this.space[leg] = space;
    this.units[leg] = units;
    this.usage[leg] = usage;
    this.slot[leg] = STAY;
    this.gate[leg] = this.site[leg] = this.climbed[leg] = NONE;
    this.ladder[leg] = 0;
    this.loose[leg] = this.loose[before]!;
    this.touched[leg] = this.touched[before]!;
    this.digest[leg] = this.digest[before]!;
    this.spare[leg] = this.spare[before]!;
    this.spent[leg] = this.spent[before]!;
    this.entered[leg] = this.entered[before]!;
    this.tint[leg] = this.tint[before]!;
    return leg;
  }

  /** Notes what the leg changes on the board. */
  touch(leg: number): void {
    const [gate, site, climbed] = [this.gate[leg]!, this.site[leg]!, this.climbed[leg]!];
    if (gate === NONE && site === NONE && climbed === NONE) return;
    const placed = this.ladder[leg] === 0 ? digestOf(site) : digestOf(site + SITES);
    const used = climbed !== NONE && OBSTACLE_OF[climbed] === GLASS ? digestOf(climbed + SITES) : digestOf(climbed);
    this.touched[leg] = 1;
    this.digest[leg]! += digestOf(gate) + placed - used;
  }

  /** How many tools lie on a site that is no glass after the way of this leg, when `lying` lay there at first. */
  lyingAfter(leg: number, site: number, lying: number): number {
    let tools = lying;
    for (let at = leg; this.touched[at] !== 0; at = this.before[at]!) {
      if (this.gate[at] === site || this.site[at] === site) tools++;
      if (this.climbed[at] === site) tools--;
    }
    return tools;
  }

  /** What lies on glass after the way of this leg, as a state keeps it, when `lying` lay there at first. */
  glassAfter(leg: number, pane: number, lying: number): number {
    for (let at = leg; this.touched[at] !== 0; at = this.before[at]!) {
      if (this.climbed[at] === pane) return 0;
      if (this.site[at] === pane) return this.ladder[at] === 0 ? ANY_ON_GLASS : LADDER_ON_GLASS;
    }
    return lying;
  }
}

/** Of a site, or with SITES added of a ladder on its glass. */
const digestOf = (site: number): number => (site < 0 ? 0 : Math.imul(site + 1, 0x9e3779b1) ^ (site << 7));
