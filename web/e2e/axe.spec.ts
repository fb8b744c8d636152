import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { playByMouse, quicken, startAgainstBots } from './player.ts';

const THEMES = ['paper', 'midnight'] as const;
const PAGES = ['/', '/new/caper-cards', '/rules', '/rules/caper-cards', '/replay', '/fair', '/settings', '/nowhere'];

async function expectClean(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  expect(found, place).toEqual([]);
}

for (const theme of THEMES) {
  test(`axe finds nothing on any page in ${theme}`, async ({ page }) => {
    await quicken(page, { theme });
    for (const place of PAGES) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page, place);
    }
  });

  test(`axe finds nothing at a table, its end, its replay and its analysis in ${theme}`, async ({ page }) => {
    await quicken(page, { theme });
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

  test(`axe finds nothing at another table, the curtain and the guide in ${theme}`, async ({ page }) => {
    await quicken(page, { theme });
    for (const game of ['caper-europe', 'caper-1970', 'caps-and-hammers']) {
      await startAgainstBots(page, game);
      await expect(page.locator('[data-standing="possible"], .choice').first()).toBeVisible();
      await expectClean(page, game);
    }
    await page.goto('/new/caper-cards');
    await page.locator('.seat-row select').nth(1).selectOption('person');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
    await expectClean(page, 'curtain');
    await page.goto('/learn/caper-cards');
    await expect(page.getByRole('note')).toBeVisible();
    await expectClean(page, 'guide');
  });
}
