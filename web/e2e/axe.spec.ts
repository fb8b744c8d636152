import { CATALOGUE } from '@hideout/catalogue';
import { expect, test } from '@playwright/test';
import { expectClean } from './clean.ts';
import { playByMouse, quicken, startAgainstBots, startGuided } from './player.ts';

/** All rulebooks are drawn alike, so the shortest stands for them; the same goes for where their rules come from. */
const RULES = ['/rules/caper-cards', '/rules/caper-cards/provenance'];
const PAGES = ['/', '/new/caper-cards', ...RULES, '/replay', '/fair', '/settings', '/nowhere'];

/** The pages that are about people. */
const PEOPLE = ['/mine', '/daily', '/near/caper-cards', '/ratings/caper-cards', '/settings'];

test('axe finds nothing on any page', async ({ page }) => {
  test.setTimeout(300_000);
  await quicken(page);
  for (const place of PAGES) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectClean(page, place);
  }
});

test.describe('on a phone, where words are long', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('no page is wider than the screen, and axe finds nothing on those about people', async ({ page }) => {
    for (const place of new Set([...PAGES, ...PEOPLE])) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (PEOPLE.includes(place)) await expectClean(page, `${place} in German`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(390);
    }
  });
});

test('axe finds nothing at a table, its end, its replay and its analysis', async ({ page }) => {
  test.setTimeout(180_000);
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  const card = page.locator('[data-standing="possible"]').first();
  await expect(card).toBeVisible();
  await expectClean(page, 'table');
  await page.getByRole('button', { name: /^Risk card/ }).hover();
  await expect(page.getByRole('heading', { name: 'Why not?' })).toBeVisible();
  await expectClean(page, 'why not');
  await page.getByRole('button', { name: 'Help' }).click();
  await expectClean(page, 'help');
  await page.keyboard.press('Escape');
  await playByMouse(page);
  await expectClean(page, 'ending');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('group', { name: 'Step' })).toBeVisible();
  await expectClean(page, 'replay');
  await page.goBack();
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectClean(page, 'analysis');
});

test('axe finds nothing at the table of any game, the curtain and the guide', async ({ page }) => {
  test.setTimeout(180_000);
  await quicken(page);
  for (const { id } of CATALOGUE) {
    await startAgainstBots(page, id);
    await expect(page.locator('[data-standing="possible"], .choice').first()).toBeVisible();
    await expectClean(page, id);
  }
  await page.goto('/new/caper-cards');
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
  await expectClean(page, 'curtain');
  await startGuided(page, 'caper-cards');
  await expect(page.getByRole('note')).toBeVisible();
  await expectClean(page, 'guide');
});
