import {
  groundOf,
  NEXT,
  SILENCE,
  SLOTS,
  SPACES,
  STEP,
  toolOfPlace,
  TOOLS,
  type Routes,
  type View,
} from '../rules/index.ts';
import { nounOf, verbOf, type Action } from '@hideout/kernel';

/** A way over the block, unit by unit. */
export interface Way {
  /** The spaces that it passes, from where the thief stands. */
  readonly spaces: readonly number[];
  /** By space that it passes: the units spent so far. */
  readonly counts: readonly number[];
  /** The tools that it places, by number and in order. */
  readonly tools: readonly number[];
  readonly units: number;
  readonly actions: readonly Action[];
}

const SCREWDRIVER = TOOLS.indexOf('screwdriver');

/** Whether the viewer has units to spend just now. */
const hasUnits = (view: View): boolean =>
  view.viewer === view.actor && view.count > 0 && (view.phase === 'window' || view.phase === 'units');

/** Where the viewer's thief can go with the present count, and how; the routes of the game know it. */
export class Reach {
  readonly #routes: Routes;
  readonly #view: View;
  /** By space: the fewest units of its cheapest way, 0 where there is none. */
  readonly #units = new Int8Array(SPACES);

  constructor(routes: Routes, view: View) {
    this.#routes = routes;
    this.#view = view;
    if (hasUnits(view)) this.#lookAround();
  }

  /** How many units the cheapest way to the space takes; 0 when there is none. */
  unitsTo(space: number): number {
    return this.#units[space]!;
  }

  /** The cheapest way to the space; units may be left after it. */
  wayTo(space: number): Way | undefined {
    return this.#units[space] === 0 ? undefined : this.#wayOf(space, this.#units[space]!);
  }

  /** The cheapest way that spends the whole count, going to and fro if need be. */
  exactWayTo(space: number): Way | undefined {
    return hasUnits(this.#view) ? this.#wayOf(space, this.#view.count) : undefined;
  }

  #lookAround(): void {
    const least = new Float64Array(SPACES).fill(Infinity);
    for (let units = 1; units <= this.#view.count; units++) {
      this.#find(units);
      for (let space = 0; space < SPACES; space++) {
        const cost = this.#routes.costOf(space);
        if (cost < least[space]!) [least[space], this.#units[space]] = [cost, units];
      }
    }
  }

  #wayOf(space: number, units: number): Way | undefined {
    this.#find(units);
    const actions = this.#routes.wayTo(space);
    return actions && spellOut(actions, this.#view.thieves[this.#view.turn]!);
  }

  #find(units: number): void {
    const { thieves, stock, turn } = this.#view;
    this.#routes.find(groundOf(this.#view), thieves[turn]!, units, stock[turn]!);
  }
}

/** The way of a thief who does these actions, beginning on a space. */
export function spellOut(actions: readonly Action[], from: number): Way {
  const spaces = [from];
  const counts = [0];
  const tools: number[] = [];
  for (const action of actions) {
    const [verb, noun] = [verbOf(action), nounOf(action)];
    if (verb === SILENCE) tools.push(SCREWDRIVER);
    if (verb === STEP || verb === SILENCE) {
      spaces.push(NEXT[spaces.at(-1)! * SLOTS + noun]!);
      counts.push(spaces.length - 1 + tools.length);
    } else tools.push(toolOfPlace(noun));
  }
  return { spaces, counts, tools, units: spaces.length - 1 + tools.length, actions };
}
