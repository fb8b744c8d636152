import { BotHost, type FromWorker, type ToWorker } from '@hideout/bots';
import { brainOf, rulesOf } from '../shelf/games.ts';

const send = (message: FromWorker): void => self.postMessage(message);

const { port1, port2 } = new MessageChannel();
port1.start();
/** Goes round by a message of our own, behind those that have arrived; a timer would wait for milliseconds. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(undefined);
  });

const host = new BotHost({ gameOf: rulesOf, brainOf, send, pause });

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => host.receive(data));
