// A worker as server and page have theirs: the host and its platform.
import { brainOf, gameOf } from '@hideout/catalogue/house';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { BotHost, type ToWorker } from '../../src/index.ts';

const send = parentPort!.postMessage.bind(parentPort);
const host = new BotHost({ gameOf, brainOf, send, pause: () => setImmediate() });
parentPort!.on('message', (message: ToWorker) => host.receive(message));
