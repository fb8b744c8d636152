import type { Action } from '@hideout/kernel';
import { SPACES, type Space } from '../spaces.ts';
import { TOOL_KINDS } from '../tools.ts';
import type { Ground } from './ground.ts';
import { NO_LEG } from './legs.ts';
import { MOST_UNITS, Search } from './search.ts';
import { costOf } from './usage.ts';
import { actionsOf } from './way.ts';

/**
 * Where a thief can land, and how. A way spends a count to the last unit by steps, placements and silenced alarms, and
 * its last unit is a step. The cheapest way places the fewest tools, and among those the fewest ladders, since a ladder
 * serves only once; units that it does not need are wasted by stepping to and fro.
 *
 * Make one and ask it again and again: it allocates nothing but the ways that it is asked to spell out.
 */
export class Routes {
  readonly #search = new Search();
  readonly #tools = Array.from({ length: TOOL_KINDS }, () => 0);
  /** By space: the last leg of its cheapest way. */
  readonly #legs = new Int32Array(SPACES);
  #units = 0;

  /** Looks at all ways of exactly `units` units from a space, with the tools that begin at `toolsAt` (by kind). */
  find(ground: Ground, from: number, units: number, tools: ArrayLike<number>, toolsAt = 0): void {
    if (units < 1 || units > MOST_UNITS) throw new RangeError(`a way has from 1 to ${MOST_UNITS} units, not ${units}`);
    for (let tool = 0; tool < TOOL_KINDS; tool++) this.#tools[tool] = tools[toolsAt + tool]!;
    this.#units = units;
    this.#search.run(ground, from, tools, toolsAt, units);
    for (let space = 0; space < SPACES; space++) this.#legs[space] = this.#search.cheapestOn(space, units);
  }

  /** Whether the count can be spent so that its last unit is a step onto the space. */
  canLand(space: number): boolean {
    return this.#legs[space] !== NO_LEG;
  }

  /** How dear the cheapest way is: compare, do not add. Infinity where there is none. */
  costOf(space: number): number {
    const leg = this.#legs[space]!;
    return leg === NO_LEG ? Infinity : costOf(this.#search.legs.usage[leg]!);
  }

  /** How many units the cheapest way needs when none are wasted. */
  unitsTo(space: number): number {
    const leg = this.#legs[space]!;
    return leg === NO_LEG ? Infinity : this.#search.legs.units[leg]!;
  }

  /** Every space where the thief can land. */
  landings(): Space[] {
    const spaces: Space[] = [];
    for (let space = 0 as Space; space < SPACES; space++) if (this.canLand(space)) spaces.push(space);
    return spaces;
  }

  /** The actions of the cheapest way to the space, in order; undefined when there is none. */
  wayTo(space: number): Action[] | undefined {
    const leg = this.#legs[space]!;
    return leg === NO_LEG ? undefined : actionsOf(this.#search, leg, this.#units, this.#tools);
  }
}
