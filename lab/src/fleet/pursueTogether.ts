import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RunFolder } from '../run/folder.ts';
import type { Running } from '../threads.ts';
import { Helper, PATIENCE } from './helper.ts';
import { Queue } from './queue.ts';

/** Milliseconds between two looks at what others have done. */
const LOOK = 400;

/**
 * Does what is missing from a run together with every machine that helps through the same database, including this one,
 * and gathers all of it in the folder. With no workers it only offers and gathers.
 */
export async function pursueTogether(
  run: RunFolder,
  pool: Pool,
  { workers, onProgress, signal }: Running,
): Promise<void> {
  const queue = await Queue.open(pool);
  const id = await queue.offer(run.plan, run.missing());
  const helper = workers > 0 ? await Helper.start(queue, pool, { workers }) : undefined;
  try {
    for (;;) {
      const missing = run.missing();
      const done = run.plan.total - missing.reduce((sum, { from, to }) => sum + to - from, 0);
      onProgress?.(done, await queue.countWorkers(PATIENCE));
      if (missing.length === 0 || signal?.aborted) break;
      const finished = await queue.finished(id);
      for (const chunk of missing) if (finished.has(chunk.from)) run.keep(chunk, (await queue.linesOf(id, chunk))!);
      if (!missing.some(({ from }) => finished.has(from))) await sleep(LOOK);
    }
  } finally {
    await helper?.stop();
  }
  if (!signal?.aborted) await queue.forget(id);
}
