import { expect, test } from '@playwright/test';
import { playByKeyboard, playByMouse, quicken, startAgainstBots } from './player.ts';

// The other games are played whole in specs of their own.

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
