import { Tinypool } from 'tinypool';
import type { Chunk } from './run/chunk.ts';

/** What threads are told when they start: a name in TASKS, and its settings. */
export interface Order {
  readonly task: string;
  readonly settings: unknown;
}

/** How work is shared out; none of this changes the results. */
export interface Running {
  readonly workers: number;
  /** Called after every chunk with the number of items done. */
  readonly onProgress?: (items: number, workers?: number) => void;
  /** Ends the work; what has been done is kept. */
  readonly signal?: AbortSignal;
}

/** A thread that has had nothing to do for this long is ended. */
const IDLE_MS = 60_000;

/** Threads that do the chunks of one order. They start when they are needed. */
export class Threads<R> {
  readonly #pool: Tinypool;
  /** By thread: settled once it has started, or failed to. */
  readonly #starts = new Map<unknown, Promise<void>>();
  #isClosed = false;

  constructor({ task, settings }: Order, size: number) {
    this.#pool = new Tinypool({
      filename: new URL('run/thread.ts', import.meta.url).href,
      name: 'doChunk',
      workerData: { task, settings },
      minThreads: 0,
      maxThreads: Math.max(size, 1),
      idleTimeout: IDLE_MS,
    });
  }

  /** The result of the chunk; rejected if the threads are closed before it is done. */
  do({ from, to }: Chunk): Promise<R> {
    if (this.#isClosed) return Promise.reject(new Error('these threads are closed'));
    const result = this.#pool.run({ from, to }) as Promise<R>;
    for (const thread of this.#pool.threads) if (!this.#starts.has(thread)) this.#starts.set(thread, startOf(thread));
    return result;
  }

  /** Ends all threads, whatever they are doing. One that still loads is let in first: to end it then may crash Node. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#starts.values());
    await this.#pool.destroy();
  }
}

const startOf = (thread: Tinypool['threads'][number]): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['message', 'error', 'exit']) thread.on(event, () => resolve());
  });

/** Has threads do all chunks and hands over each result as it comes, until all are done or the signal ends it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the result of a chunk of the order
export async function shareOut<R>(
  order: Order,
  chunks: readonly Chunk[],
  { workers, signal }: Running,
  onResult: (result: R, chunk: Chunk) => void,
): Promise<void> {
  if (signal?.aborted) return;
  const threads = new Threads<R>(order, workers);
  const stop = (): void => void threads.close();
  signal?.addEventListener('abort', stop);
  const waiting = chunks.values();
  const lane = async (): Promise<void> => {
    for (const chunk of waiting) {
      onResult(await threads.do(chunk), chunk);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(workers, 1) }, lane));
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await threads.close();
  }
}
