import { expect, test, type Page } from '@playwright/test';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { expectClean } from './clean.ts';
import { keptGame } from './keptGame.ts';
import { quicken } from './player.ts';

/** A finished game in which Ada always took the last of her choices. */
const [KEY, TEXT] = keptGame('over', {
  game: capsAndHammers,
  seats: ['person', 'easy'],
  secret: '5a'.repeat(32),
  until: (match) => match.outcome !== undefined,
  choose: (match) => match.legal().at(match.legal().size - 1),
});

const GRAPH = /^Graph of the chance to win/;

/** Opens the game's analysis, which is not made yet. */
async function openAnalysis(page: Page): Promise<void> {
  await quicken(page);
  await page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [KEY, TEXT]);
  await page.goto('/analysis/over');
}

test.describe('of one game, made once', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(240_000);
    page = await browser.newPage();
    await openAnalysis(page);
    await page.getByRole('button', { name: 'Analyse this game' }).click();
    await expect(page.getByRole('img', { name: GRAPH })).toBeVisible({ timeout: 150_000 });
  });
  test.afterAll(() => page.close());

  test('analysis: board and graph, by slider and click, turning points, accounts', async () => {
    await expectClean(page, 'analysis');
    const slider = page.getByRole('slider', { name: 'Decision on the graph' });
    const place = () => slider.getAttribute('aria-valuetext');
    const first = await place();
    await slider.focus();
    await slider.press('End');
    expect(await place()).toMatch(/^The end/);
    await page.getByRole('img', { name: GRAPH }).click({ position: { x: 12, y: 40 } });
    expect(await place()).toBe(first);
    await expect(page.locator('.analysis-board .surface')).toBeVisible();

    const mistakes = page.locator('.analysis-turning li').filter({ hasText: 'a choice that cost' });
    await expect(mistakes.first()).toContainText(/in 100 games: \S/);

    const accounts = page.getByRole('group', { name: 'Luck and skill' }).getByRole('row');
    await expect(accounts).toHaveCount(3);
    const ada = (await accounts.nth(1).getByRole('cell').allTextContents()).map((text) =>
      Number(text.replace('−', '-')),
    );
    const [start, luck, own, others, result] = ada;
    expect(start! + luck! + own! + others!).toBe(result);
  });

  test('analysis: a mistake can be tried again, and says why once it is mended', async () => {
    await page.getByRole('button', { name: 'Try it again' }).first().click();
    const choices = page.getByRole('group', { name: 'What would be better here?' });
    await expect(choices).toBeVisible();
    await expect(page.getByText(/^The best:/)).toBeHidden();
    await choices.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText(/^The best:/)).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/play\//);
  });

  test('analysis: it is kept, and readable on a phone', async () => {
    await page.goto('/analysis/over');
    await expect(page.getByRole('img', { name: GRAPH })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analyse this game' })).toBeHidden();
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThan(5 * 844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectClean(page, 'analysis on a phone');
    await page.setViewportSize({ width, height });
  });

  test('analysis: a reason can be looked at in an imagined world, also after the analysis was kept', async () => {
    await page.goto('/analysis/over');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    const reason = page.getByRole('button', { name: /^Show it: / }).first();
    await reason.focus();
    await reason.press('Enter');
    const world = page.getByRole('dialog', { name: 'As it could go' });
    await expect(world.locator('.surface')).toBeVisible({ timeout: 60_000 });
    await expect(world.getByRole('listitem').first()).toBeVisible();
    await expectClean(page, 'an imagined world');
    await world.getByRole('button', { name: 'Close' }).click();
    await expect(world).toBeHidden();
    await expect(reason).toBeFocused();
  });
});

test('analysis: it can be broken off', async ({ page }) => {
  await openAnalysis(page);
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The analysis was broken off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse this game' })).toBeVisible();
});
