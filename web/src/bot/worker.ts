import { BotHost, type FromWorker, type ToWorker } from '@hideout/bots';

const send = (message: FromWorker): void => self.postMessage(message);

const { port1, port2 } = new MessageChannel();
port1.start();
/** Goes round by a message of our own, behind those that have arrived; a timer would wait for milliseconds. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(undefined);
  });

/** The shelf waits for its catalogue while it is loaded; a question that came meanwhile would be lost, so it loads later. */
const shelf = () => import('../shelf/games.ts');
const host = new BotHost({
  gameOf: async (game, rulesVersion) => (await shelf()).rulesBy({ game, rulesVersion }),
  brainOf: async (id) => (await import('./brainOf.ts')).brainOf(id),
  send,
  pause,
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => host.receive(data));
