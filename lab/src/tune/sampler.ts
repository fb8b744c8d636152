import { availableParallelism } from 'node:os';
import type { AnyGame, Tuning } from '@hideout/kernel';
import type { Ledger, Tunable } from '@hideout/labkit';
import type { SimulationSettings } from '../record/simulation.ts';
import type { Lines } from '../run/task.ts';
import { Threads } from '../threads.ts';

/** How games for tuning are played. */
export interface Sampling {
  /** The bot in every seat. */
  readonly bot: string;
  readonly seed: number;
  /** Games per batch, in each set-up. */
  readonly games: number;
  readonly workers?: number;
  readonly signal?: AbortSignal;
}

/** By set-up and batch. */
export type Samples = readonly (readonly Ledger[])[];

/**
 * Plays batches of games with any tuning. Batch number i has the same deals for every tuning, so two tunings differ by
 * what they change and not by luck. Batches that have been played are kept.
 */
export class Sampler {
  readonly #game: AnyGame;
  readonly #tunable: Tunable;
  readonly #sampling: Sampling;
  readonly #kept = new Map<string, Ledger[][]>();
  /** Games played so far. */
  games = 0;

  constructor(game: AnyGame, tunable: Tunable, sampling: Sampling) {
    this.#game = game;
    this.#tunable = tunable;
    this.#sampling = sampling;
  }

  /** The first `batches` of this tuning, in every set-up. */
  async sample(tuning: Tuning, batches: number): Promise<Samples> {
    const key = JSON.stringify(Object.entries(tuning).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const kept = this.#kept.get(key) ?? this.#tunable.setups.map(() => []);
    this.#kept.set(key, kept);
    await Promise.all(this.#tunable.setups.map((_, setup) => this.#extend(tuning, setup, kept[setup]!, batches)));
    return kept.map((ledgers) => ledgers.slice(0, batches));
  }

  async #extend(tuning: Tuning, setup: number, kept: Ledger[], batches: number): Promise<void> {
    const { games, workers = availableParallelism(), signal } = this.#sampling;
    if (kept.length >= batches) return;
    const threads = new Threads<Lines>({ task: 'simulate', settings: this.#settings(tuning, setup) }, workers);
    const stop = (): void => void threads.close();
    signal?.addEventListener('abort', stop);
    try {
      const missing = Array.from({ length: batches - kept.length }, (_, i) => kept.length + i);
      const lines = await Promise.all(
        missing.map((batch) => threads.do({ from: games * batch, to: games * (batch + 1) })),
      );
      for (const [counts] of lines) kept.push(JSON.parse(counts!) as Ledger);
      this.games += games * missing.length;
    } finally {
      signal?.removeEventListener('abort', stop);
      await threads.close();
    }
  }

  #settings(tuning: Tuning, setup: number): SimulationSettings {
    const { seats, options } = this.#tunable.setups[setup]!;
    return {
      game: this.#game.id,
      rulesVersion: this.#game.rulesVersion,
      setup: { seats, options },
      bots: Array.from({ length: seats }, () => this.#sampling.bot),
      seed: this.#sampling.seed,
      seating: 'fixed',
      tuning,
    };
  }
}
