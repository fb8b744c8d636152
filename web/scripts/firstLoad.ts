// Measures a first visit on a slow line (400 kbit/s, 100 ms): when something is seen, when the games are there, and how
// long a first table then takes until it can be played.
// npm run first-load -w web
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7199);
const BYTES_PER_SECOND = 400_000 / 8;
const LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const PROMISES = { seen: 1000, playable: 5000 };

const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.ts')], {
  env: { ...process.env, HIDEOUT_E2E_PORT: String(PORT) },
  stdio: 'inherit',
});
const isReady = (): Promise<boolean> =>
  fetch(`http://localhost:${PORT}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-GB' });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Network.enable');
await devtools.send('Network.emulateNetworkConditions', LINE);

/** Milliseconds until it is there. */
async function timeOf(act: () => Promise<unknown>, wanted: string): Promise<number> {
  const begin = performance.now();
  await act();
  await page.locator(wanted).first().waitFor();
  return performance.now() - begin;
}

const games = await timeOf(() => page.goto(`http://localhost:${PORT}/`, { waitUntil: 'commit' }), '.game-card');
const seen = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
const table = await timeOf(() => page.locator('a[href^="/quick/"]').first().click(), '[data-standing="possible"]');
const line = (what: string, ms: number, promise = ''): void =>
  console.log(`${what.padEnd(36)}${`${Math.round(ms)} ms`.padStart(10)}   ${promise}`);
line('something is seen after', seen, `at most ${PROMISES.seen} ms`);
line('the games are there after', games, `at most ${PROMISES.playable} ms`);
line('from there to a first decision', table, `at most ${PROMISES.playable} ms`);
await browser.close();
server.kill();
