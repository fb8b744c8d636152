import type { Action } from '@hideout/kernel';
import type { Bot } from '../bot.ts';

interface Chair {
  readonly bot: Bot;
  /** All that had been done when the bot was last asked; undefined where it was not told. */
  past?: readonly Action[] | undefined;
}

/** Bots that are kept from one decision to the next, each for one player; the one that has been idle longest goes first. */
export class Chairs {
  readonly #chairs = new Map<string, Chair>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  botOn(chair: string): Bot | undefined {
    return this.#chairs.get(chair)?.bot;
  }

  seat(chair: string, bot: Bot): void {
    const known = this.#chairs.get(chair);
    this.#chairs.delete(chair);
    this.#chairs.set(chair, known?.bot === bot ? known : { bot });
    const [idlest] = this.#chairs.keys();
    if (this.#chairs.size > this.#most) this.#chairs.delete(idlest!);
  }

  leave(chair: string): void {
    this.#chairs.delete(chair);
  }

  /**
   * What has been done since the bot of the chair was last asked, which is remembered for the next time. Undefined where
   * that is not known, and where something was taken back since: then the bot begins afresh.
   */
  since(chair: string, past: readonly Action[] | undefined): readonly Action[] | undefined {
    const known = this.#chairs.get(chair);
    const before = known?.past;
    if (known) known.past = past;
    return before && past && before.every((action, i) => past[i] === action) ? past.slice(before.length) : undefined;
  }
}
