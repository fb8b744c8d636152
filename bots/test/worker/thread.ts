// A worker as server and page have theirs: the desk and its platform.
import { brainOf, gameOf } from '@hideout/catalogue/house';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Desk, type ToWorker } from '../../src/index.ts';

const send = parentPort!.postMessage.bind(parentPort);
const desk = new Desk({ gameOf, brainOf, send, pause: () => setImmediate() });
parentPort!.on('message', (message: ToWorker) => desk.receive(message));
