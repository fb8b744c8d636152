import { shareOut, type Running } from '../threads.ts';
import type { Chunk } from './chunk.ts';
import type { RunFolder } from './folder.ts';
import type { Lines } from './task.ts';

/** Does what is missing from a run. `onProgress` includes what was done before. */
export async function pursue(run: RunFolder, running: Running): Promise<void> {
  const missing = run.missing();
  let done = run.plan.total - missing.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  running.onProgress?.(done);
  await shareOut<Lines>(run.plan, missing, running, (lines, chunk) => {
    run.keep(chunk, lines);
    running.onProgress?.((done += sizeOf(chunk)));
  });
}

const sizeOf = ({ from, to }: Chunk): number => to - from;
