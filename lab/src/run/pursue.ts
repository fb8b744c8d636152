import { workOff, type Running } from '../workers.ts';
import type { Trade } from '../workshop.ts';
import type { Chunk } from './chunk.ts';
import type { RunFolder } from './folder.ts';
import type { RunPlan } from './plan.ts';

/** The threads that do the chunks of a plan. */
export const tradeOf = (plan: RunPlan): Trade => ({ module: new URL('taskWorker.ts', import.meta.url), data: plan });

/** Does what is missing of a run. `onProgress` counts from what was done before. */
export async function pursue(run: RunFolder, { onProgress, ...running }: Running): Promise<void> {
  const missing = run.missing();
  let done = run.plan.total - missing.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  onProgress?.(done);
  await workOff<readonly string[]>(tradeOf(run.plan), missing, running, (lines, index) => {
    run.keep(missing[index]!, lines);
    done += sizeOf(missing[index]!);
    onProgress?.(done);
  });
}

const sizeOf = ({ from, to }: Chunk): number => to - from;
