import { expect, test } from '@playwright/test';
import { playByKeyboard, playByMouse, quicken, startAgainstBots } from './player.ts';

// Caper: Europe and Caps & Hammers are played whole in specs of their own.

test('caper-cards: a whole game by mouse against bots', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  await playByMouse(page);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
});

test('caper-cards: a whole game by keyboard alone', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  await playByKeyboard(page);
});

test('caper-1970: sixty decisions by mouse, then sixty by keyboard', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-1970');
  await playByMouse(page, 60);
  await playByKeyboard(page, 60);
  await expect(page.locator('.log-line').first()).toBeVisible();
});
