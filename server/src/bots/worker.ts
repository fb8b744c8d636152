import { parentPort, workerData } from 'node:worker_threads';
import type { BotQuestion, Choose } from './choose.ts';
import type { Thought } from './mind.ts';

const { choose } = (await import((workerData as { readonly module: string }).module)) as { readonly choose: Choose };

parentPort!.on('message', (question: BotQuestion) => {
  const start = performance.now();
  const thought: Thought = { action: choose(question), ms: performance.now() - start };
  parentPort!.postMessage(thought);
});
parentPort!.postMessage('ready');
