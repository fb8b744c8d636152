import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { gameOf } from '@hideout/catalogue/house';
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { after, keptGame } from './keptGame.ts';
import { openKept, playByMouse, quicken } from './player.ts';

const RECORD = new URL('../../games/caps-and-hammers/test/records/version-1/draw.json', import.meta.url);

test('a game of earlier rules goes on by them, and the next one is by the current rules', async ({ page }) => {
  await quicken(page);
  const game = gameOf(capsAndHammers.id, 1);
  await openKept(
    page,
    keptGame('old', { game, seats: ['person', 'random'], secret: '07'.repeat(32), until: after(165) }),
  );
  await playByMouse(page);
  const versionOf = (id: string) =>
    page.evaluate((key) => {
      const { record } = JSON.parse(localStorage.getItem(key)!) as { record: string };
      return (JSON.parse(record) as { rulesVersion: number }).rulesVersion;
    }, `hideout/game/${id}`);
  expect(await versionOf('old')).toBe(1);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(/\/play\/old$/);
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  expect(await versionOf(new URL(page.url()).pathname.split('/').at(-1)!)).toBe(capsAndHammers.rulesVersion);
});

test('a record of earlier rules is replayed, verified and played on', async ({ page }) => {
  await quicken(page);
  await page.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: readFileSync(RECORD) });
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByText(/^Proven/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here (against bots)' }).click();
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  await playByMouse(page, 2);
});
