import type { Action } from '@hideout/kernel';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from './choose.ts';

interface Job {
  readonly question: BotQuestion;
  readonly answer: (action: Action | undefined) => void;
}

interface Thread {
  worker: Worker | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How many workers, how many questions may wait for them, and how long one may take. */
export interface PoolPlan {
  readonly module: URL;
  readonly workers: number;
  readonly queue: number;
  readonly timeoutMs: number;
}

/** Worker threads that think for bots, and a bounded queue before them. Workers start when they are first needed. */
export class BotPool {
  readonly #plan: PoolPlan;
  readonly #threads: Thread[];
  readonly #queue: Job[] = [];
  #closed = false;
  /** How many bots failed to answer because they crashed or ran out of time. */
  failures = 0;

  constructor(plan: PoolPlan) {
    this.#plan = plan;
    this.#threads = Array.from({ length: plan.workers }, () => ({
      worker: undefined,
      job: undefined,
      timer: undefined,
    }));
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Whether another question may wait. */
  get hasRoom(): boolean {
    return !this.#closed && this.#queue.length < this.#plan.queue;
  }

  /** The bot's choice; undefined when it crashed, took too long, or the pool closes. Only while there is room. */
  ask(question: BotQuestion): Promise<Action | undefined> {
    return new Promise((answer) => {
      if (!this.hasRoom) return answer(undefined);
      this.#queue.push({ question, answer });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.answer(undefined);
    await Promise.all(this.#threads.map((thread) => this.#dismiss(thread)));
  }

  #serve(): void {
    for (const thread of this.#threads) {
      if (thread.job) continue;
      const job = this.#queue.shift();
      if (!job) return;
      thread.job = job;
      thread.worker ??= this.#hire(thread);
      thread.timer = setTimeout(() => this.#fail(thread), this.#plan.timeoutMs);
      thread.worker.postMessage(job.question);
    }
  }

  #hire(thread: Thread): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: { module: this.#plan.module.href },
    });
    worker.on('message', (action: Action) => this.#finish(thread, action));
    worker.on('error', () => thread.worker === worker && this.#fail(thread));
    return worker;
  }

  #finish(thread: Thread, action: Action | undefined): void {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    job?.answer(action);
    if (!this.#closed) this.#serve();
  }

  /** A worker that crashed or hangs is replaced at its next job. */
  #fail(thread: Thread): void {
    this.failures++;
    void this.#dismiss(thread);
  }

  async #dismiss(thread: Thread): Promise<void> {
    const { worker } = thread;
    thread.worker = undefined;
    this.#finish(thread, undefined);
    await worker?.terminate();
  }
}
