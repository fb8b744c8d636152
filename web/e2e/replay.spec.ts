import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { playByMouse, quicken, startAgainstBots } from './player.ts';

async function finishGame(page: Page): Promise<void> {
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  await playByMouse(page);
}

test('replay: step, address, viewpoint, verify, download, upload and fork', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const steps = page.getByRole('group', { name: 'Step' });
  await expect(steps).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/\/replay\/\w+\/1$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/replay\/\w+\/[1-9]\d*$/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/replay\/\w+\/0$/);

  await page.getByLabel('Viewpoint').selectOption('everybody');
  await expect(page.getByRole('list', { name: /^Your hand/ })).toHaveCount(2);
  await page.getByLabel('Viewpoint').selectOption('-1');
  await expect(page.getByRole('list', { name: /^Your hand/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByText(/^Proven/)).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await waiting).path();
  const text = readFileSync(file, 'utf8');

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'altered.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace('Otto', 'Anna')),
  });
  await expect(page.getByRole('alert')).toContainText('altered');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/\/replay\/\w+/);

  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'Play on from here (against bots)' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.log-line').first()).toBeVisible();
  await expect(page.getByRole('list', { name: /^Your hand/ })).toBeVisible();
});

test('a game under way has no replay, since it would show every hand', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/replay/${id}`);
  await expect(page.getByText('still going on')).toBeVisible();
});

test('a hint on request lights a choice, says why, and plays it', async ({ page }) => {
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  await expect(page.locator('[data-standing="possible"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('group', { name: 'Hint' });
  const play = hint.getByRole('button', { name: 'Play it' });
  await expect(play).toBeVisible({ timeout: 20_000 });
  await expect(hint.getByRole('status')).toContainText(/wins \d+ in 100 games/);
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[data-marked]').first()).toBeVisible();
  const move = page.locator('.table-move');
  const before = await move.textContent();
  await play.press('Enter');
  await expect(hint).toBeHidden();
  await expect(move).not.toHaveText(before!);
});
