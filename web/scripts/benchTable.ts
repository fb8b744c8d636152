import type { AnyGame } from '@hideout/kernel';
import type { Browser, Page } from '@playwright/test';
import { fixChance } from '../e2e/fixedChance.ts';
import { keptGame } from '../e2e/keptGame.ts';
import { quickSeats } from '../src/pages/setup/seatNames.ts';
import { keepEntries } from './studio.ts';

const SETTLE_MS = 250;
/** The shortest time that the browser reports for an event. */
const LEAST_MS = 16;
/** Nothing that the page owes takes this long; what does will never come. */
const PATIENCE_MS = 30_000;
/** Deals 0 to 79 have secrets of their own, of two digits each time. */
const FIRST_DEAL = 20;

interface Opening {
  readonly game: AnyGame;
  /** Numbers the deals of a game. */
  readonly deal: number;
}

/** A new game against a bot that answers at once, and in every run the same. */
export async function openTable(browser: Browser, address: string, { game, deal }: Opening): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const bots = Array.from({ length: quickSeats(game) - 1 }, () => 'random');
  const table = keptGame('bench', { game, seats: ['person', ...bots], secret: `${FIRST_DEAL + deal}`.repeat(32) });
  const settings = JSON.stringify({ forced: 'off', pace: 'quick', motion: 'full', confirm: 'off' });
  await keepEntries(page, [table, ['hideout/settings', settings]]);
  await fixChance(page);
  await page.goto(`${address}/play/bench`);
  await isMine(page);
  return page;
}

/** Waits for a decision, and skips what the table stops for; false when the game is over. */
export async function isMine(page: Page): Promise<boolean> {
  const come = page.waitForFunction(
    () => {
      if (document.querySelector('.ending')) return 'over';
      document.querySelector<HTMLElement>('.caption-tools > .quiet')?.click();
      const isOpen =
        document.querySelector('.dock[data-mine]') && document.querySelector('[data-standing="possible"], .choice');
      return isOpen ? 'mine' : undefined;
    },
    undefined,
    { timeout: 0 },
  );
  const moment = await inTime(page, come, 'no decision and no ending came');
  await page.waitForTimeout(SETTLE_MS);
  return (await moment.jsonValue()) === 'mine';
}

/** What the page owes, or an error that says what did not come and what the page shows instead. */
async function inTime<T>(page: Page, owed: Promise<T>, failure: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
  const answer = await Promise.race([owed.then((value) => ({ value })), late]);
  clearTimeout(timer);
  if (answer) return answer.value;
  // It fails when the page is closed, and nobody waits for it any more.
  owed.catch(() => {});
  const shown = await page.evaluate(() => (document.querySelector('.dock') ?? document.body).textContent);
  throw new Error(`${failure} within ${PATIENCE_MS / 1000} s; the page shows “${shown.trim().slice(0, 200)}”`);
}

/**
 * Puts the mouse on something possible and clicks; the milliseconds from the click until the screen showed what came of
 * it. The browser itself tells when it had shown the first frame after the click (Event Timing); where that frame did
 * not hold the result yet, the frame that did counts.
 */
export async function clickOnce(page: Page, click: number): Promise<number> {
  const [x, y] = await page.evaluate(somethingPossible, click);
  await page.mouse.move(x, y);
  await page.waitForTimeout(SETTLE_MS);
  const seen = page.evaluate(watchClick, LEAST_MS);
  // The watch must be set before the click: what the page is asked, it answers in order.
  await page.evaluate(() => undefined);
  await page.mouse.down();
  await page.mouse.up();
  return inTime(page, seen, 'a click on something possible changed nothing');
}

/** The middle of something possible that nothing covers. */
function somethingPossible(click: number): readonly [number, number] {
  const things = [...document.querySelectorAll('[data-standing="possible"], .choice')];
  for (const index of things.keys()) {
    const thing = things[(click * 7 + index) % things.length]!;
    thing.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    if (document.elementFromPoint(...middle)?.closest('[data-thing], .choice') === thing) return middle;
  }
  throw new Error('nothing that is possible can be clicked');
}

/** How long the next click takes until the board or the dock has been shown otherwise: a word, a piece, a choice. */
function watchClick(least: number): Promise<number> {
  const chosen = () => document.querySelectorAll('[data-standing="chosen"]').length;
  const chosenBefore = chosen();
  // What took less than the least is never reported; a busy machine reports late.
  const patience = 2000;
  const shownFirst = new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (!click) return;
      observer.disconnect();
      resolve(click.duration);
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  });
  return new Promise((resolve) => {
    const follow = ({ timeStamp }: Event) => {
      let isOther = false;
      const changes = new MutationObserver(() => (isOther = true));
      const attributeFilter = ['class', 'style', 'transform', 'd', 'points'];
      for (const part of document.querySelectorAll('.surface, .dock'))
        changes.observe(part, { subtree: true, childList: true, characterData: true, attributeFilter });
      const look = (isFirst: boolean) => {
        if (!isOther && chosen() === chosenBefore) return requestAnimationFrame(() => look(false));
        changes.disconnect();
        // The browser reports the first frame some time after it has shown it; another one is shown when the next begins.
        if (isFirst) {
          void shownFirst.then(resolve);
          return setTimeout(() => resolve(least), patience);
        }
        return requestAnimationFrame((next) => resolve(next - timeStamp));
      };
      requestAnimationFrame(() => look(true));
    };
    addEventListener('click', follow, { once: true, capture: true });
  });
}
