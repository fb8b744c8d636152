import { SPACES, type State } from '@hideout/caper-1970';
import { TOOL_KINDS } from './board.ts';
import { MOST } from './dice.ts';
import { Reach } from './reach.ts';

/** Where thieves can land with one roll, worked out once for each place from which somebody threatens. */
export class Threats {
  readonly #known = new Map<number, Reach>();
  readonly #spare: Reach[] = [];
  #base!: Readonly<State>;

  /** Forgets what it knows; the ground is that of `base` from now on. */
  begin(base: Readonly<State>): void {
    this.#base = base;
    for (const reach of this.#known.values()) this.#spare.push(reach);
    this.#known.clear();
  }

  /** How likely one roll of the seat, from where it stands in `s`, ends exactly on the space. */
  chanceOf(s: Readonly<State>, seat: number, space: number): number {
    const key = seat * SPACES + s.thief[seat]!;
    let reach = this.#known.get(key);
    if (!reach) {
      reach = this.#spare.pop() ?? new Reach({ spends: true });
      reach.find(this.#base, s.thief[seat]!, MOST, s.stock, seat * TOOL_KINDS);
      this.#known.set(key, reach);
    }
    return reach.chanceOf(space);
  }
}
