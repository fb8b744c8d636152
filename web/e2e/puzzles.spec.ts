import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { sheetsAfter, type Pack, type Puzzle } from '@hideout/bots';
import { caperEurope } from '@hideout/games/caper-europe';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import type { AnyGame } from '@hideout/kernel';
import { expectClean } from './clean.ts';
import { quicken } from './player.ts';

const packOf = (game: string): Pack =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/puzzles.json`, import.meta.url), 'utf8')) as Pack;

/** The puzzle that the page asks. */
async function asked<Kind extends Puzzle['kind']>(page: Page, game: string, kind: Kind) {
  await page.locator('.puzzle-bar select').first().selectOption(kind);
  await expect(page.locator('.puzzle .surface')).toBeVisible();
  const id = await page.locator('.puzzle').getAttribute('data-puzzle');
  const puzzle = packOf(game).puzzles.find((each) => each.id === id)!;
  expect(puzzle.kind).toBe(kind);
  return puzzle as Extract<Puzzle, { kind: Kind }>;
}

test.beforeEach(async ({ page }) => {
  await quicken(page);
});

test('puzzles: the move is chosen on the board, rated once, and explained', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
  await expectClean(page, 'shelf of puzzles');
  await page.getByRole('link', { name: 'Caps & Hammers' }).click();
  const puzzle = await asked(page, 'caps-and-hammers', 'move');
  await expectClean(page, 'puzzle');
  expect(capsAndHammers.words.en.label(puzzle.right[0]![0]!, puzzle.view as never)).toBe('End the turn');
  await page
    .locator('.puzzle')
    .getByRole('button', { name: /^End (the )?turn/i })
    .first()
    .click();
  await expect(page.getByText('Right!')).toBeVisible();
  await expect(page.locator('.puzzle-reasons li').first()).toBeVisible();
  await expect(page.getByText(/^Rating: 1300 → 13\d\d$/)).toBeVisible();
  await expectClean(page, 'a solved puzzle');
  await page.reload();
  await expect(page.getByText(/Your rating: 13\d\d\?.*1 success in a row/)).toBeVisible();
  await expect(page.locator('.puzzle')).not.toHaveAttribute('data-puzzle', puzzle.id);
});

test('puzzles: marks and sums by keyboard alone, and what was missed comes again', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-18T12:00:00Z') });
  await page.goto('/puzzles/caper-europe');
  const riddle = await asked(page, 'caper-europe', 'hold');
  const wrong = riddle.believed[0]! > riddle.believed[1]! ? 'Yes' : 'No';
  const more = page.getByRole('button', { name: `One mark more: ${wrong}` });
  await more.focus();
  for (let mark = 0; mark < 10; mark++) await page.keyboard.press('Enter');
  await expect(page.getByText('0 marks left')).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).press('Enter');
  await expect(page.getByText('Not quite.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: wrong })).toContainText('98 %');

  const sum = await asked(page, 'caper-europe', 'score');
  const game = caperEurope as unknown as AnyGame;
  const sheets = sum.after ? sheetsAfter(game, sum.view, sum.after) : game.sheets(sum.view);
  const { total, lines } = sheets.find(({ heading, seat }) => heading === sum.heading && seat === sum.of)!;
  await page.getByRole('textbox', { name: 'Points' }).fill(String(total));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Right! It is ${total}.`)).toBeVisible();
  await expect(page.locator('.puzzle-lines tr')).toHaveCount(lines.length);
  await expectClean(page, 'a sum');

  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  await page.reload();
  await page.getByRole('button', { name: 'Review what was missed (1)' }).click();
  await expect(page.locator('.puzzle')).toHaveAttribute('data-puzzle', riddle.id);
  await expect(page.getByText('This is a review; it is not rated.')).toBeVisible();
});

test('puzzles: on a phone, in German, nothing is wider than the window, and the question stands below the board', async ({
  page,
}) => {
  await quicken(page, { language: 'de' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/puzzles/caps-and-hammers');
  const topOf = (part: string) => page.locator(part).evaluate((each) => each.getBoundingClientRect().top);
  for (const kind of ['move', 'hold', 'score']) {
    await page.locator('.puzzle-bar select').first().selectOption(kind);
    await expect(page.locator('.puzzle .surface')).toBeVisible();
    expect(await page.locator('.puzzles').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
    expect(await topOf('.puzzle-said')).toBeGreaterThan(await topOf('.puzzle .surface'));
    expect(await topOf('.puzzle-said')).toBeLessThan(await topOf('.puzzle .detail'));
    await expectClean(page, `${kind} on a phone`);
  }
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles are there without a network', async ({ page, context }) => {
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 40_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/puzzles/caper-europe');
    await expect(page.locator('.puzzle .surface')).toBeVisible();
  });
});
