import { groundOf, SPACES, TOOLS, type Routes, type View } from '../rules/index.ts';
import type { Action } from '@hideout/kernel';
import { glassIn } from './glass.ts';
import { spellOut } from './route.ts';

/** A number of tools: by kind, and those for glass, of any kind but ladders. */
interface Toolbox {
  readonly tools: readonly number[];
  readonly glass: number;
}

/** What it takes to come to a space, however many rolls that may be. */
export interface Far {
  readonly units: number;
  readonly needed: Toolbox;
  readonly lacking: Toolbox;
}

/** As far as anybody plans, by either parity. */
const HORIZONS = [40, 39];
const LADDER = TOOLS.indexOf('ladder');
/** As many of each tool as a way takes anywhere: up three walls or down, in and out of a vault. */
const PLENTY = TOOLS.map((tool) => (tool === 'ladder' ? 3 : 2));

/** How far every space is from the viewer's thief: with his own tools, or else with those that he would need. */
export class Outlook {
  readonly #routes: Routes;
  readonly #view: View;
  readonly #seat: number;
  readonly #known = new Map<readonly number[], readonly (Far | undefined)[]>();

  constructor(routes: Routes, view: View, seat: number) {
    this.#routes = routes;
    this.#view = view;
    this.#seat = seat;
  }

  /** What it takes to come there; undefined where nobody ever comes. */
  to(space: number): Far | undefined {
    return this.#with(this.#view.stock[this.#seat]!)[space] ?? this.#with(PLENTY)[space];
  }

  /** The units of the best way there. */
  unitsTo(space: number): readonly Action[] {
    const far = this.to(space);
    if (!far || far.units === 0) return [];
    const own = this.#view.stock[this.#seat]!;
    const tools = this.#with(own)[space] ? own : PLENTY;
    this.#routes.find(groundOf(this.#view), this.#view.thieves[this.#seat]!, far.units, tools);
    return this.#routes.wayTo(space) ?? [];
  }

  #with(tools: readonly number[]): readonly (Far | undefined)[] {
    const known = this.#known.get(tools) ?? this.#look(tools);
    this.#known.set(tools, known);
    return known;
  }

  #look(tools: readonly number[]): readonly (Far | undefined)[] {
    const from = this.#view.thieves[this.#seat]!;
    const best: (Far | undefined)[] = Array.from({ length: SPACES }, () => undefined);
    const least = new Float64Array(SPACES).fill(Infinity);
    for (const horizon of HORIZONS) {
      this.#routes.find(groundOf(this.#view), from, horizon, tools);
      for (let space = 0; space < SPACES; space++) {
        const [cost, units] = [this.#routes.costOf(space), this.#routes.unitsTo(space)];
        if (cost > least[space]! || (cost === least[space] && units >= (best[space]?.units ?? Infinity))) continue;
        if (cost === Infinity) continue;
        least[space] = cost;
        best[space] = this.#far(units, this.#routes.wayTo(space)!);
      }
    }
    return best;
  }

  #far(units: number, actions: readonly Action[]): Far {
    const glass = glassIn(actions, this.#view, this.#seat);
    const placed = spellOut(
      actions.filter((_, at) => !glass.includes(at)),
      this.#view.thieves[this.#seat]!,
    ).tools;
    const stock = this.#view.stock[this.#seat]!;
    const tools = TOOLS.map((_, tool) => placed.filter((each) => each === tool).length);
    const lacking = tools.map((count, tool) => Math.max(0, count - stock[tool]!));
    const spare = stock.reduce(
      (sum, count, tool) => (tool === LADDER ? sum : sum + Math.max(0, count - tools[tool]!)),
      0,
    );
    return {
      units,
      needed: { tools, glass: glass.length },
      lacking: { tools: lacking, glass: Math.max(0, glass.length - spare) },
    };
  }
}
