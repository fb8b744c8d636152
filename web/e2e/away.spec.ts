import { expect, test } from '@playwright/test';
import { quicken } from './player.ts';

test('a line that goes silent without closing is seen on the page, and play goes on when it is mended', async ({
  page,
}) => {
  let isSilent = false;
  await page.routeWebSocket('**/api/socket', (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => void (isSilent || far.send(message)));
    far.onMessage((message) => void (isSilent || near.send(message)));
  });
  await quicken(page);
  await page.goto('/new/caper-cards');
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.getByLabel('Name', { exact: true }).first().fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Who is to have seat 2').selectOption('easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('[data-standing="possible"]').first()).toBeVisible();
  const before = await page.locator('.table-move').textContent();

  isSilent = true;
  await expect(page.getByRole('status').getByText('Out of touch.')).toBeVisible();
  await page.locator('[data-standing="possible"]').first().click();
  isSilent = false;
  await expect(page.getByText('Out of touch.')).toHaveCount(0);
  // What was chosen meanwhile is done now.
  await expect(page.locator('.table-move')).not.toHaveText(before!);
});
