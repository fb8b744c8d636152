import { expect, test } from '@playwright/test';
import { expectClean } from './clean.ts';
import { keptGame } from './keptGame.ts';
import { openKept, quicken } from './player.ts';

/** A finished game of two, of which the first was a person. */
const FINISHED = keptGame('done', {
  seats: ['person', 'easy'],
  secret: '5a'.repeat(32),
  until: (match) => match.outcome !== undefined,
});

test('my games: result, opponents and statistics; a replay shared by its address opens anywhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await quicken(page);
  await openKept(page, FINISHED);
  await page.goto('/mine');
  const history = page.getByRole('region', { name: 'Finished games' });
  await expect(history.getByRole('listitem')).toContainText(/Caper Cards with Otto \(easy\)(won|lost)/);
  await expect(page.getByRole('row', { name: /^Caper Cards 1 / })).toBeVisible();
  await expectClean(page, 'my games');
  await history.getByLabel('Where').selectOption('by link');
  await expect(history.getByText('No game is like that.')).toBeVisible();
  await history.getByLabel('Where').selectOption('all');

  await history.getByRole('link', { name: 'Caper Cards: Replay' }).click();
  await page.getByRole('button', { name: 'Share this replay' }).click();
  await expect(page.getByRole('button', { name: 'Address copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const address = text.slice(text.indexOf('http'));

  const other = await (await browser.newContext()).newPage();
  await quicken(other);
  await other.goto(address);
  await other.getByRole('button', { name: 'One step on' }).click();
  await expect(other).toHaveURL(/\/replay\/shared\/1#/);
  await other.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(other.getByText(/^Proven/)).toBeVisible();
  await other.goto(address.slice(0, -30));
  await expect(other.getByText('This address does not hold a whole game')).toBeVisible();
  await other.context().close();
  await context.close();
});

test('a game by link that goes on stands first, under what is under way, and not among the open tables', async ({
  page,
}) => {
  await quicken(page);
  await page.goto('/new/caper-cards');
  await page.locator('.seat-row select').nth(1).selectOption('open');
  await page.getByLabel('Name', { exact: true }).first().fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Who is to have seat 2').selectOption('easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.dock[data-mine]')).toBeVisible();
  await page.goto('/');
  const underWay = page.getByRole('region', { name: 'Continue' });
  await expect(underWay.getByRole('listitem')).toContainText('your turn');
  await expect(page.getByRole('region', { name: 'Open tables' }).getByText('your turn')).toHaveCount(0);
  await expectClean(page, 'home with a game');
  await underWay.getByRole('link', { name: 'Caper Cards: Back to the table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await expect(page.getByRole('group', { name: 'Result' })).toBeVisible();
  await page.goto('/mine');
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText('lost');
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText('by link');
});
