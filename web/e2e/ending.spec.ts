import { botNames, GAMES } from '@hideout/catalogue/house';
import type { AnyMatch } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { kept } from '../scripts/keptShot.ts';
import { lostControls } from './lostControls.ts';
import { quicken } from './player.ts';

const SIZES = [
  [1280, 800],
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;
const WAYS = {
  en: { board: 'Look at the board', result: 'Show the result' },
  de: { board: 'Spielplan ansehen', result: 'Ergebnis zeigen' },
} as const;

/** Opens a game that is over, played by bots. */
async function openOver(page: Page, game: (typeof GAMES)[number], settings: Record<string, string>): Promise<void> {
  await quicken(page, settings);
  const seats = ['person', ...Array.from({ length: game.seats.min - 1 }, () => 'random')];
  const bot = botNames(game).includes('greedy') ? 'greedy' : 'random';
  const until = (match: AnyMatch): boolean => match.outcome !== undefined;
  const [key, text] = kept('over', game, { seats, secret: '14'.repeat(32), bot, until });
  await page.addInitScript(([name, record]) => localStorage.setItem(name!, record!), [key, text]);
  await page.goto('/play/over');
  await page.locator('.ending').waitFor();
}

for (const game of GAMES)
  for (const language of ['en', 'de'] as const)
    test(`${game.words.en.name} in ${language}: the end is a poster, and the board is one touch away`, async ({
      page,
    }) => {
      await openOver(page, game, { language });
      const headline = page.locator('.poster h2');
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.locator('.dock').evaluate((dock) => dock.scrollTo(0, 0));
        await expect(headline).toBeInViewport({ ratio: 1 });
        expect(await headline.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
        await expect(page.locator('.surface')).toBeHidden();
        expect(await page.evaluate(lostControls), `${width} × ${height}`).toEqual([]);
        await page.getByRole('button', { name: WAYS[language].board }).click();
        await expect(page.locator('.surface')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(lostControls), `${width} × ${height}, the board`).toEqual([]);
        await page.getByRole('button', { name: WAYS[language].result }).click();
      }
    });
