import { expect, type Locator, type Page } from '@playwright/test';
import { keptGame } from './keptGame.ts';

/** Settings for a quick, still page. */
const QUICK = { pace: 'at once', motion: 'reduced', forced: 'off', confirm: 'off' };

/** Makes the page quick before it loads. */
export async function quicken(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const kept = JSON.stringify({ ...QUICK, ...settings });
  await page.addInitScript((text) => localStorage.setItem('hideout/settings', text), kept);
}

/** A deal of Caper Cards for one whose first card from the row asks for nothing. */
const SOLO_SECRET = '33'.repeat(32);

/** Opens a kept game. */
export async function openKept(page: Page, [key, text]: readonly [string, string]): Promise<void> {
  await page.addInitScript(([name, game]) => localStorage.getItem(name) ?? localStorage.setItem(name, game), [
    key,
    text,
  ] as const);
  await page.goto(`/play/${key.split('/').at(-1)}`);
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
}

/** A solo game of Caper Cards with a fixed deal, before the first decision. */
export async function startSolo(page: Page): Promise<void> {
  await openKept(page, keptGame('solo', { seats: ['person'], secret: SOLO_SECRET }));
  await expect(page.getByRole('list', { name: /^Your hand/ })).toBeVisible();
}

/** Sets up a game with one person and random bots, and starts it. */
export async function startAgainstBots(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  const seats = page.locator('.seat-row select');
  await expect(seats.first()).toBeVisible();
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('random');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
}

/** Opens the guided first game; whoever has never played sees the primer before it. */
export async function startGuided(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  const start = page.getByRole('button', { name: /guided game|Anleitung beginnen/ });
  await expect(start.or(page.getByRole('note'))).toBeVisible();
  if (await start.isVisible()) await start.click();
}

/** Nothing of what the table stops for is cut off or lies outside the window. */
export async function expectWhole(page: Page): Promise<void> {
  const cut = await page.locator('.caption[data-kind]').evaluateAll((captions) =>
    captions
      .filter((caption) => {
        const parts = [...caption.querySelectorAll('.caption-text, .caption-tools')];
        const { bottom } = caption.closest('.dock')!.getBoundingClientRect();
        return parts.some((part) => part.getBoundingClientRect().bottom > Math.min(bottom, innerHeight) + 1);
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
}

const ending = (page: Page): Locator => page.getByRole('group', { name: 'Result' });
const POSSIBLE = '[data-standing="possible"], .choice';

/** Waits for another moment than the one before: another decision of the viewer, or the end. */
export async function nextMoment(page: Page, before: string): Promise<string> {
  for (;;) {
    await page.waitForFunction(otherMoment, [POSSIBLE, before] as const, { timeout: 20_000, polling: 15 });
    // The board is shown first; what lies around it may tell that it was not another decision after all.
    await followed(page);
    const moment = await page.evaluate(otherMoment, [POSSIBLE, before] as const);
    if (moment !== undefined) return moment;
  }
}

/** The moment on the page, if it is the end or another decision than the one before. */
function otherMoment([possible, before]: readonly [string, string]): string | undefined {
  if (document.querySelector('.ending')) return 'over';
  if (!document.querySelector('.dock[data-mine]') || !document.querySelector(possible)) return undefined;
  const move = document.querySelector('.table-move')?.textContent ?? '';
  const now = `${move}, ${document.querySelectorAll('[data-standing="chosen"]').length} chosen`;
  return now === before ? undefined : now;
}

/** Waits until what follows a move is on the screen too: what glows, and hands that are passed on. */
const followed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 500 });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)));
      }),
  );

/** Makes decisions with the mouse until the game is over, or this many. */
export async function playByMouse(page: Page, most = Infinity): Promise<void> {
  let moment = await nextMoment(page, '');
  for (let decision = 0; moment !== 'over' && decision < most; decision++) {
    const things = page.locator(POSSIBLE);
    await things.nth(decision % (await things.count())).click();
    moment = await nextMoment(page, moment);
  }
  if (most === Infinity) await expect(ending(page)).toBeVisible();
}

/** Makes decisions with Tab and Enter alone until the game is over, or this many. */
export async function playByKeyboard(page: Page, most = Infinity): Promise<void> {
  let moment = await nextMoment(page, '');
  for (let decision = 0; moment !== 'over' && decision < most; decision++) {
    await reach(page);
    await page.keyboard.press('Enter');
    moment = await nextMoment(page, moment);
  }
  if (most === Infinity) await expect(ending(page)).toBeVisible();
}

/** Presses Tab until something possible has the focus. */
export async function reach(page: Page): Promise<void> {
  for (let press = 0; press < 60; press++) {
    const isThere = await page.evaluate((possible) => document.activeElement?.matches(possible) === true, POSSIBLE);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to anything possible');
}
