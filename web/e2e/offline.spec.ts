import { expect, test, type Page } from '@playwright/test';
import { playByMouse, quicken } from './player.ts';

test.use({ serviceWorkers: 'allow' });

async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 40_000 })
    .toBe(true);
}

test('after the first load a whole game is played offline', async ({ page, context }) => {
  await quicken(page);
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No server answers')).toBeVisible();
  await page.getByRole('link', { name: 'Caper Cards: Play' }).click();
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  await playByMouse(page);
});

test('a file that does not arrive the first time is asked for again', async ({ page, context }) => {
  let lost = 0;
  await context.route('**/assets/*', async (route) => {
    if (route.request().serviceWorker() === null || lost > 0) return route.continue();
    lost++;
    return route.abort();
  });
  await page.goto('/');
  await isKept(page);
  expect(lost).toBe(1);
});
