// Measures a first visit on a slow line (400 kbit/s, 100 ms): when something is seen, when the games are there, how long a
// first table then takes until it can be played, how long a link straight to a game takes until its table stands, and how
// long one to a friend's table takes until a name is asked for, and from there until it is played.
// npm run first-load -w web
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@hideout/catalogue';
import { accept, openTable } from '../e2e/together.ts';
import { openBrowser, startHouse } from './studio.ts';

const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7199);
const BYTES_PER_SECOND = 400_000 / 8;
const LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const PROMISES = { seen: 1000, playable: 5000 };

const server = await startHouse(PORT);
const browser = await openBrowser();

/** A browser that has never been here, on a slow line. */
async function firstVisit(): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  return page;
}

/** Milliseconds until it is there. */
async function timeOf(page: Page, act: () => Promise<unknown>, wanted: string): Promise<number> {
  const begin = performance.now();
  await act();
  await page.locator(wanted).first().waitFor();
  return performance.now() - begin;
}

const open = (page: Page, path: string, wanted: string): Promise<number> =>
  timeOf(page, () => page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'commit' }), wanted);
const seenAfter = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
const line = (what: string, ms: number, most: number): void =>
  console.log(`${what.padEnd(44)}${`${Math.round(ms)} ms`.padStart(10)}   at most ${most} ms`);

const page = await firstVisit();
const games = await open(page, '/', '.game-card');
line('something is seen after', await seenAfter(page), PROMISES.seen);
line('the games are there after', games, PROMISES.playable);
const table = await timeOf(page, () => page.locator('a[href^="/quick/"]').first().click(), '.table .dock');
line('from there to a first table', table, PROMISES.playable);
await page.close();
for (const { id } of CATALOGUE) {
  const visit = await firstVisit();
  const stands = await open(visit, `/quick/${id}`, '.table .dock');
  line(`a link to ${id}: something is seen after`, await seenAfter(visit), PROMISES.seen);
  line(`a link to ${id}: the table stands after`, stands, PROMISES.playable);
  await visit.close();
}
for (const { id } of CATALOGUE) {
  const host = await browser.newPage({ locale: 'en-GB' });
  await host.goto(`http://localhost:${PORT}/new/${id}`);
  const seats = host.locator('.seat-row select');
  await seats.first().waitFor();
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('friend');
  await openTable(host);
  const { pathname, hash } = new URL(await host.getByLabel('Send this link to your friends').inputValue());
  const visit = await firstVisit();
  const asked = await open(visit, pathname + hash, '.name-form input');
  line(`a table by link of ${id}: something is seen after`, await seenAfter(visit), PROMISES.seen);
  line(`a table by link of ${id}: a name is asked for after`, asked, PROMISES.playable);
  const sits = await timeOf(visit, () => accept(visit, 'Grace'), '.table .dock');
  line('from there to the table', sits, PROMISES.playable);
  await visit.close();
  await host.close();
}
await browser.close();
server.kill();
