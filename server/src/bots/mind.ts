import { Worker } from 'node:worker_threads';
import type { Action } from '@hideout/kernel';
import type { BotQuestion } from './choose.ts';

/** What a bot chose, and how long it took, loading not included. */
export interface Thought {
  readonly action: Action;
  readonly ms: number;
}

/** A worker thread that thinks about one question after another. */
export class Mind {
  readonly #worker: Worker;
  readonly #ended: Promise<undefined>;
  /** Settles when the worker can be asked, or never will. */
  readonly #loaded: Promise<unknown>;

  constructor(module: URL) {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { module: module.href } });
    this.#worker = worker;
    this.#ended = new Promise((resolve) => worker.once('exit', () => resolve(undefined)));
    this.#loaded = Promise.race([this.#ended, this.#next()]);
    // The end of the worker follows, and says enough.
    worker.on('error', () => {});
  }

  /** The bot's thought; undefined when it crashed or took too long, and then this mind is of no more use. */
  async think(question: BotQuestion, timeoutMs: number): Promise<Thought | undefined> {
    await this.#loaded;
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, timeoutMs);
    const thought = Promise.race([this.#next(), late, this.#ended]);
    this.#worker.postMessage(question);
    return thought.finally(() => clearTimeout(timer));
  }

  /** Ends the thread. One that still loads is let finish that first: Node may crash otherwise. */
  async end(): Promise<void> {
    await this.#loaded;
    await this.#worker.terminate();
  }

  #next(): Promise<Thought> {
    return new Promise((resolve) => this.#worker.once('message', resolve));
  }
}
