/** What one round of an event loop took, in milliseconds: of the processor by its thread, and by the wall. */
export interface Round {
  readonly processor: number;
  readonly wall: number;
}

const EVERY_MS = 1;

/**
 * Watches the event loop of its thread. Between two looks lies at least one whole round, so whatever blocks the loop falls
 * between two of them: what it finds is never less than the longest block. Time in which the machine let others run counts
 * by the wall only.
 */
export class Probe {
  #longest: Round = { processor: 0, wall: 0 };
  #cpu = threadTime();
  #at = performance.now();

  constructor() {
    setInterval(() => this.#look(), EVERY_MS).unref();
  }

  /** The longest round since this was last asked. */
  take(): Round {
    const longest = this.#longest;
    this.#longest = { processor: 0, wall: 0 };
    return longest;
  }

  #look(): void {
    const [cpu, at] = [threadTime(), performance.now()];
    this.#longest = {
      processor: Math.max(this.#longest.processor, cpu - this.#cpu),
      wall: Math.max(this.#longest.wall, at - this.#at),
    };
    this.#cpu = cpu;
    this.#at = at;
  }
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
