import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TestPostgres } from '@hideout/pgkit';
import { gameOf } from '@hideout/catalogue/house';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Queue,
  exportRun,
  Helper,
  openPool,
  pursue,
  pursueTogether,
  RunFolder,
  type SimulationSettings,
} from '../src/index.ts';

const settings: SimulationSettings = {
  game: 'caper-cards',
  setup: { seats: 2, options: { risk: '11', boss: 'random' } },
  bots: ['random', 'random'],
  seed: 5,
  rulesVersion: gameOf('caper-cards')!.rulesVersion,
  seating: 'fixed',
};
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

let postgres: TestPostgres;
let url: string;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  url = await postgres.newDatabase();
  pool = openPool(url);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

const start = (total: number, size: number, seed: number): RunFolder =>
  RunFolder.create(join(mkdtempSync(join(tmpdir(), 'hideout-fleet-')), 'run'), {
    task: 'simulate',
    settings: { ...settings, seed },
    total,
    size,
  });
const linesOf = (run: RunFolder): string => [...exportRun(run, 'jsonl')].join('');

async function unbroken(total: number, size: number, seed: number): Promise<string> {
  const run = start(total, size, seed);
  await pursue(run, { workers: 1 });
  return linesOf(run);
}

describe('a run on PostgreSQL', { timeout: 120_000 }, () => {
  it('gives the games of a run at home, with help from outside', async () => {
    const run = start(60, 5, 1);
    const seen: number[] = [];
    const helper = await Helper.start(await Queue.open(pool), pool, { workers: 1 });
    await pursueTogether(run, pool, { workers: 1, onProgress: (games) => void seen.push(games) });
    await helper.stop();
    expect(linesOf(run)).toBe(await unbroken(60, 5, 1));
    expect(seen.at(-1)).toBe(60);
  });

  it('keeps a chunk once, however often it is done', async () => {
    const queue = await Queue.open(pool);
    const run = start(10, 5, 2);
    const id = await queue.offer(run.plan, run.missing());
    const job = { run: id, from: 0, to: 5 };
    await queue.keep(job, ['first']);
    await queue.keep(job, ['second']);
    expect(await queue.linesOf(id, job)).toEqual(['first']);
    expect(await queue.offer(run.plan, run.missing())).toBe(id);
    const { rows } = await pool.query('SELECT count(*) FROM graphile_worker.jobs WHERE key LIKE $1', [`${id}/%`]);
    expect(rows).toEqual([{ count: '2' }]);
    await queue.forget(id);
    expect(await queue.finished(id)).toEqual(new Set());
    expect(await queue.planOf(id)).toBeUndefined();
    await queue.keep(job, ['late']);
    expect(await queue.linesOf(id, job)).toBeUndefined();
  });

  it('takes over the chunk of a worker that was killed', async () => {
    const [total, size, seed] = [40, 10, 3];
    const run = RunFolder.create(join(mkdtempSync(join(tmpdir(), 'hideout-fleet-')), 'run'), {
      task: 'simulate',
      settings: { ...settings, seed, bots: ['medium', 'medium'] },
      total,
      size,
    });
    const queue = await Queue.open(pool);
    const id = await queue.offer(run.plan, run.missing());
    const victim = spawn(process.execPath, [MAIN, 'work', '--database', url, '--workers', '1'], {
      stdio: 'ignore',
    });
    const locked = async (): Promise<number> => {
      const sql = `SELECT count(*)::int AS held FROM graphile_worker.jobs WHERE key LIKE $1 AND locked_at IS NOT NULL`;
      return (await pool.query<{ held: number }>(sql, [`${id}/%`])).rows[0]!.held;
    };
    while ((await locked()) === 0) await sleep(20);
    victim.kill('SIGKILL');
    expect(await locked()).toBe(1);
    await pursueTogether(run, pool, { workers: 1 });
    const home = RunFolder.create(join(mkdtempSync(join(tmpdir(), 'hideout-fleet-')), 'run'), run.plan);
    await pursue(home, { workers: 1 });
    expect(linesOf(run)).toBe(linesOf(home));
  });

  it('can be left in the middle and taken up again', async () => {
    const run = start(4000, 20, 4);
    const stop = new AbortController();
    const onProgress = (games: number): void => void (games > 0 && stop.abort());
    await pursueTogether(run, pool, { workers: 1, signal: stop.signal, onProgress });
    expect(run.missing().length).toBeGreaterThan(0);
    await pursueTogether(run, pool, { workers: 1 });
    expect(linesOf(run)).toBe(await unbroken(4000, 20, 4));
  });
});
