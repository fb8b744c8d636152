import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { quicken } from './player.ts';

/** A page of a browser of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await quicken(page);
  return page;
}

/** The cards in the viewer's hand. */
export const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });

const somethingToDo = (page: Page) =>
  page
    .locator('[data-standing="possible"]')
    .or(page.getByRole('group', { name: 'Result' }))
    .first();

/** Whoever can act does one thing; false when the game is over. */
export async function actOnce(pages: readonly Page[]): Promise<boolean> {
  for (;;) {
    await Promise.race(pages.map((page) => somethingToDo(page).waitFor()));
    for (const page of pages) {
      if (await page.getByRole('group', { name: 'Result' }).isVisible()) return false;
      const thing = page.locator('[data-standing="possible"]').first();
      if (!(await thing.isVisible())) continue;
      const before = await page.locator('.table-move').textContent();
      await thing.click();
      await expect(
        page
          .locator('.table-move')
          .or(page.getByRole('group', { name: 'Result' }))
          .first(),
      ).toBeVisible();
      await expect.poll(() => page.locator('.table-move').textContent()).not.toBe(before);
      return true;
    }
  }
}

/** The host, called Ada, opens a table by the set-up page, and sits down by that. */
export async function openTable(host: Page): Promise<void> {
  await host.getByLabel('Name', { exact: true }).first().fill('Ada');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** Takes a seat on the page that the link leads to. */
export async function accept(guest: Page, name: string): Promise<void> {
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
}

/** Two people at a table by link whose game has begun, and its address. */
export async function sitDown(browser: Browser, game: string, clock = 'without a clock') {
  const host = await openPage(browser);
  await host.goto(`/new/${game}`);
  const seats = host.locator('.seat-row select');
  await expect(seats.first()).toBeVisible();
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('friend');
  await host.getByLabel('Thinking time').selectOption(clock);
  await openTable(host);
  const link = await host.getByLabel('Send this link to your friends').inputValue();
  const guest = await openPage(browser);
  await guest.goto(link);
  await accept(guest, 'Grace');
  // Where a clock runs, somebody says when.
  if (/ min /.test(clock)) await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(host)).toBeVisible();
  await expect(hand(guest)).toBeVisible();
  return { host, guest, link };
}

/** Whose turn it is, and the other one. */
export async function byTurn(host: Page, guest: Page): Promise<readonly [Page, Page]> {
  const isIn = (page: Page) => page.locator('.dock[data-mine]').isVisible();
  await expect.poll(async () => (await isIn(host)) !== (await isIn(guest))).toBe(true);
  return (await isIn(host)) ? [host, guest] : [guest, host];
}
