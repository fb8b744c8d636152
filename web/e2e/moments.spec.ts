import { GAMES } from '@hideout/catalogue/house';
import { expect, test, type Page } from '@playwright/test';
import { openKept, quicken } from './player.ts';
import { directionOf, stagedTables, type AnyDirection, type Staged } from './staged.ts';

/** What a moment was on the screen. */
interface Seen {
  readonly kind: string;
  readonly words: string;
  /** Whether the words could be read where they were, under nothing else. */
  readonly isClear: boolean;
}

const TICK_MS = 300;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Opens a table and has it told again; time goes by as the test says. */
async function begin(page: Page, { game }: Staged, settings: Record<string, string>): Promise<void> {
  await quicken(page, { pace: 'normal', ...settings });
  await page.clock.resume();
  await openKept(page, game);
  await page.locator('.dock[data-mine], .ending').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(noteMoments);
  await page.keyboard.press('r');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator(TOLD).count();
    })
    .toBeGreaterThan(0);
}

const TOLD = '.caption[data-kind], .to-now';

/** The whole story of a table: its moments, and how many ticks of the clock it took. */
async function tell(
  page: Page,
  table: Staged,
  settings: Record<string, string>,
): Promise<{ readonly seen: readonly Seen[]; readonly ticks: number }> {
  await begin(page, table, settings);
  let ticks = 0;
  for (; ticks < 400 && (await page.locator(TOLD).count()) > 0; ticks++) await page.clock.runFor(TICK_MS);
  await expect(page.locator(TOLD)).toHaveCount(0);
  return { seen: await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen), ticks };
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

const wordsOf = (seen: readonly Seen[]): readonly string[] => seen.map(({ words }) => words);

for (const game of GAMES) {
  test.describe(game.words.en.name, () => {
    // One after another: the tables are looked for once.
    test.describe.configure({ mode: 'default' });
    let direction: AnyDirection | undefined;
    let tables: readonly Staged[] = [];
    const told = new Map<Staged, readonly string[]>();
    test.beforeAll(async () => {
      direction = await directionOf(game);
      tables = direction ? stagedTables(game, direction) : [];
    });
    test.beforeEach(({ page }) => page.clock.install());

    test('every kind of moment is on the screen in words, on a phone too', async ({ page }) => {
      const shown = new Set<string>();
      for (const [place, table] of tables.entries()) {
        await page.setViewportSize(SCREENS[place % SCREENS.length]!);
        const { seen } = await tell(page, table, { motion: 'full' });
        told.set(table, wordsOf(seen));
        for (const { kind } of seen) shown.add(kind);
        for (const { kind, words, isClear } of seen) {
          expect(words.length, kind).toBeGreaterThan(15);
          expect(isClear, words).toBe(true);
        }
      }
      expect([...shown]).toEqual(expect.arrayContaining(tables.flatMap(({ stays }) => [...stays])));
      expect(direction?.kinds ?? []).toEqual(expect.arrayContaining([...shown]));
    });

    test('without motion the same words come, for those who listen', async ({ page }) => {
      for (const table of tables) {
        const { seen } = await tell(page, table, { motion: 'reduced' });
        expect(wordsOf(seen)).toEqual(told.get(table));
      }
    });

    test('moments stay as long as the pace says, and all of them are skipped at once', async ({ page }) => {
      const [first] = tables;
      if (!first) return;
      const slow = await tell(page, first, { pace: 'slow' });
      const quick = await tell(page, first, { pace: 'quick' });
      expect(slow.ticks).toBeGreaterThan(2 * quick.ticks);
      await begin(page, first, { pace: 'slow' });
      const skip = page.getByRole('button', { name: 'Skip all' });
      await expect.poll(() => page.clock.runFor(50).then(() => skip.count())).toBe(1);
      await skip.dispatchEvent('click');
      await page.clock.runFor(TICK_MS);
      await expect(page.locator(TOLD)).toHaveCount(0);
    });
  });
}
