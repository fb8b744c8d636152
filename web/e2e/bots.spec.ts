import { CATALOGUE } from '@hideout/catalogue';
import { expect, test } from '@playwright/test';
import { expectClean } from './clean.ts';
import { quicken } from './player.ts';

test('the page of bots: from home, with levels, characters and the ladder of every game', async ({ page }) => {
  await quicken(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bots' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bots' })).toBeVisible();
  for (const level of ['beginner', 'easy', 'medium', 'hard', 'master'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${level}$`) })).toBeVisible();
  const ladder = page.getByRole('region', { name: 'How strong they are' });
  for (const { id } of CATALOGUE) {
    await ladder.getByLabel('Game').selectOption(id);
    await expect(page).toHaveURL(new RegExp(`/bots/${id}$`));
    await expect(ladder.getByRole('row', { name: /^medium \d+ ± / })).toBeVisible();
    await expect(ladder.locator('code')).toHaveText(new RegExp(`hideout arena ${id} `));
  }
  await expectClean(page, 'bots');
});

test('a character is asked to the table with its face and its words, and plays', async ({ page }) => {
  await quicken(page);
  await page.goto('/bots');
  await page.getByRole('link', { name: 'the Magpie: Set up a game' }).click();
  await expect(page.locator('.seat-row select').nth(1)).toHaveValue('magpie');
  await expect(page.locator('.company')).toContainText('the Magpie');
  await expect(page.locator('.company .face')).toHaveAttribute('data-who', 'magpie');
  await expectClean(page, 'set-up with a character');
  await page.goto('/new/caper-cards?with=magpie');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.dock[data-mine]')).toBeVisible();
});

test('the sparring partner says how strong it is, keeps away from tables by link, and follows the results', async ({
  page,
}) => {
  await quicken(page);
  await page.goto('/new/caper-cards?with=sparring');
  await expect(page.locator('.company')).toContainText('now between easy and medium');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('main', { name: 'The table' })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as Kept, `hideout/game/${id}`);
  expect(kept.sparring).toEqual({ strength: 1.5, seats: [1] });
  expect(['easy', 'medium']).toContain(kept.seats[1]);

  await page.evaluate((key) => {
    const game = JSON.parse(localStorage.getItem(key)!) as { record: string };
    const record = JSON.parse(game.record) as { outcome: unknown };
    record.outcome = { ending: 'all heists won', winners: [0, 1], scores: [4, 4] };
    localStorage.setItem(key, JSON.stringify({ ...game, record: JSON.stringify(record) }));
  }, `hideout/game/${id}`);
  await page.goto('/bots');
  await expect(page.getByText('Caper Cards: now between easy and medium')).toBeVisible();
  await page.goto('/new/caper-cards?with=sparring');
  const seats = page.locator('.seat-row select');
  await expect(seats.first()).toBeVisible();
  if (await seats.first().locator('option[value="friend"]').count()) {
    await seats.first().selectOption('friend');
    await expect(page.getByRole('alert')).toContainText('plays on this device only');
  }
});

interface Kept {
  readonly seats: readonly string[];
  readonly sparring?: unknown;
}

test('the page of bots in German and by night', async ({ page }) => {
  await quicken(page, { language: 'de', theme: 'midnight' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bots/caps-and-hammers');
  await expect(page.getByRole('heading', { level: 1, name: 'Bots' })).toBeVisible();
  await expect(page.getByText('der Fuchs').first()).toBeVisible();
  await expectClean(page, 'bots, German, midnight, phone');
});
