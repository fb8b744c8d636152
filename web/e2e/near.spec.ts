import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { quicken } from './player.ts';

async function openPage(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quicken(page);
  await page.goto(path);
  return page;
}

const waiting = (page: Page) => page.getByRole('button', { name: 'Wait no more' });

/** Somebody new begins to wait, by keyboard alone. */
async function wait(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Enter');
}

test('two who are near are brought together, play, and their ratings change', async ({ browser }) => {
  const ada = await openPage(browser, '/near/caps-and-hammers');
  await expect(ada.getByText('After 60 seconds a bot')).toBeVisible();
  await wait(ada, 'Ada');
  await expect(waiting(ada)).toBeVisible();
  await expect(ada.getByRole('timer')).toHaveText(/In \d+ seconds? a bot plays/);
  await ada.reload();
  await expect(waiting(ada)).toBeVisible();
  await expectClean(ada, 'near, waiting');
  await waiting(ada).press('Enter');
  await expect(ada.getByRole('button', { name: 'Find somebody' })).toBeVisible();
  await ada.getByRole('button', { name: 'Find somebody' }).press('Enter');
  await expect(waiting(ada)).toBeVisible();
  const grace = await openPage(browser, '/near/caps-and-hammers');
  await wait(grace, 'Grace');
  for (const page of [ada, grace]) await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  expect(new URL(ada.url()).pathname).toBe(new URL(grace.url()).pathname);

  await grace.getByRole('button', { name: 'Resign' }).click();
  await grace.getByRole('button', { name: 'Resign for good' }).click();
  await expect(ada.locator('.rating-news')).toContainText(/Your rating: 1500 → 1[5-9]\d\d/);
  await expect(grace.locator('.rating-news')).toContainText(/Your rating: 1500 → 1[1-4]\d\d/);
  await ada.goto('/mine');
  const mine = ada.getByRole('region', { name: 'My ratings' });
  await expect(mine.getByText('provisional').first()).toBeVisible();
  await expectClean(ada, 'my ratings');
  await mine.getByRole('link', { name: /Leaderboard/ }).click();
  await expect(ada.getByRole('heading', { level: 1, name: /^Leaderboard/ })).toBeVisible();
  // A guest's name does not last, so it does not stand here.
  await expect(ada.getByRole('rowheader', { name: 'Ada' })).toHaveCount(0);
  await expectClean(ada, 'leaderboard');
  for (const page of [ada, grace]) await page.context().close();
});

test('a game in which something was taken back is not rated', async ({ browser }) => {
  const ada = await openPage(browser, '/new/caper-cards');
  const seats = ada.locator('.seat-row select');
  await seats.nth(1).selectOption('friend');
  await expect(ada.getByLabel('Rating')).toHaveValue('rated');
  await ada.getByLabel('Name', { exact: true }).first().fill('Ada');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByLabel('Send this link to your friends').inputValue();
  const grace = await openPage(browser, link);
  await grace.getByLabel('Your name').fill('Grace');
  await grace.getByRole('button', { name: 'Sit down and play' }).click();
  const possible = (page: Page) => page.locator('[data-standing="possible"]').first();
  await Promise.race([ada, grace].map((page) => possible(page).waitFor()));
  const [first, second] = (await possible(ada).isVisible()) ? [ada, grace] : [grace, ada];
  await possible(first).click();
  await first.getByRole('button', { name: /Ask to take it back/ }).click();
  await second.getByRole('button', { name: 'Agree' }).click();
  await possible(first).waitFor();
  await first.getByRole('button', { name: 'Resign' }).click();
  await first.getByRole('button', { name: 'Resign for good' }).click();
  for (const page of [first, second])
    await expect(page.locator('.rating-news')).toHaveText('Not rated: something was taken back.');
  for (const page of [first, second]) await page.context().close();
});
