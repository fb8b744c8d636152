import { capsAndHammers, deploy, end, NUKE, type View } from '@hideout/games/caps-and-hammers';
import { LANGUAGES, seatOf, type AnyMatch } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { playedBy } from '../scripts/keptShot.ts';
import { stayOfMoment } from '../src/table/pace.ts';
import { expectClean } from './clean.ts';
import { after, keptGame, keptGameAt } from './keptGame.ts';
import {
  expectWhole,
  openKept,
  playByKeyboard,
  playByMouse,
  quicken,
  startAgainstBots,
  startGuided,
} from './player.ts';
import { directionOf } from './staged.ts';

const GAME = 'caps-and-hammers';

const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });
const row = (page: Page) => page.getByRole('list', { name: 'The row of locations' });
const result = (page: Page) => page.getByRole('group', { name: 'Result' });

test('Caps & Hammers: a card, then a location; then the stamp ends the turn', async ({ page }) => {
  await quicken(page);
  await startGuided(page, GAME);
  await expect(page.getByRole('note', { name: 'Guide' })).toContainText('Touch a card, then a location.');
  await expect(hand(page).getByRole('button')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Defcon 5' })).toBeVisible();
  const end = page.getByRole('button', { name: 'End the turn' }).first();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await end.hover();
  await expect(page.getByText('You must deploy a card before your turn can end.')).toBeVisible();

  await hand(page)
    .getByRole('button', { name: /^Nuke, 3 action points/ })
    .first()
    .click();
  await row(page)
    .getByRole('button', { name: /^Congo, 1 point, prefers the Caps/ })
    .click();
  await expect(page.getByRole('list', { name: 'Caps at Congo, 1 card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Influence of the Caps at Congo: 3' })).toBeVisible();

  await page.getByRole('button', { name: /^Nuke, face down, card 1 of the Caps/ }).click();
  await expect(page.getByRole('button', { name: 'Defcon 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Influence of the Caps at Congo: 6' })).toBeVisible();
  await end.click();
  await expect(page.locator('.log-line', { hasText: 'You ended the turn.' })).toBeVisible();
});

/** A game in which a hidden Nuke of the person's waits at the second location. */
function nukeGame(): readonly [string, string] {
  const moves = [deploy(NUKE, 1), end(), undefined, end()];
  return keptGame('nuke', {
    game: capsAndHammers,
    seats: ['person', 'random'],
    secret: 'e1'.repeat(32),
    until: after(moves.length),
    choose: (match) => moves[match.length] ?? match.legal().at(0),
  });
}

async function openGameWithNuke(page: Page): Promise<void> {
  await quicken(page);
  await openKept(page, nukeGame());
  await expect(hand(page)).toBeVisible();
}

test('Caps & Hammers: with a card chosen, a click on a card in play means its location', async ({ page }) => {
  await openGameWithNuke(page);
  const nuke = page.getByRole('button', { name: /^Nuke, face down, card 1 of the Caps/ });
  await expect(nuke).toHaveAttribute('data-standing', 'possible');
  await hand(page)
    .getByRole('button', { name: /^Policeman/ })
    .click();
  const box = (await nuke.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('list', { name: 'Caps at Panama, 2 cards' })).toBeVisible();
  await expect(nuke).toBeVisible();
});

test('Caps & Hammers: zones and things have names, and hidden cards do not tell theirs', async ({ page }) => {
  await openGameWithNuke(page);
  await expect(page.getByRole('region', { name: 'Regions and countries' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Labs', exact: true }).getByRole('button')).toHaveCount(5);
  await expect(page.getByRole('list', { name: /3 points for all three$/ })).toHaveCount(7);
  const closed = page.getByRole('button', { name: 'Face-down card, card 1 of the Hammers' });
  await expect(closed).toBeVisible();
  await expect(closed.locator('.ch-emblem')).toHaveCount(0);
  await expect(
    page.getByRole('button', {
      name: 'Influence of the Hammers at Saudi Arabia: 0, plus ? for 1 hidden card',
    }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Hammers, Otto: 0 points, 6 cards in hand, no protests$/ }),
  ).toBeVisible();
});

test('Caps & Hammers: a whole game by mouse', async ({ page }) => {
  test.setTimeout(180_000);
  await quicken(page);
  await startAgainstBots(page, GAME);
  await playByMouse(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('button', { name: /^Report of round 7/ })).toBeVisible();
});

/** The first decision of the person's in the sixth round. */
const isLate = (match: AnyMatch): boolean => match.actor === 0 && (match.view(seatOf(0)) as View).round >= 6;

test('Caps & Hammers: the last rounds of a game by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await quicken(page);
  await openKept(
    page,
    keptGame('late', { game: capsAndHammers, seats: ['person', 'random'], secret: 'e1'.repeat(32), until: isLate }),
  );
  await playByKeyboard(page);
  await expect(result(page)).toBeVisible();
});

test('Caps & Hammers: axe finds nothing at a table, early and later', async ({ page }) => {
  test.setTimeout(120_000);
  await quicken(page);
  await startAgainstBots(page, GAME);
  await hand(page).locator('[data-standing="possible"]').first().click();
  await expectClean(page, 'a card is chosen');
  await page.keyboard.press('Escape');
  await playByMouse(page, 30);
  await page
    .locator('.ch-power')
    .first()
    .hover({ position: { x: 12, y: 12 } });
  await expectClean(page, 'later');
});

test('Caps & Hammers: a phone keeps the decision in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await quicken(page);
  await startAgainstBots(page, GAME);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  expect(await page.locator('.surface').evaluate((surface) => surface.scrollWidth > surface.clientWidth)).toBe(false);
  await expect(hand(page).getByRole('button').first()).toBeInViewport({ ratio: 0.9 });
  await playByMouse(page, 20);
  await expect(hand(page).getByRole('button').first()).toBeInViewport({ ratio: 0.9 });
  expect(await isWide()).toBe(false);
});

for (const [width, height] of [
  [1280, 800],
  [3840, 2160],
] as const) {
  test(`Caps & Hammers: the whole board is on one screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    await startAgainstBots(page, GAME);
    await hand(page).locator('[data-standing="possible"]').first().click();
    const isTall = () =>
      page.locator('.surface').evaluate((surface) => surface.scrollHeight > surface.clientHeight + 1);
    expect(await isTall()).toBe(false);
    await expect(row(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Regions and countries' })).toBeInViewport({ ratio: 1 });
  });
}

test('Caps & Hammers speaks German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await quicken(page);
  await startGuided(page, GAME);
  await expect(page.getByRole('note')).toContainText('Berühre eine Karte, dann einen Ort.');
  await expect(page.getByRole('list', { name: 'Deine Hand, 7 Karten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kongo, 1 Punkt, neigt zu den Caps', exact: true })).toBeVisible();
  await context.close();
});

/** Chance as these tests want it: with such bytes the lots change two seats round. */
const fixLots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes instanceof Uint8Array ? bytes.fill(1) && bytes : draw(bytes));
  });

test('Caps & Hammers: the set-up says who plays what, and lots may decide it', async ({ page }) => {
  await quicken(page);
  await fixLots(page);
  await page.goto(`/new/${GAME}`);
  const seats = page.locator('.seat-row');
  await expect(seats.nth(0)).toContainText('Seat 1: the Caps');
  await expect(seats.nth(1)).toContainText('Seat 2: the Hammers');
  await page.getByLabel('Who sits where').selectOption('drawn by lot');
  await expect(seats.nth(0)).not.toContainText('the Caps');
  await seats.nth(1).getByRole('combobox').selectOption('random');
  await page.getByLabel('Name').first().fill('Ann');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('button', { name: /^Hammers, you: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Caps, Otto: / })).toBeVisible();

  await page.goto(`/quick/${GAME}`);
  await expect(page.getByRole('button', { name: /^Hammers, you: / })).toBeVisible();
});

test('Caps & Hammers: a table by link says who plays what', async ({ page }) => {
  await quicken(page);
  await page.goto(`/new/${GAME}`);
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.getByLabel('Name', { exact: true }).first().fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const lines = page.locator('.lobby .line');
  await expect(lines.nth(0)).toContainText('the Caps');
  await expect(lines.nth(1)).toContainText('the Hammers');
});

/** The person's last decision of the first round, which the Hammers began. */
const isLastOfRound = (match: AnyMatch): boolean => {
  const view = match.view(seatOf(0)) as View;
  return match.actor === 0 && view.turn === 9 && view.step === 'second';
};

async function openLastOfRound(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await quicken(page, settings);
  const kept = { game: capsAndHammers, seats: ['person', 'random'], secret: '11'.repeat(32), until: isLastOfRound };
  await openKept(page, keptGame('last', kept));
  await page.keyboard.press('Escape');
  await page.locator('.ch-stamp').focus();
  await page.keyboard.press('Enter');
}

test('Caps & Hammers: the end of a round is told location by location, in words, to the new score', async ({
  page,
}) => {
  await openLastOfRound(page, { pace: 'slow' });
  const caption = page.locator('.caption-text');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const heard: string[] = [];
  while (!heard.at(-1)?.startsWith('Round 1 is settled')) {
    await expect(caption).not.toHaveText(heard.at(-1) ?? '');
    heard.push((await caption.textContent()) ?? '');
    await expectWhole(page);
    await next.click();
  }
  const told = heard.join(' ');
  for (const place of ['Argentina', 'Saudi Arabia', 'Egypt', 'Lab I Missiles']) expect(told).toContain(place);
  expect(told).toMatch(/(You take|Otto takes)/);
  expect(told).not.toContain('Ada');
  await expect(caption).toContainText('Round 2:');
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect(page.getByRole('button', { name: /^Report of round 1/ })).toBeVisible();
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`Caps & Hammers: what matters is in sight in ${locale}, on screens of any shape`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await quicken(page);
    const [key, text] = nukeGame();
    await page.addInitScript(([name, game]) => localStorage.setItem(name, game), [key, text] as const);
    await page.goto('/play/nuke');
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${width} × ${height}`;
      for (const part of [
        '.ch-dial',
        '.ch-time',
        '.ch-power.ch-seat-0',
        '.ch-power.ch-seat-1',
        '.ch-row',
        '.ch-hand',
      ]) {
        await expect(page.locator(part), `${part} at ${size}`).toBeInViewport({ ratio: 0.98 });
      }
    }
    await context.close();
  });
}

test('nine of ten rounds are told within eight seconds, and none in more than ten', async () => {
  const direction = (await directionOf(capsAndHammers))!;
  const rounds: number[] = [];
  let before: View | undefined;
  const look = (match: AnyMatch): boolean => {
    const view = match.view(seatOf(0)) as View;
    const events = match.length > 0 ? match.history(seatOf(0), match.length - 1).flat() : [];
    if (before && events.some(({ type }) => type === 'weighed')) {
      for (const language of LANGUAGES) {
        const act = { seat: match.moves.at(-1)!.seat, before, view, events, names: ['Ada', 'Otto'], language };
        const moments = direction.momentsOf(act);
        rounds.push(moments.reduce((sum, moment) => sum + stayOfMoment(moment, 'normal', moments), 0));
      }
    }
    before = view;
    return match.outcome !== undefined;
  };
  const choose = playedBy('easy', capsAndHammers);
  for (let deal = 16; deal < 26; deal++) {
    const secret = deal.toString(16).repeat(32);
    keptGameAt('rounds', { game: capsAndHammers, seats: ['person', 'easy'], secret, until: look, choose });
  }
  expect(rounds.filter((told) => told <= 8000).length / rounds.length).toBeGreaterThanOrEqual(0.9);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(10_000);
});

test('the agents of both sides are counted side by side, beside bars that stay slim', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await quicken(page, { pace: 'slow', motion: 'full' });
  const isWeighed = (match: AnyMatch): boolean =>
    match.length > 0 &&
    match.actor === 0 &&
    match
      .history(seatOf(0), match.length - 1)
      .flat()
      .some(({ type }) => type === 'weighed');
  const choose = playedBy('easy', capsAndHammers);
  const seats = ['person', 'random'];
  await openKept(
    page,
    keptGame('contest', { game: capsAndHammers, seats, secret: '06'.repeat(32), until: isWeighed, choose }),
  );
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('r');
  await expect.poll(() => page.clock.runFor(1000).then(() => page.locator('.ch-contest').count())).toBe(1);
  const tops = await page
    .locator('.count-sides > div')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
  for (const side of await page.locator('.ch-contest > span').all())
    expect((await side.boundingBox())!.height).toBeLessThan(40);
});
