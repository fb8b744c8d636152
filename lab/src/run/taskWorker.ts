// One thread of a run: is told chunks, answers with their lines.
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import type { RunPlan } from './plan.ts';
import { TASKS } from './tasks.ts';

const { task, settings } = workerData as RunPlan;
const work = TASKS[task]!.begin(settings);
if (!work.ok) throw new Error(work.problem);

parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(work.value(chunk)));
