import type { Rng, Stream } from '@hideout/kernel';
import { onTestFinished } from 'vitest';

/** Chance fixed in advance. Running out, a roll that does not fit its die, and rolls left over are all failures. */
export class Script implements Rng {
  readonly #rolls: readonly number[];
  #next = 0;

  constructor(rolls: readonly number[]) {
    this.#rolls = rolls;
  }

  below(n: number, stream: Stream): number {
    const roll = this.#rolls[this.#next++];
    const which = `roll ${this.#next} of the script`;
    if (roll === undefined) throw new Error(`there is no ${which}: below(${n}) of stream ${stream} was asked`);
    if (!Number.isInteger(roll) || roll < 0 || roll >= n) {
      throw new Error(`${which} is ${roll}: below(${n}) of stream ${stream} was asked`);
    }
    return roll;
  }

  /** Fails when some rolls were never asked for. */
  done(): void {
    const unused = this.#rolls.slice(this.#next);
    if (unused.length > 0) throw new Error(`the script has ${unused.length} unused rolls: ${unused.join(', ')}`);
  }
}

/**
 * The rolls in the order in which the rules will ask for them, each from 0 to n − 1. Made inside a test; when the test
 * ends, all of them must have been used.
 */
export function script(...rolls: readonly number[]): Script {
  const made = new Script(rolls);
  onTestFinished(() => made.done());
  return made;
}
