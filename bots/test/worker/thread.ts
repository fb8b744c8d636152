// A worker as server and page have theirs: the desk and its platform.
import { gameOf } from '@hideout/catalogue';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Desk, type ToWorker } from '../../src/index.ts';

const desk = new Desk({ gameOf, send: (answer) => parentPort!.postMessage(answer), pause: () => setImmediate() });
parentPort!.on('message', (message: ToWorker) => desk.receive(message));
