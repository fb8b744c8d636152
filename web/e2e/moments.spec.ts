import { GAMES } from '@hideout/catalogue/house';
import type { AnyGame } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import { kept } from '../scripts/keptShot.ts';
import { openKept, quicken } from './player.ts';

/** What a moment was on the screen. */
interface Seen {
  readonly kind: string;
  readonly words: string;
  /** Whether the words could be read where they were, under nothing else. */
  readonly isClear: boolean;
}

/** By game: what its films must show, whatever else they show. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'caper-europe': ['swap', 'theft', 'burn', 'lead', 'round', 'fin', 'location', 'thieves', 'gear', 'goods', 'total'],
  'caper-1970': ['roll', 'glass', 'alarm', 'jewel', 'capture', 'home', 'end'],
};

async function filmsOf({ id }: AnyGame): Promise<readonly Shot[]> {
  const file = join(import.meta.dirname, `../../games/${id}/test/films.ts`);
  return ((await import(file)) as { readonly FILMS: readonly Shot[] }).FILMS;
}

/** Opens the game of a film and has it shown again; time goes by as the test says. */
async function film(page: Page, game: AnyGame, shot: Shot, settings: Record<string, string>): Promise<readonly Seen[]> {
  await quicken(page, { pace: 'normal', ...settings });
  await page.clock.resume();
  await openKept(page, kept(shot.name!, game, shot));
  await page.locator('.dock[data-mine], .ending').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(noteMoments);
  await page.keyboard.press('r');
  const shown = page.locator('.caption[data-kind], .to-now');
  await page.clock.runFor(100);
  await expect(shown.first()).toBeVisible();
  for (let beat = 0; beat < 200 && (await shown.count()) > 0; beat++) await page.clock.runFor(600);
  await expect(shown).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

/** Notes every moment as it comes. */
function noteMoments(): void {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  const caption = document.querySelector<HTMLElement>('.caption')!;
  new MutationObserver(() => {
    const { kind } = caption.dataset;
    const words = caption.querySelector('[aria-live="polite"]')!.textContent!;
    if (kind === undefined || seen.at(-1)?.words === words) return;
    const { left, top, width, height } = caption.querySelector('.caption-text')!.getBoundingClientRect();
    const isClear = [0.1, 0.9].every((share) =>
      caption.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
    seen.push({ kind, words, isClear });
  }).observe(caption, { attributes: true, childList: true, characterData: true, subtree: true });
}

for (const [id, kinds] of Object.entries(KINDS)) {
  const game = GAMES.find((each) => each.id === id)!;

  test(`${game.words.en.name}: each of its moments is on the screen in words, on a phone too`, async ({ page }) => {
    await page.clock.install();
    const shown = new Set<string>();
    const films = (await filmsOf(game)).filter(({ name }) => name !== 'walk');
    for (const [place, shot] of films.entries()) {
      await page.setViewportSize(place % 2 === 0 ? { width: 390, height: 844 } : { width: 1280, height: 800 });
      for (const { kind, words, isClear } of await film(page, game, shot, { motion: 'full' })) {
        shown.add(kind);
        expect(words.length, kind).toBeGreaterThan(15);
        expect(isClear, words).toBe(true);
      }
    }
    expect([...shown]).toEqual(expect.arrayContaining([...kinds]));
  });

  test(`${game.words.en.name}: without motion the same words come, for those who listen`, async ({ page }) => {
    await page.clock.install();
    const shot = (await filmsOf(game)).at(-2)!;
    const full = await film(page, game, shot, { motion: 'full' });
    const still = await film(page, game, shot, { motion: 'reduced' });
    expect(full.length).toBeGreaterThan(0);
    expect(still.map(({ words }) => words)).toEqual(full.map(({ words }) => words));
  });
}
