// One thread of the lab: it is told a task and its settings when it starts, then does chunk after chunk.
import { given } from '@hideout/kernel';
import { workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import type { Order } from '../threads.ts';
import { TASKS } from './tasks.ts';

// The pool keeps the first entry for itself.
const [, { task, settings }] = workerData as [unknown, Order];
const work = given(TASKS[task]!(settings));

export const doChunk = (chunk: Chunk): unknown => work(chunk);
