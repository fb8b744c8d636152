import type { View } from '@hideout/games/caper-cards';
import { seatOf, type AnyMatch } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { keptGame } from './keptGame.ts';
import { expectWhole, openKept, quicken } from './player.ts';

/** A game alone that first choices win; it stands before the last card of this heist. */
const beforeLastCard = (heist: number) => ({
  seats: ['person'],
  secret: '4d'.repeat(32),
  until: (match: AnyMatch) => {
    const { tucked, plays, step } = match.view(seatOf(0)) as View;
    return tucked.length === heist - 1 && plays === 3 && step === 'play';
  },
});

const hand = (page: Page) => page.getByRole('list', { name: /^(Your hand|Deine Hand)/ });
const caption = (page: Page) => page.locator('.caption[data-kind]');

/** Plays a card of the hand, and returns the kind and words of every moment that the table stops for. */
async function momentsAfter(page: Page, card: RegExp): Promise<readonly string[]> {
  const told: string[] = [];
  await hand(page).getByRole('button', { name: card }).click();
  await expect(caption(page)).toBeVisible();
  for (;;) {
    const kind = (await caption(page).getAttribute('data-kind'))!;
    told.push(`${kind}: ${await page.locator('.caption-text').innerText()}`);
    await expectWhole(page);
    if (kind === 'won') {
      await expect(page.locator('.tableau-picture .cc-rise')).toHaveCount(4 + 5);
      expect((await page.locator('.tableau-picture').boundingBox())!.width).toBeGreaterThan(400);
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator(`.caption[data-kind="${kind}"]`)).toHaveCount(0);
    if ((await caption(page).count()) === 0) return told;
  }
}

test('the end of a heist is told moment by moment before the next one is dealt', async ({ page }) => {
  await quicken(page, { pace: 'slow' });
  await openKept(page, keptGame('heist', beforeLastCard(4)));
  const told = await momentsAfter(page, /^Thief/);
  const kinds = told.map((each) => each.split(':')[0]);
  // What is only glanced at may be over before a test looks.
  const read = ['sum', 'reward', 'success', 'tuck'];
  expect(kinds.filter((kind) => read.includes(kind!))).toEqual(read);
  expect(told.find((each) => each.startsWith('success'))).toMatch(
    /Risk 11 \+ Reward \d = \d+, the Crew has \d+: \d+ [≤<] \d+ ≤ 21\. Heist 4 of 5 succeeds!/,
  );
  await expect(page.getByRole('list', { name: /^Crew in play/ })).toBeVisible();
});

test('a bust is told as such', async ({ page }) => {
  await quicken(page, { pace: 'slow' });
  await openKept(page, keptGame('bust', beforeLastCard(5)));
  const told = await momentsAfter(page, /^Insider/);
  expect(told.at(-1)).toMatch(/^bust: Bust! The Crew has \d+, \d+ above 21\./);
});

test('a won game is celebrated, and its end says what decided it', async ({ page }) => {
  await quicken(page, { pace: 'slow' });
  await openKept(page, keptGame('won', beforeLastCard(5)));
  const told = await momentsAfter(page, /^Fixer/);
  expect(told.at(-1)).toBe('won: All 5 heists pulled off in a row. You have won!');
  await expect(page.getByRole('group', { name: 'Result' })).toContainText('The last heist needed');
});

test('a card says what playing it would do now', async ({ page }) => {
  await quicken(page);
  await openKept(page, keptGame('read', beforeLastCard(5)));
  await hand(page)
    .getByRole('button', { name: /^Mastermind/ })
    .hover();
  const detail = page.getByRole('complementary', { name: 'Detail' });
  await expect(detail).toContainText('In the Crew: Crew score 14 →');
  await expect(detail).toContainText('On the Risk card (11 → 8): Crew score 14 →');
  await expect(detail).toContainText('Then the heist is tried');
});

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [390, 844],
  [844, 390],
] as const) {
  for (const language of ['en', 'de']) {
    test(`${width} × ${height}, ${language}: Risk, Reward, Crew, score and hand are in sight, and every card says what it does`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await quicken(page, { language });
      const [key, text] = keptGame('sight', beforeLastCard(5));
      await page.addInitScript(([name, game]) => localStorage.setItem(name!, game!), [key, text]);
      await page.goto('/play/sight');
      for (const id of ['risk', 'reward', 'score']) {
        await expect(page.locator(`[data-thing="${id}"]`)).toBeInViewport({ ratio: 0.99 });
      }
      // Four Complications take room from nobody.
      await expect(page.locator('.cc-tucked')).toHaveCount(4);
      for (const thing of await page.locator('.cc-player, .cc-tucked').all()) {
        await expect(thing).toBeInViewport({ ratio: 0.99 });
      }
      for (const card of await page.locator('.cc-crew .thing, .cc-hand .thing').all()) {
        await expect(card).toBeInViewport({ ratio: 0.99 });
        await expect(card.locator('.cc-card-name')).toBeVisible();
      }
      for (const text of await page.locator('.cc-hand .cc-card-text').all()) await expect(text).toBeVisible();
      // No word runs over the edge of its card, and no card lies on another.
      const overflowing = await page
        .locator('.cc-card, .cc-plate')
        .evaluateAll((cards) =>
          cards
            .filter((card) => card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1)
            .map((card) => card.textContent),
        );
      expect(overflowing).toEqual([]);
      const covered = await page.locator('.cc-hand .thing, .cc-crew .thing').evaluateAll((things) =>
        things
          .filter((thing) => {
            const { x, y, width: w, height: h } = thing.getBoundingClientRect();
            return !thing.contains(document.elementFromPoint(x + w / 2, y + h / 2));
          })
          .map((thing) => thing.getAttribute('aria-label')),
      );
      expect(covered).toEqual([]);
    });
  }
}
