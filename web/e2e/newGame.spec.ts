import { CATALOGUE } from '@hideout/catalogue';
import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchHouse } from '../../scripts/scratchHouse.ts';
import { servePage } from '../scripts/builtPage.ts';
import { PORT } from './address.ts';
import { expectClean } from './clean.ts';
import { playByMouse, quicken } from './player.ts';

// One house serves all tests of this file.
test.describe.configure({ mode: 'default' });

let house = '';
let address = '';
let server: Awaited<ReturnType<typeof servePage>>;

// A page of a house with one more game, as `hideout new` lays it down.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  house = scratchHouse();
  const run = (folder: string, ...argv: readonly string[]): unknown =>
    execFileSync(process.execPath, argv, { cwd: join(house, folder), stdio: ['ignore', 'ignore', 'inherit'] });
  run('.', 'cli/src/main.ts', 'new', 'river-boats');
  run('web', '../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  server = await servePage(join(house, 'web/dist'), PORT + 100);
  [address] = server.resolvedUrls!.local as [string];
});
test.afterAll(async () => {
  await server.close();
  rmSync(house, { recursive: true, force: true });
});

test('a new game is on the shelf, and what its folder leaves out has a default', async ({ page }) => {
  await quicken(page);
  await page.goto(address);
  const cards = page.locator('.game-card');
  await expect(cards).toHaveCount(CATALOGUE.length + 1);
  const card = cards.filter({ hasText: 'River Boats' });
  await expect(card.locator('.mark')).toBeVisible();
  await expect(card.getByRole('link', { name: /first game, guided/i })).toHaveCount(0);
  await card.getByRole('link', { name: /Rules/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('River Boats');
  await expect(page.locator('#RB-2\\.4')).toContainText('plays a Magpie');
});

test('one click starts a new game, and it is played to its end on a board of text', async ({ page }) => {
  await quicken(page);
  await page.goto(`${address}quick/river-boats`);
  const board = page.locator('.text-board');
  await expect(board).toContainText('Pile: 8');
  await expect(board.locator('.tone-strong').first()).toHaveText('You');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expectClean(page, 'a board of text');
  await playByMouse(page);
});
