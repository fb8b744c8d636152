import { given } from '@hideout/kernel';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Chunk } from '../run/chunk.ts';
import { readPlan, writePlan, type RunPlan } from '../run/plan.ts';

/** The name of our jobs in the queue. */
export const CHUNK_JOB = 'hideout-chunk';

/** A chunk that is waiting to be done. */
export interface ChunkJob extends Chunk {
  readonly run: string;
}

/** The queue, loaded only where it is needed, and a log that says nothing: who needs to know is told through results. */
export async function loadQueue() {
  const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
  return { makeWorkerUtils, run, logger: new Logger(() => () => {}) };
}

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS hideout_lab;
  CREATE TABLE IF NOT EXISTS hideout_lab.runs (id text PRIMARY KEY, plan text NOT NULL);
  CREATE TABLE IF NOT EXISTS hideout_lab.chunks (
    run text NOT NULL REFERENCES hideout_lab.runs ON DELETE CASCADE,
    start bigint NOT NULL,
    lines text NOT NULL,
    PRIMARY KEY (run, start));
  CREATE TABLE IF NOT EXISTS hideout_lab.workers (id text PRIMARY KEY, seen timestamptz NOT NULL);
`;

/** An arbitrary lock number, the same everywhere: only one process at a time makes the tables. */
const MAKING_TABLES = 7_303_014;

/** Runs, finished chunks and workers in a PostgreSQL database that several machines share. */
export class Queue {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Creates what is missing: our tables and those of the queue. */
  static async open(pool: Pool): Promise<Queue> {
    const { makeWorkerUtils, logger } = await loadQueue();
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MAKING_TABLES]);
      await client.query(TABLES);
      const jobs = await makeWorkerUtils({ pgPool: pool, logger });
      await jobs.migrate();
      await jobs.release();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MAKING_TABLES]).finally(() => client.release());
    }
    return new Queue(pool);
  }

  /** Offers chunks of a plan to everybody; a chunk is never offered twice. The answer names the run. */
  async offer(plan: RunPlan, chunks: readonly Chunk[]): Promise<string> {
    const text = writePlan(plan);
    const run = createHash('sha256').update(text).digest('hex').slice(0, 32);
    await this.#pool.query('INSERT INTO hideout_lab.runs VALUES ($1, $2) ON CONFLICT DO NOTHING', [run, text]);
    const done = await this.finished(run);
    const { makeWorkerUtils, logger } = await loadQueue();
    const jobs = await makeWorkerUtils({ pgPool: this.#pool, logger });
    try {
      for (const { from, to } of chunks.filter((chunk) => !done.has(chunk.from))) {
        const job: ChunkJob = { run, from, to };
        await jobs.addJob(CHUNK_JOB, job, { jobKey: `${run}/${from}`, jobKeyMode: 'unsafe_dedupe' });
      }
    } finally {
      await jobs.release();
    }
    return run;
  }

  /** The plan of a run that was offered; undefined if it has been forgotten. */
  async planOf(run: string): Promise<RunPlan | undefined> {
    const { rows } = await this.#pool.query<{ plan: string }>('SELECT plan FROM hideout_lab.runs WHERE id = $1', [run]);
    if (!rows[0]) return undefined;
    return given(readPlan(rows[0].plan));
  }

  /** Keeps a finished chunk, once even if it was done twice: both have the same lines. Forgotten runs keep nothing. */
  async keep({ run, from }: ChunkJob, lines: readonly string[]): Promise<void> {
    const sql = `INSERT INTO hideout_lab.chunks SELECT id, $2, $3 FROM hideout_lab.runs WHERE id = $1
                 ON CONFLICT DO NOTHING`;
    await this.#pool.query(sql, [run, from, lines.join('\n')]);
  }

  /** The lines of the chunk, if somebody has done it. */
  async linesOf(run: string, { from }: Chunk): Promise<readonly string[] | undefined> {
    const sql = 'SELECT lines FROM hideout_lab.chunks WHERE run = $1 AND start = $2';
    const { rows } = await this.#pool.query<{ lines: string }>(sql, [run, from]);
    return rows[0]?.lines.split('\n');
  }

  /** The starts of a run's finished chunks. */
  async finished(run: string): Promise<ReadonlySet<number>> {
    const sql = 'SELECT start FROM hideout_lab.chunks WHERE run = $1';
    const { rows } = await this.#pool.query<{ start: string }>(sql, [run]);
    return new Set(rows.map(({ start }) => Number(start)));
  }

  /** Forgets a run and its chunks, and stops offering them. */
  async forget(run: string): Promise<void> {
    const waiting = `DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 AND locked_at IS NULL`;
    await this.#pool.query(waiting, [`${run}/%`]);
    await this.#pool.query('DELETE FROM hideout_lab.runs WHERE id = $1', [run]);
  }

  /** Says that these workers are alive, and frees those of workers silent for `patience` seconds. */
  async beat(ids: readonly string[], patience: number): Promise<void> {
    await this.#pool.query(
      `INSERT INTO hideout_lab.workers SELECT id, now() FROM unnest($1::text[]) id
       ON CONFLICT (id) DO UPDATE SET seen = excluded.seen`,
      [ids],
    );
    await this.#pool.query(
      `WITH alive AS (SELECT id FROM hideout_lab.workers WHERE seen > now() - make_interval(secs => $1)),
            dead AS (SELECT DISTINCT locked_by FROM graphile_worker.jobs
                     WHERE task_identifier = $2 AND locked_at < now() - make_interval(secs => $1)
                       AND locked_by NOT IN (SELECT id FROM alive))
       SELECT graphile_worker.force_unlock_workers(array(SELECT locked_by FROM dead))`,
      [patience, CHUNK_JOB],
    );
    await this.#pool.query(`DELETE FROM hideout_lab.workers WHERE seen < now() - interval '1 day'`);
  }

  /** How many workers have given a sign of life in the last `patience` seconds. */
  async countWorkers(patience: number): Promise<number> {
    const sql = 'SELECT count(*) FROM hideout_lab.workers WHERE seen > now() - make_interval(secs => $1)';
    const { rows } = await this.#pool.query<{ count: string }>(sql, [patience]);
    return Number(rows[0]!.count);
  }

  /** Says that these workers have gone, so that their chunks are free at once. */
  async leave(ids: readonly string[]): Promise<void> {
    await this.#pool.query('DELETE FROM hideout_lab.workers WHERE id = ANY($1)', [ids]);
    await this.#pool.query('SELECT graphile_worker.force_unlock_workers($1)', [ids]);
  }
}
