import { expect, test } from '@playwright/test';
import { playByKeyboard, playByMouse, quicken, startAgainstBots } from './player.ts';

const GAMES = ['caper-europe', 'caps-and-hammers', 'caper-cards'];

for (const game of GAMES) {
  test(`${game}: a whole game by mouse against bots`, async ({ page }) => {
    test.setTimeout(120_000);
    await quicken(page);
    await startAgainstBots(page, game);
    await playByMouse(page);
    await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  });

  test(`${game}: a whole game by keyboard alone`, async ({ page }) => {
    test.setTimeout(120_000);
    await quicken(page);
    await startAgainstBots(page, game);
    await playByKeyboard(page);
  });
}

test('caper-1970: sixty decisions by mouse, then sixty by keyboard', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-1970');
  await playByMouse(page, 60);
  await playByKeyboard(page, 60);
  await expect(page.locator('.log-line').first()).toBeVisible();
});
