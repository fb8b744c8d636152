import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { playByMouse, quicken } from './player.ts';

const card = (page: Page) => page.locator('.daily-card[data-game="caper-cards"]');

/** Somebody new plays the deal of the day to its end, and comes to the table of the day. */
async function playToday(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await quicken(page);
  await page.goto('/daily');
  await expect(card(page).getByText('Results are shown when you have finished yours.')).toBeVisible();
  await expect(card(page).getByRole('table')).toHaveCount(0);
  await card(page).getByLabel('Your name').fill(name);
  await card(page).getByRole('button', { name: 'Caper Cards: Play today’s deal' }).click();
  await playByMouse(page);
  await page.getByRole('link', { name: 'To the table of the day' }).click();
  await expect(card(page).getByRole('row', { name: / You / })).toBeVisible();
  return page;
}

test('the daily heist: three play the same deal once, are compared with each other and with bots, and tell without telling', async ({
  browser,
}) => {
  const pages = [];
  for (const name of ['Ada', 'Grace', 'Hedy']) pages.push(await playToday(browser, name));
  const last = pages.at(-1)!;
  for (const name of ['Ada', 'Grace']) await expect(card(last).getByRole('rowheader', { name })).toBeVisible();
  await expect(async () => {
    await last.reload();
    await expect(card(last).getByRole('rowheader', { name: 'Bot (easy)' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  // They chose alike in the same deal, so they did alike.
  const results = (await card(last).getByRole('row').allTextContents()).filter((row) => /Ada|Grace|You/.test(row));
  expect(new Set(results.map((row) => row.replace(/Ada|Grace|You/, ''))).size).toBe(1);
  await expect(card(last).getByRole('button', { name: /Play today/ })).toHaveCount(0);
  await card(last).getByRole('button', { name: 'Caper Cards: Share my result' }).click();
  await expect(card(last).getByText('Copied')).toBeVisible();
  expect(await last.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^The daily heist \d{4}-\d\d-\d\d\nCaper Cards: (won|lost), \d+ points?, not ranked http.*\/daily$/,
  );
  await expect(last.getByText('A streak of one day')).toBeVisible();
  await expectClean(last, 'daily');
  await last.goto('/mine');
  await expect(last.getByRole('listitem').filter({ hasText: 'alone · the daily heist' })).toHaveCount(1);
  await last.goto('/daily');

  await last.getByLabel('Another day').selectOption({ index: 1 });
  await expect(last.getByText('This day is over')).toBeVisible();
  await card(last).getByRole('button', { name: 'Caper Cards: Play this deal' }).click();
  await expect(last.getByRole('main', { name: 'The table' })).toBeVisible();
  for (const page of pages) await page.context().close();
});
