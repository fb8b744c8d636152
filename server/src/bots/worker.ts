import { parentPort, workerData } from 'node:worker_threads';
import type { BotQuestion, Choose } from './choose.ts';

const { choose } = (await import((workerData as { readonly module: string }).module)) as { readonly choose: Choose };

parentPort!.on('message', (question: BotQuestion) => parentPort!.postMessage(choose(question)));
