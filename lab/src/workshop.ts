import { Worker } from 'node:worker_threads';

/** One piece of work that waits for a thread or is on one. */
interface Order<R> {
  readonly task: unknown;
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
}

/** The workshop was closed before this task was done. */
export class Closed extends Error {
  override readonly name = 'Closed';
}

/** What threads are made of: the module they run, and what each is told at its start. */
export interface Trade {
  readonly module: URL;
  readonly data: unknown;
}

/** Some threads of one trade. Each is sent a task at a time and answers it with one message; it is started when needed. */
export class Workshop<R> {
  readonly #trade: Trade;
  readonly #size: number;
  readonly #waiting: Order<R>[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Order<R>>();
  #isClosed = false;

  constructor(trade: Trade, size: number) {
    this.#trade = trade;
    this.#size = Math.max(size, 1);
  }

  /** The result of the task, as soon as a thread has had time for it. */
  do(task: unknown): Promise<R> {
    if (this.#isClosed) return Promise.reject(new Closed('the workshop is closed'));
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#proceed();
    });
  }

  /** Ends all threads; what is not done is rejected with Closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#idle, ...this.#busy.keys()];
    const open = [...this.#busy.values(), ...this.#waiting];
    this.#busy.clear();
    this.#waiting.length = 0;
    for (const order of open) order.reject(new Closed('the workshop was closed'));
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #proceed(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : undefined);
      if (!thread) return;
      const order = this.#waiting.shift()!;
      this.#busy.set(thread, order);
      thread.postMessage(order.task);
    }
  }

  #hire(): Worker {
    const thread = new Worker(this.#trade.module, { workerData: this.#trade.data });
    thread.on('message', (result: R) => {
      const order = this.#busy.get(thread);
      this.#busy.delete(thread);
      if (!this.#isClosed) this.#idle.push(thread);
      order?.resolve(result);
      this.#proceed();
    });
    thread.on('error', (error: Error) => {
      this.#busy.get(thread)?.reject(error);
      this.#busy.delete(thread);
    });
    return thread;
  }
}
