// Measures the page as a visitor meets it: bytes of script, the time from a click to the new picture, and late frames.
// npm run bench:web
import { caper1970 } from '@hideout/caper-1970';
import { caperCards } from '@hideout/caper-cards';
import { caperEurope } from '@hideout/caper-europe';
import { capsAndHammers } from '@hideout/caps-and-hammers';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { keptGame } from '../e2e/keptGame.ts';
import { buildPage, servePage } from './builtPage.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const folder = await buildPage();
const PORT = 7196;
const ADDRESS = `http://localhost:${PORT}`;
/** The promises: kilobytes of compressed script, milliseconds for a move at 4× throttling. */
const BUDGETS = { home: 90, table: 220, move: 100 } as const;
const THROTTLE = 4;
const SETTLE_MS = 250;
const WORKER_MS = 2000;
/** Games that end soon are begun again, so many times at most. */
const DEALS = 6;
const FRAME_MS = 1000 / 60;
const GAMES = {
  'caper-cards': caperCards,
  'caper-europe': caperEurope,
  'caper-1970': caper1970,
  'caps-and-hammers': capsAndHammers,
};
/** Clicks a game: each leads to a chosen piece or to a move. */
const CLICKS = 30;
const TRAVELS = 12;

const gzipped = (path: string): number => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;

/** Kilobytes of compressed script that a first visit to this address fetches, workers included. */
async function scriptSize(browser: Browser, path: string, ready: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(ADDRESS + path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  // The worker of the bots comes last.
  await page.waitForTimeout(WORKER_MS);
  await page.close();
  return [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000;
}

type GameId = keyof typeof GAMES;

interface Opening {
  readonly game: GameId;
  readonly deal: number;
  readonly settings?: Readonly<Record<string, string>>;
}

async function openTable(browser: Browser, { game, deal, settings = {} }: Opening): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const table = keptGame('bench', { game: GAMES[game], seats: ['person', 'random'], secret: `2${deal}`.repeat(32) });
  const kept = [table, ['hideout/settings', JSON.stringify({ forced: 'off', pace: 'instant', ...settings })]] as const;
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key!, text!);
  }, kept);
  await page.goto(`${ADDRESS}/play/bench`);
  await isMine(page);
  return page;
}

/** Waits for a decision; false when the game is over. */
async function isMine(page: Page): Promise<boolean> {
  const moment = await page.waitForFunction(() => {
    if (document.querySelector('.ending')) return 'over';
    const isOpen =
      document.querySelector('.dock[data-mine]') && document.querySelector('[data-standing="possible"], .choice');
    return isOpen ? 'mine' : undefined;
  });
  await page.waitForTimeout(SETTLE_MS);
  return (await moment.jsonValue()) === 'mine';
}

/** Clicks something possible; the milliseconds until the page shows what came of it. */
const clickOnce = (page: Page, click: number): Promise<number> =>
  page.evaluate(async (number) => {
    const signature = () =>
      `${document.querySelector('.table-move')!.textContent} ${document.querySelectorAll('[data-standing="chosen"]').length} ${document.querySelector('.ending') !== null}`;
    const things = [...document.querySelectorAll<HTMLElement>('[data-standing="possible"], .choice')];
    const before = signature();
    const start = performance.now();
    things[(number * 7) % things.length]!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    do await new Promise(requestAnimationFrame);
    while (signature() === before);
    return performance.now() - start;
  }, click);

/** What clicks of a game cost, in milliseconds. */
interface MoveTimes {
  /** From the click to the first picture after it, on a throttled machine. */
  readonly pictures: readonly number[];
  /** Processor time of the page's main thread for a click, which depends little on what else the machine does. */
  readonly work: readonly number[];
}

async function moveTimes(browser: Browser, game: GameId): Promise<MoveTimes> {
  const [pictures, work]: [number[], number[]] = [[], []];
  for (let deal = 0; deal < DEALS && pictures.length + work.length < CLICKS; deal++) {
    const page = await openTable(browser, { game, deal });
    await timeClicks(page, pictures, work);
    await page.close();
  }
  return { pictures: pictures.sort((a, b) => a - b), work: work.sort((a, b) => a - b) };
}

/** Plays until the game is over or there are enough clicks, and notes what they cost. */
async function timeClicks(page: Page, pictures: number[], work: number[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workSoFar = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  while (pictures.length + work.length < CLICKS && (await isMine(page))) {
    // Every other click is throttled: work is counted in the others.
    const click = pictures.length + work.length;
    const isThrottled = click % 2 === 0;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: isThrottled ? THROTTLE : 1 });
    const before = await workSoFar();
    const time = await clickOnce(page, click);
    if (isThrottled) pictures.push(time);
    else work.push((await workSoFar()) - before);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** The share of frames that came late while pieces travelled, unthrottled. */
async function lateFrames(browser: Browser, game: GameId): Promise<{ readonly frames: number; readonly late: number }> {
  const page = await openTable(browser, { game, deal: 0, settings: { motion: 'full' } });
  let [frames, late] = [0, 0];
  for (let travel = 0; travel < TRAVELS && (await isMine(page)); travel++) {
    await clickOnce(page, travel);
    const gaps = await page.evaluate(async () => {
      const gaps: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (const end = last + 300; last < end;) {
        const now = await new Promise<number>(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
      }
      return gaps;
    });
    frames += gaps.length;
    late += gaps.filter((gap) => gap > 1.5 * FRAME_MS).length;
  }
  await page.close();
  return { frames, late };
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
const line = (what: string, value: string, promise = ''): void =>
  console.log(`${what.padEnd(44)}${value.padStart(12)}   ${promise}`);

const server = await servePage(folder, PORT);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const home = await scriptSize(browser, '/', (page) => page.locator('.game-card').first().waitFor());
const table = await scriptSize(browser, '/quick/caper-cards', async (page) => {
  await page.locator('[data-standing="possible"]').first().waitFor();
  // Whoever begins, the bots are fetched.
  await page.getByRole('button', { name: 'Hint' }).click();
});
line('script of a first visit to home, gzip', `${home.toFixed(1)} kB`, `at most ${BUDGETS.home} kB`);
line('script of a first visit to a table, gzip', `${table.toFixed(1)} kB`, `at most ${BUDGETS.table} kB`);
for (const game of Object.keys(GAMES) as GameId[]) {
  const { pictures, work } = await moveTimes(browser, game);
  const { frames, late } = await lateFrames(browser, game);
  const [median, slow] = [at(pictures, 0.5), at(pictures, 0.95)].map((time) => `${time.toFixed(0)} ms`);
  console.log(game);
  line(`  a click on screen at ${THROTTLE}×, median`, median!, `${pictures.length} clicks`);
  line(`  a click on screen at ${THROTTLE}×, 95 %`, slow!, `at most ${BUDGETS.move} ms`);
  line('  processor time for a click, median', `${at(work, 0.5).toFixed(1)} ms`, `${work.length} clicks, unthrottled`);
  line('  late frames while pieces travel', `${((100 * late) / frames).toFixed(1)} %`, `${late} of ${frames} frames`);
}
await browser.close();
await server.close();
