// Measures the page as a visitor meets it: bytes of script, the time from a click to the new picture, and late frames.
// npm run bench:web
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
const FRAME_MS = 1000 / 60;
/** A deal for one in which first choices get through three heists. */
const SECRET = 'e4'.repeat(32);

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
  await page.close();
  return [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000;
}

async function openTable(browser: Browser, settings: Readonly<Record<string, string>>): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const kept = [keptGame('bench', ['person'], SECRET), ['hideout/settings', JSON.stringify(settings)]] as const;
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key!, text!);
  }, kept);
  await page.goto(`${ADDRESS}/play/bench`);
  await page.locator('[data-standing="possible"]').first().waitFor();
  return page;
}

/** What the moves of a few games cost, in milliseconds. */
interface MoveTimes {
  /** From the click to the first picture after the move, on a throttled machine. */
  readonly pictures: readonly number[];
  /** Work of the page's main thread for a move, which does not depend on what else the machine does. */
  readonly work: readonly number[];
}

async function moveTimes(browser: Browser): Promise<MoveTimes> {
  const [pictures, work]: [number[], number[]] = [[], []];
  for (let game = 0; game < 3; game++) {
    const page = await openTable(browser, { pace: 'instant', forced: 'off' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workSoFar = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    };
    for (let move = 0; ; move++) {
      // Every other move is throttled: work is counted in the others.
      const isThrottled = move % 2 === 0;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: isThrottled ? THROTTLE : 1 });
      await page.waitForTimeout(400);
      const before = await workSoFar();
      const time = await page.evaluate(async () => {
        const thing = document.querySelector<HTMLElement>('[data-standing="possible"]');
        if (!thing) return undefined;
        const moment = document.querySelector('.table-move')!.textContent;
        const start = performance.now();
        thing.click();
        do await new Promise(requestAnimationFrame);
        while (document.querySelector('.table-move')!.textContent === moment);
        return performance.now() - start;
      });
      if (time === undefined) break;
      if (isThrottled) pictures.push(time);
      else work.push((await workSoFar()) - before);
    }
    await page.close();
  }
  return { pictures: pictures.sort((a, b) => a - b), work: work.sort((a, b) => a - b) };
}

/** The share of frames that came late while pieces travelled, unthrottled. */
async function lateFrames(browser: Browser): Promise<{ readonly frames: number; readonly late: number }> {
  const page = await openTable(browser, { pace: 'instant', motion: 'full', forced: 'off' });
  let [frames, late] = [0, 0];
  for (let move = 0; move < 6; move++) {
    const gaps = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[data-standing="possible"]')?.click();
      const gaps: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (const end = last + 350; last < end;) {
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
const table = await scriptSize(browser, '/quick/caper-cards', (page) => page.locator('[data-thing]').first().waitFor());
const { pictures, work } = await moveTimes(browser);
const { frames, late } = await lateFrames(browser);
line('script of a first visit to home, gzip', `${home.toFixed(1)} kB`, `at most ${BUDGETS.home} kB`);
line('script of a first visit to a table, gzip', `${table.toFixed(1)} kB`, `at most ${BUDGETS.table} kB`);
line(
  `a move on screen at ${THROTTLE}× throttling, median`,
  `${at(pictures, 0.5).toFixed(0)} ms`,
  `${pictures.length} moves`,
);
line(
  `a move on screen at ${THROTTLE}× throttling, 95 %`,
  `${at(pictures, 0.95).toFixed(0)} ms`,
  `at most ${BUDGETS.move} ms`,
);
line(
  'work of the main thread for a move, median',
  `${at(work, 0.5).toFixed(1)} ms`,
  `${work.length} moves, unthrottled`,
);
line('late frames while pieces travel', `${((100 * late) / frames).toFixed(1)} %`, `${late} of ${frames} frames`);
await browser.close();
await server.close();
