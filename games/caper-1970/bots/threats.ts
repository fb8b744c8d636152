import { JEWELS, SITES, STREETS, type State } from '../rules/index.ts';
import { usageOf } from '../rules/route/usage.ts';
import { TOOL_KINDS } from '../rules/tools.ts';
import { MOST } from './dice.ts';
import { Reach } from './reach.ts';
import { stepsBetween } from './steps.ts';

/** So many places are remembered of one ground. */
const REMEMBERED = 64;

/** Where thieves can land with one roll, worked out once for each place and stock from which somebody threatens. */
export class Threats {
  readonly #known = new Map<string, Reach>();
  readonly #spare: Reach[] = [];
  #base!: Readonly<State>;
  /** All of the known ground that a trail depends on. */
  readonly #lying = new Int16Array(SITES);
  readonly #auto = new Int16Array(STREETS.length);
  readonly #jewel = new Int16Array(JEWELS.length);

  /** The ground is that of `base` from now on; what is known of another ground is forgotten. */
  begin(base: Readonly<State>): void {
    this.#base = base;
    if (this.#isKnown(base) && this.#known.size < REMEMBERED) return;
    this.#lying.set(base.lying);
    this.#auto.set(base.auto);
    this.#jewel.set(base.jewel);
    for (const reach of this.#known.values()) this.#spare.push(reach);
    this.#known.clear();
  }

  /** How likely one roll of the seat, from where it stands in `s`, ends exactly on the space. */
  chanceOf(s: Readonly<State>, seat: number, space: number): number {
    const from = s.thief[seat]!;
    if (stepsBetween(from, space) > MOST) return 0;
    const key = `${from} ${usageOf(s.stock, seat * TOOL_KINDS)}`;
    let reach = this.#known.get(key);
    if (!reach) {
      reach = this.#spare.pop() ?? new Reach({ spends: true });
      reach.find(this.#base, from, MOST, s.stock, seat * TOOL_KINDS);
      this.#known.set(key, reach);
    }
    return reach.chanceOf(space);
  }

  #isKnown({ lying, auto, jewel }: Readonly<State>): boolean {
    return isEqual(this.#lying, lying) && isEqual(this.#auto, auto) && isEqual(this.#jewel, jewel);
  }
}

function isEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
