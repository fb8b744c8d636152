import { startServer, type ServerConfig } from '@hideout/server';
import { createServer } from 'node:http';
import { MOVED, MOVED_CLOCK } from './address.ts';

/** A second house of the browser tests, whose clock they move; it calls browsers at push services of this machine. */
export async function openMovedHouse(webRoot: string, file: string): Promise<void> {
  let ahead = 0;
  const post: ServerConfig['post'] = async ({ url, headers, body }) => {
    const sent = typeof body === 'string' ? body : Buffer.from(body);
    return (await fetch(url.replace('https://', 'http://'), { method: 'POST', headers, body: sent })).status;
  };
  await startServer({
    host: 'localhost',
    port: Number(new URL(MOVED).port),
    webRoot,
    store: { file },
    now: () => Date.now() + ahead,
    monotonic: () => performance.now() + ahead,
    gapMs: Infinity,
    post,
    logLevel: 'error',
  });
  // Whoever asks for `/<ms>` moves the clock on by as much.
  createServer((request, response) => {
    ahead += Number(request.url!.slice(1)) || 0;
    response.end();
  }).listen(Number(new URL(MOVED_CLOCK).port), 'localhost');
}
