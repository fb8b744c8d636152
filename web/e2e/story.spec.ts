import { seatOf, SPECTATOR, type AnyMatch } from '@hideout/kernel';
import { GAMES } from '@hideout/catalogue/house';
import { expect, test, type Page } from '@playwright/test';
import { keptGame } from './keptGame.ts';
import { lostControls } from './lostControls.ts';
import { openKept, quicken, startGuided } from './player.ts';

const heist = (match: AnyMatch): boolean =>
  match
    .history(SPECTATOR)
    .at(-1)
    ?.some(({ type }) => type === 'revealed') === true;

/** A table right after a heist of Caper Cards was decided. */
async function openHeist(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await quicken(page, { pace: 'slow', ...settings });
  await openKept(page, keptGame('heist', { seats: ['person', 'random'], secret: '46'.repeat(32), until: heist }));
}

const caption = (page: Page) => page.locator('.caption-text');

test('what the table stops for is on the screen in words, leads on by a touch, and is skipped with one key', async ({
  page,
}) => {
  await openHeist(page, { motion: 'full' });
  await page.keyboard.press('r');
  await expect(page.locator('.caption[data-kind]')).toBeVisible();
  const first = await caption(page).textContent();
  expect(first!.length).toBeGreaterThan(10);
  // Nothing can be decided meanwhile.
  await expect(page.locator('[data-standing="possible"]')).toHaveCount(0);
  await caption(page).click();
  await expect(caption(page)).not.toHaveText(first!);
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect(page.locator('.caption[data-kind]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0);
});

test('without motion the same words come, each once, for those who listen', async ({ page }) => {
  await openHeist(page, { motion: 'reduced', pace: 'quick' });
  await page.evaluate(() => {
    const region = document.querySelector('.caption-text[aria-live="polite"]')!;
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const { textContent } = region;
      if (textContent && textContent !== heard.at(-1)) heard.push(textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press('r');
  await expect(page.locator('.caption[data-weight="climax"]').first()).toBeVisible();
  await expect(page.locator('.caption[data-kind], .to-now')).toHaveCount(0);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.length).toBeGreaterThan(0);
  expect(new Set(heard).size).toBe(heard.length);
});

test('careful: the first click explains, the second plays, until a game has been finished', async ({ page }) => {
  await quicken(page, { confirm: 'auto' });
  await openKept(page, keptGame('careful', { seats: ['person'], secret: '33'.repeat(32) }));
  const card = page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('button')
    .first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Confirm: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the choice back' })).toBeInViewport();
  await card.click();
  await expect(page.locator('.table-move')).not.toHaveText('Move 1');
});

test('a wrong link says so before it asks anything', async ({ page }) => {
  await page.goto('/t/nonsense');
  await expect(page.getByText('There is no table at this address.')).toBeVisible();
  for (const place of ['new', 'rules', 'learn']) {
    await page.goto(`/${place}/chess`);
    await expect(page.getByRole('heading', { name: 'There is no game called “chess” here.' })).toBeVisible();
    for (const game of GAMES)
      await expect(page.locator('main').getByRole('link', { name: game.words.en.name, exact: true })).toBeVisible();
  }
});

const SIZES = [
  [1280, 800],
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;
const PHONES = [[320, 640], ...SIZES.slice(2)] as const;

for (const game of GAMES) {
  for (const language of ['en', 'de'] as const) {
    test(`${game.words.en.name} in ${language}: no control lies outside the window or under another`, async ({
      page,
    }) => {
      await quicken(page, { language, confirm: 'on' });
      const [key, text] = layoutGame(game);
      await page.addInitScript(([name, kept]) => localStorage.setItem(name!, kept!), [key, text]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto('/play/layout');
        await page.locator('.dock[data-mine]').waitFor();
        expect(await page.evaluate(lostControls), `${width} × ${height}`).toEqual([]);
        await page.locator('.surface [data-standing="possible"]').first().click();
        await expect(page.locator('.cancel, .choice').first()).toBeVisible();
        expect(await page.evaluate(lostControls), `${width} × ${height}, something chosen`).toEqual([]);
      }
    });
  }
}

/** A game of the person's against random bots, right before the person's first decision that bots have gone before. */
function layoutGame(game: (typeof GAMES)[number]): readonly [string, string] {
  const seats = ['person', ...Array.from({ length: game.seats.min - 1 }, () => 'random')];
  const mine = (match: AnyMatch) => match.length > 0 && match.actor === seatOf(0);
  return keptGame('layout', { game, seats, secret: '21'.repeat(32), until: mine });
}

for (const game of GAMES) {
  for (const [width, height] of PHONES) {
    test(`${game.words.en.name} at ${width} × ${height}: what is read covers nothing that can be chosen`, async ({
      page,
    }) => {
      await quicken(page, { confirm: 'on' });
      await page.setViewportSize({ width, height });
      await openKept(page, layoutGame(game));
      await page.locator('.dock[data-mine]').waitFor();
      const tall = await heightOfBoard(page);
      await page.locator('.surface [data-standing="possible"]').first().click();
      // Of what has nothing but clauses to read, nothing lies over the board.
      await expect(page.locator('.detail:not([data-empty])')).toBeAttached();
      await expect.poll(() => page.evaluate(coveredThings)).toEqual([]);
      // The decision keeps its height beside it, so that nothing moves under the finger.
      if (width === 390) expect(await heightOfBoard(page)).toBe(tall);
    });
  }
}

const heightOfBoard = (page: Page): Promise<number> =>
  page.locator('.surface').evaluate(({ clientHeight }) => clientHeight);

/** What can be chosen but lies under the detail. */
function coveredThings(): readonly string[] {
  const { left, right, top, bottom } = document.querySelector('.detail')!.getBoundingClientRect();
  const open = document.querySelectorAll('.surface [data-standing="possible"], .dock button');
  const surface = document.querySelector('.surface')!.getBoundingClientRect();
  return [...open]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const end = each.closest('.surface') ? Math.min(box.bottom, surface.bottom) : box.bottom;
      return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && end > top + 1;
    })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
}

test('what the server or a file has wrong is said in the language of the page', async ({ page }) => {
  await quicken(page, { language: 'de' });
  await page.goto('/replay');
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('In dieser Datei steht keine Aufzeichnung')).toBeVisible();
  const error = { code: 'too-many', message: 'Too many tables.', retry: false };
  await page.route('/api/tables', (route) => route.fulfill({ status: 429, json: { error } }));
  await page.goto('/new/caper-europe');
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.getByLabel('Name', { exact: true }).first().fill('Ada');
  await page.getByRole('button', { name: 'Tisch öffnen' }).click();
  await expect(page.getByText('Das war zu viel, oder es kam zu schnell.')).toBeVisible();
});

test('a guided game is against a bot that a beginner can beat', async ({ page }) => {
  await quicken(page);
  await startGuided(page, 'caper-europe');
  await expect(page.getByRole('note', { name: 'Guide' })).toBeVisible();
  const seats = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('hideout/game/'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { seats: string[] }).seats;
  });
  expect(seats).toEqual(['person', 'beginner']);
});
