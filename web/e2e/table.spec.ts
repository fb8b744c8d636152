import type { View } from '@hideout/games/caper-cards';
import { seatOf, type AnyMatch } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { after, keptGame } from './keptGame.ts';
import { openKept, playByMouse, quicken, startAgainstBots, startGuided, startSolo } from './player.ts';

const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });

test('zones are labelled lists and legal actions are buttons', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  for (const name of [/^Your hand, \d cards/, /^Crew in play/, 'Players', 'Risk, Reward and piles']) {
    await expect(page.getByRole('list', { name })).toBeVisible();
  }
  const cards = hand(page).getByRole('button');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toHaveAccessibleName(
    /^(Gadgeteer|Fixer|Thief|Grifter|Wild Card|Muscle|Mastermind|Insider) /,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Your turn' })).toBeVisible();
});

test('only what is legal glows, and “why not?” answers with the clause', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  const risk = page.getByRole('button', { name: /^Risk card/ });
  await expect(risk).toHaveAttribute('aria-disabled', 'true');
  await expect(hand(page).getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
  await risk.hover();
  const detail = page.getByRole('complementary', { name: 'Detail' });
  await expect(detail.getByRole('heading', { name: 'Why not?' })).toBeVisible();
  await expect(detail.getByRole('link', { name: 'CC-2.2' })).toHaveAttribute('href', '/rules/caper-cards#CC-2.2');
  await expect(detail).toContainText('plays one Crew card from hand');
});

test('undo takes a play back; what cannot be undone is taken back at a price that is named', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ force: true });
  await expect(page.getByRole('alert')).toHaveText('Nothing has been done yet.');
  const before = await hand(page).getByRole('button').allTextContents();
  await hand(page)
    .getByRole('button', { name: /^Wild Card/ })
    .click();
  await expect(page.getByRole('button', { name: 'Wild Card as 9' })).toBeVisible();
  await undo.click();
  await expect(page.locator('.table-move')).toHaveText('Move 1');
  expect(await hand(page).getByRole('button').allTextContents()).toEqual(before);
  await hand(page)
    .getByRole('button', { name: /^Wild Card/ })
    .click();
  await page.getByRole('button', { name: 'Wild Card as 9' }).click();
  // The next card of the row has been flipped.
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back: then the game does not count' }).click();
  await expect(page.locator('.table-move')).toHaveText('Move 2');
});

test('with “ask before every move”, a choice is confirmed or taken back with Escape', async ({ page }) => {
  await quicken(page, { confirm: 'on' });
  await startSolo(page);
  const card = hand(page).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.click();
  await page.locator('.choice').click();
  await expect(page.locator('.table-move')).not.toHaveText('Move 1');
});

test('a card can be dragged onto the table', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  const card = await hand(page).getByRole('button').first().boundingBox();
  const sign = await page.getByRole('region', { name: 'Crew score' }).boundingBox();
  await page.mouse.move(card!.x + 20, card!.y + 20);
  await page.mouse.down();
  await page.mouse.move(sign!.x + 20, sign!.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.table-move')).not.toHaveText('Move 1');
});

test('arrow keys reach what is not possible, and ? opens the help', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  await hand(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('[data-thing]:focus');
  await expect(focused).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and hands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the log tells what happened, and a line leads back to that moment', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  await playByMouse(page, 3);
  const log = page.getByRole('region', { name: 'Log' });
  await log.locator('.log-line:has(.seat-mark)').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Looking back: after move 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Looking back' })).toBeHidden();
});

test('a reload loses nothing', async ({ page }) => {
  await quicken(page);
  await startSolo(page);
  await hand(page).getByRole('button').first().click();
  await expect(page.locator('.table-move')).not.toHaveText('Move 1');
  const [move, cards] = [
    await page.locator('.table-move').textContent(),
    await hand(page).getByRole('button').allTextContents(),
  ];
  await page.reload();
  await expect(page.locator('.table-move')).toHaveText(move!);
  expect(await hand(page).getByRole('button').allTextContents()).toEqual(cards);
  await page.goto('/');
  await page.getByRole('link', { name: 'Caper Cards: Back to the table' }).click();
  await expect(hand(page)).toBeVisible();
});

test('one screen for two: nothing of the game is in the page while it is handed over', async ({ page }) => {
  await quicken(page);
  await page.goto('/new/caper-cards');
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 3; turn++) {
    await expect(page.getByRole('heading', { name: /^Hand the screen to Player/ })).toBeVisible();
    await expect(page.locator('[data-thing]')).toHaveCount(0);
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(hand(page)).toBeVisible();
    await expect(page.locator('.status')).toContainText('Your turn');
    // Some cards ask for a choice of the same player first.
    while (await page.locator('[data-standing="possible"]').first().isVisible()) {
      await page.locator('[data-standing="possible"]').first().click();
      await page.waitForTimeout(150);
      if (await page.getByRole('group', { name: 'Result' }).isVisible()) return;
    }
  }
});

test('the guided first game explains the decision at hand and cites clauses', async ({ page }) => {
  await quicken(page);
  await startGuided(page, 'caper-cards');
  const note = page.getByRole('note', { name: 'Guide' });
  await expect(note).toContainText('A heist takes a Crew of four cards');
  await note.getByText('CC-2.1 · CC-2.2 · CC-4.1').click();
  await expect(note.getByRole('link', { name: 'CC-4.1' })).toBeVisible();
});

test('a phone: the decision stays in sight at 320 px, and nothing runs off the side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  await expect(hand(page).getByRole('button').first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await playByMouse(page);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeInViewport();
});

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`${width} px: a card with two numbers fits beside three of the Crew`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    const isFifth = (match: AnyMatch): boolean => {
      const view = match.view(seatOf(0)) as View;
      return match.actor === 0 && view.entering !== undefined && view.crew.length === 3;
    };
    const moment = { seats: ['person', 'random'], secret: '09'.repeat(32), until: isFifth };
    await openKept(page, keptGame('fifth', moment));
    const cards = page.getByRole('list', { name: /^Crew/ }).getByRole('button');
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
    const isWide = await page.locator('.surface').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(isWide).toBe(false);
  });
}

test('4K: board and decision are on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await quicken(page);
  await startAgainstBots(page, 'caper-cards');
  await expect(hand(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  const box = await hand(page).getByRole('button').first().boundingBox();
  expect(box!.width).toBeGreaterThan(200);
});

test('German is spoken to a German browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await quicken(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Spiele von Coup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await startGuided(page, 'caper-cards');
  await expect(page.getByRole('list', { name: /^Deine Hand/ })).toBeVisible();
  await context.close();
});

test('a finger: a long press reads a card and chooses nothing, a tap plays it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await quicken(page);
  await startSolo(page);
  const card = hand(page).getByRole('button').first();
  const box = (await card.boundingBox())!;
  const devtools = await context.newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const detail = page.getByRole('complementary', { name: 'Detail' });
  await expect(detail).toContainText((await card.getAttribute('aria-label'))!);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(hand(page).getByRole('button')).toHaveCount(4);
  await card.tap();
  await expect(hand(page).getByRole('button')).toHaveCount(3);
  await context.close();
});

test('settings change theme and language at once, and stay', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Midnight' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
});

test('the only choice is made for the player, with a note in the log', async ({ page }) => {
  await quicken(page, { forced: 'on' });
  // Ada has three Wild Cards in hand and nothing else; the one that she plays ends a heist, and the next is hers to begin.
  const moment = { seats: ['person', 'random'], secret: '53'.repeat(32), until: after(8) };
  await openKept(page, keptGame('forced', moment));
  await expect(page.getByText('(the only choice, so it was made for you)')).toBeVisible();
  await expect(hand(page).locator('[data-standing="possible"]').first()).toBeVisible();
});
