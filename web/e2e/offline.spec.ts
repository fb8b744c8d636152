import { expect, test } from '@playwright/test';
import { playByMouse, quicken } from './player.ts';

test('after the first load a whole game is played offline', async ({ page, context }) => {
  await quicken(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No server answers')).toBeVisible();
  await page.getByRole('link', { name: 'Caper Cards: Play' }).click();
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  await playByMouse(page);
});
