import { EventEmitter } from 'node:events';
import type { Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Lines } from '../run/task.ts';
import { Threads } from '../threads.ts';
import { CHUNK_JOB, loadQueue, type ChunkJob, type Queue } from './queue.ts';

/** Milliseconds between two signs of life. */
const BEAT = 1500;
/** Seconds without a sign of life after which a worker counts as dead. */
export const PATIENCE = 8;
/** Milliseconds between two looks at the queue when nothing was announced. */
const POLL = 1000;

/** How a machine helps with the runs of a queue. */
export interface Helping {
  readonly workers: number;
  /** Called for every chunk that this machine has done. */
  readonly onChunk?: (job: ChunkJob) => void;
}

/** A machine that takes chunks of any run until it is told to stop. */
export class Helper {
  readonly #queue: Queue;
  readonly #helping: Helping;
  readonly #ids = new Set<string>();
  readonly #threads = new Map<string, Threads<Lines>>();
  #runner: Runner | undefined;
  #beat: NodeJS.Timeout | undefined;

  private constructor(queue: Queue, helping: Helping) {
    this.#queue = queue;
    this.#helping = helping;
  }

  static async start(queue: Queue, pool: Pool, helping: Helping): Promise<Helper> {
    const helper = new Helper(queue, helping);
    const events = new EventEmitter();
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => helper.#ids.add(worker.workerId));
    const { run, logger } = await loadQueue();
    helper.#runner = await run({
      pgPool: pool,
      concurrency: helping.workers,
      pollInterval: POLL,
      noHandleSignals: true,
      logger,
      events,
      taskList: { [CHUNK_JOB]: (job) => helper.#do(job as ChunkJob) },
    });
    await helper.#signOfLife();
    helper.#beat = setInterval(() => void helper.#signOfLife().catch(() => {}), BEAT);
    return helper;
  }

  /** Lets go of the chunks it is working on, so that others take them at once. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    for (const threads of this.#threads.values()) await threads.close();
    await this.#runner?.stop().catch(() => {});
    await this.#queue.leave([...this.#ids]);
  }

  #signOfLife(): Promise<void> {
    return this.#queue.beat([...this.#ids], PATIENCE);
  }

  async #do(job: ChunkJob): Promise<void> {
    const threads = await this.#threadsFor(job.run);
    if (!threads) return; // somebody already has the whole run
    await this.#queue.keep(job, await threads.do(job));
    this.#helping.onChunk?.(job);
  }

  /** The threads for a run, started at its first chunk; none for a run that has been forgotten. */
  async #threadsFor(run: string): Promise<Threads<Lines> | undefined> {
    const plan = await this.#queue.planOf(run);
    const known = this.#threads.get(run);
    if (known || !plan) return known;
    const threads = new Threads<Lines>(plan, this.#helping.workers);
    this.#threads.set(run, threads);
    return threads;
  }
}
