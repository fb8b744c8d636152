import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StorePlace } from '../src/store/open.ts';

/** What a node of the trial of calls is started with. */
export interface ThreadSettings {
  readonly store: StorePlace;
  /** Which of the nodes it is. */
  readonly place: number;
  /** Where the push service listens. */
  readonly pushPort: number;
  /** Of the trial's board. */
  readonly memory: SharedArrayBuffer;
}

/** A server on a thread of its own, which shares the trial's clock and can be killed between any two of its steps. */
export class ThreadNode {
  readonly #settings: ThreadSettings;
  #thread!: Worker;
  address = '';

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    this.#thread = new Worker(new URL('threadMain.ts', import.meta.url), { workerData: this.#settings });
    [this.address] = (await once(this.#thread, 'message')) as [string];
  }

  /** Asks it to stop properly. */
  async stop(): Promise<void> {
    const exit = once(this.#thread, 'exit');
    this.#thread.postMessage('stop');
    await exit;
  }

  /** Nothing is finished, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#thread.terminate();
  }
}
