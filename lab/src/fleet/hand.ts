import { EventEmitter } from 'node:events';
import type { Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import { tradeOf } from '../run/pursue.ts';
import { Workshop } from '../workshop.ts';
import { CHUNK_JOB, loadQueue, type Board, type ChunkJob } from './board.ts';

/** Milliseconds between two signs of life. */
const BEAT = 1500;
/** Seconds without a sign of life after which a worker counts as dead. */
const PATIENCE = 8;
/** Milliseconds between two looks at the queue when nobody called. */
const POLL = 1000;

/** How a machine helps with the runs of a board. */
export interface Helping {
  readonly workers: number;
  /** Told of every chunk that this machine has done. */
  readonly onChunk?: (job: ChunkJob) => void;
}

/** One machine that takes chunks of any run, until it is told to stop. */
export class Hand {
  readonly #board: Board;
  readonly #helping: Helping;
  readonly #ids = new Set<string>();
  readonly #workshops = new Map<string, Workshop<readonly string[]>>();
  #runner: Runner | undefined;
  #beat: NodeJS.Timeout | undefined;

  private constructor(board: Board, helping: Helping) {
    this.#board = board;
    this.#helping = helping;
  }

  static async start(board: Board, pool: Pool, helping: Helping): Promise<Hand> {
    const hand = new Hand(board, helping);
    const events = new EventEmitter();
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => hand.#ids.add(worker.workerId));
    const { run, logger } = await loadQueue();
    hand.#runner = await run({
      pgPool: pool,
      concurrency: helping.workers,
      pollInterval: POLL,
      noHandleSignals: true,
      logger,
      events,
      taskList: { [CHUNK_JOB]: (job) => hand.#do(job as ChunkJob) },
    });
    await hand.#signOfLife();
    hand.#beat = setInterval(() => void hand.#signOfLife().catch(() => {}), BEAT);
    return hand;
  }

  /** Lets go of what it has in hand, so that others take it at once. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    for (const workshop of this.#workshops.values()) await workshop.close();
    await this.#runner?.stop().catch(() => {});
    await this.#board.leave([...this.#ids]);
  }

  #signOfLife(): Promise<void> {
    return this.#board.beat([...this.#ids], PATIENCE);
  }

  async #do(job: ChunkJob): Promise<void> {
    const workshop = await this.#workshopFor(job.run);
    if (!workshop) return; // somebody has the whole run already
    await this.#board.keep(job, await workshop.do(job));
    this.#helping.onChunk?.(job);
  }

  /** The threads for a run, made at its first chunk; none for a run that is forgotten. */
  async #workshopFor(run: string): Promise<Workshop<readonly string[]> | undefined> {
    const plan = await this.#board.planOf(run);
    const known = this.#workshops.get(run);
    if (known || !plan) return known;
    const workshop = new Workshop<readonly string[]>(tradeOf(plan), this.#helping.workers);
    this.#workshops.set(run, workshop);
    return workshop;
  }
}
