import { expect, test } from '@playwright/test';
import { expectClean } from './clean.ts';
import { keptGame } from './keptGame.ts';
import { openKept, quicken } from './player.ts';

const FINISHED = keptGame('done', {
  seats: ['person', 'easy'],
  secret: '5a'.repeat(32),
  until: (match) => match.outcome !== undefined,
});

test('insights: my games are analysed on request, put together, kept, and readable on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await quicken(page);
  await openKept(page, FINISHED);
  await page.goto('/mine');
  await page.getByRole('link', { name: 'Insights into how I play' }).click();
  await expect(page.getByText('0 of your 1 games are analysed.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse the other one' }).click();
  await expect(page.getByText('1 of your 1 games are analysed.')).toBeVisible({ timeout: 150_000 });
  const games = page.getByRole('group', { name: 'By game' }).getByRole('row');
  await expect(games.nth(1)).toContainText(/^Caper Cards1[01]/);
  await expect(page.getByRole('group', { name: 'By opponent' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'By phase of the game' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('group', { name: 'How you began' }).getByRole('row').nth(1)).toContainText(/^Play the/);
  await expectClean(page, 'insights');

  await page.reload();
  await expect(page.getByText('1 of your 1 games are analysed.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectClean(page, 'insights on a phone');

  await page.goto('/mine');
  await page.getByRole('button', { name: /^Caper Cards: Forget/ }).click();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hideout/digest/')));
  expect(await kept()).toEqual([]);
});
