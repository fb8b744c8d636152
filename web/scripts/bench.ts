// Measures the page as a visitor meets it: bytes of script, the time from a click to the new picture, and late frames.
// npm run bench:web [-- game …]
import type { Browser, CDPSession, Page } from '@playwright/test';
import { GAMES } from '@hideout/catalogue/house';
import type { AnyGame } from '@hideout/kernel';
import { clickOnce, isMine, openTable } from './benchTable.ts';
import { buildPage, servePage } from './builtPage.ts';
import { MOST_SCRIPT, weightOfHome, weightOfTable } from './weight.ts';
import { openBrowser } from './studio.ts';

const folder = await buildPage();
const PORT = 7196;
const ADDRESS = `http://localhost:${PORT}`;
/** What a move may take at most, in milliseconds, on a throttled machine. */
const MOST_MS = 100;
const THROTTLE = 4;
const FRAME_MS = 1000 / 60;
/** Clicks a game, each of which leads to a chosen piece or to a move; and how often each is timed. */
const CLICKS = 24;
const ROUNDS = 3;
/** Clicks whose work is counted, and clicks whose frames are. */
const COUNTED = 10;
const TRAVELS = 12;

/**
 * Plays the same clicks of a game, from new pages, and notes what each costs. A game that ends soon is followed by the
 * next deal.
 */
async function playClicks<T>(browser: Browser, game: AnyGame, clicks: number, measure: Measure<T>): Promise<T[]> {
  const costs: T[] = [];
  for (let deal = 0; costs.length < clicks; deal++) {
    const page = await openTable(browser, ADDRESS, { game, deal });
    const devtools = await page.context().newCDPSession(page);
    const before = costs.length;
    while (costs.length < clicks && (await isMine(page))) {
      costs.push(await measure(devtools, () => clickOnce(page, costs.length), page));
    }
    if (costs.length === before) throw new Error(`deal ${deal} of ${game.id} is over before anything can be clicked`);
    await page.close();
  }
  return costs;
}

/** What a click costs: in milliseconds, or whatever else is measured. */
type Measure<T> = (devtools: CDPSession, click: () => Promise<number>, page: Page) => Promise<T>;

/** From the click until the screen showed its result, on a throttled machine. */
const timeToPicture: Measure<number> = async (devtools, click) => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const time = await click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return time;
};

/** Processor time of the page's main thread for a click and all that follows from it, the bot's answer included. */
const workOfClick: Measure<number> = async (devtools, click) => {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await soFar();
  await click();
  return (await soFar()) - before;
};

/** The times to the picture, round by round: what a machine does besides makes a click slow now and then. */
async function pictureTimes(browser: Browser, game: AnyGame): Promise<readonly number[][]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await playClicks(browser, game, CLICKS, timeToPicture));
  return rounds;
}

/** By click, the middle of its times in the rounds. */
const middles = (rounds: readonly number[][]): number[] =>
  rounds[0]!.map((_, click) => middle(rounds.map((times) => times[click]!)));

/** The share of frames that came late while pieces travelled, unthrottled. */
async function lateFrames(
  browser: Browser,
  game: AnyGame,
): Promise<{ readonly frames: number; readonly late: number }> {
  const gaps = (await playClicks(browser, game, TRAVELS, framesOfClick)).flat();
  return { frames: gaps.length, late: gaps.filter((gap) => gap > 1.5 * FRAME_MS).length };
}

/** The times between the frames while pieces travel. */
const framesOfClick: Measure<readonly number[]> = async (_, click, page) => {
  const gaps = page.evaluate(gapsAfterClick);
  await click();
  return gaps;
};

/** The times between the frames that follow the first picture after the next click. */
function gapsAfterClick(): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    const count = (first: number, last: number) =>
      requestAnimationFrame((now) => {
        gaps.push(now - last);
        if (now - first < 300) count(first, now);
        else resolve(gaps);
      });
    const begin = () => requestAnimationFrame(() => requestAnimationFrame((now) => count(now, now)));
    addEventListener('click', begin, { once: true, capture: true });
  });
}

/** The value below which this share of them lies. */
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;
const middle = (values: readonly number[]): number => at(values, 0.5);
const line = (what: string, value: string, promise = ''): void =>
  console.log(`${what.padEnd(44)}${value.padStart(12)}   ${promise}`);

/** What is measured on a page of a browser that has never been here. */
async function firstVisit(browser: Browser, measure: (page: Page) => Promise<number>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Measures one game; each figure is told as soon as it is known. */
async function measureGame(browser: Browser, game: AnyGame): Promise<void> {
  const picture = `  a click on screen at ${THROTTLE}×`;
  const milliseconds = (times: readonly number[], share: number): string => `${at(times, share).toFixed(0)} ms`;
  console.log(game.id);
  const size = await firstVisit(browser, (page) => weightOfTable(page, ADDRESS, game.id));
  line('  script of a first visit to a table, gzip', `${size.toFixed(1)} kB`, `at most ${MOST_SCRIPT.table} kB`);
  const rounds = await pictureTimes(browser, game);
  line(
    `${picture}, median`,
    milliseconds(middles(rounds), 0.5),
    `${CLICKS} clicks, the middle of ${ROUNDS} times each`,
  );
  line(`${picture}, 95 %`, milliseconds(middles(rounds), 0.95), `at most ${MOST_MS} ms`);
  line(`${picture}, 95 % of all times`, milliseconds(rounds.flat(), 0.95), `${rounds.flat().length} times`);
  const work = await playClicks(browser, game, COUNTED, workOfClick);
  line('  processor time for all of a click, median', `${at(work, 0.5).toFixed(1)} ms`, `${work.length} clicks at 1×`);
  const { frames, late } = await lateFrames(browser, game);
  line('  late frames while pieces travel', `${((100 * late) / frames).toFixed(1)} %`, `${late} of ${frames} frames`);
}

const server = await servePage(folder, PORT);
const browser = await openBrowser();
try {
  const home = await firstVisit(browser, (page) => weightOfHome(page, ADDRESS));
  line('script of a first visit to home, gzip', `${home.toFixed(1)} kB`, `at most ${MOST_SCRIPT.home} kB`);
  const wanted = process.argv.slice(2);
  for (const game of GAMES) if (wanted.length === 0 || wanted.includes(game.id)) await measureGame(browser, game);
} catch (error) {
  console.error(`bench:web stopped: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
