import { caper1970 } from '@hideout/games/caper-1970';
import { SPECTATOR, type AnyGame, type AnyMatch } from '@hideout/kernel';
import { expect, test, type Page } from '@playwright/test';
import { playedBy } from '../scripts/keptShot.ts';
import { fixChance } from './fixedChance.ts';
import { listen, writeHeard } from './heard.ts';
import { keptGame, type Kept } from './keptGame.ts';
import { openKept, quicken, startGuided } from './player.ts';
import { Ada, choices, type Deed } from './thief.ts';

const ID = 'block';
/** A deal that is over soon when Ada is greedy and her rival goes about at random. */
const SECRET = '5d'.repeat(32);

async function openBlock(page: Page, moment: Partial<Kept> = {}): Promise<void> {
  await quicken(page);
  await fixChance(page);
  await openKept(page, keptGame(ID, { game: caper1970, seats: ['person', 'random'], secret: SECRET, ...moment }));
}

/** A decision of Ada's late in the game, after she has been as greedy as she will be, and her rival at random. */
const LATE: Partial<Kept> = {
  until: (match) => match.actor === 0 && match.length >= 480,
  choose: choices(['greedy', 'random']),
};

/** Waits for a decision of Ada's after the given move; false when the game is over. */
async function isMine(page: Page, move: string): Promise<boolean> {
  const moment = await page.waitForFunction(
    (before) => {
      if (document.querySelector('.ending')) return 'over';
      const isNext = document.querySelector('.table-move')?.textContent !== before;
      return isNext && document.querySelector('.dock[data-mine] .choices') ? 'mine' : undefined;
    },
    move,
    { polling: 15 },
  );
  return (await moment.jsonValue()) === 'mine';
}

/** How a hand does a deed: it points at things, confirms a plan, presses a button. */
interface Hand {
  point(thing: string): Promise<void>;
  confirm(thing: string): Promise<void>;
  press(label: string): Promise<void>;
}

async function playWhole(page: Page, hand: Hand): Promise<{ readonly plans: number }> {
  const ada = new Ada();
  let plans = 0;
  for (let move = ''; await isMine(page, move);) {
    move = (await page.locator('.table-move').textContent())!;
    const deed = await ada.deed(page, ID);
    plans += await doIt(page, hand, deed);
  }
  await expect(page.getByRole('group', { name: 'Result' })).toBeVisible();
  return { plans };
}

/** Does a deed; answers how many plans it took. */
async function doIt(page: Page, hand: Hand, { thing, label, loot }: Deed): Promise<number> {
  if (thing === undefined) {
    await hand.press(label);
    return 0;
  }
  await hand.point(thing);
  const isPlanned = (await page.locator('.c7-route[data-plan]').count()) > 0;
  if (isPlanned) await hand.confirm(thing);
  else if ((await page.locator('[data-standing="chosen"]').count()) > 0) {
    const hasButton = (await page.getByRole('button', { name: label, exact: true }).count()) > 0;
    await (hasButton || loot === undefined ? hand.press(label) : hand.point(loot));
  }
  return isPlanned ? 1 : 0;
}

test('Caper (1970): a whole game by mouse against a bot, way by way', async ({ page }) => {
  test.setTimeout(180_000);
  await listen(page);
  await openBlock(page);
  // A piece may stand on the space, and leads there as well.
  const pointAt = (thing: string) => page.locator(`[data-thing="${thing}"]`).first().click({ force: true });
  const { plans } = await playWhole(page, {
    point: pointAt,
    confirm: pointAt,
    press: (label) => page.getByRole('button', { name: label, exact: true }).click(),
  });
  expect(plans).toBeGreaterThan(10);
  await writeHeard(page, 'caper-1970');
});

test('Caper (1970): careful, no touch turns in a card by accident, and the choice can be taken back', async ({
  page,
}) => {
  await quicken(page, { confirm: 'auto' });
  await openKept(page, keptGame(ID, { game: caper1970, seats: ['person', 'random'], secret: SECRET }));
  const cards = page.locator('.c7-hand .c7-card');
  await expect(cards).toHaveCount(4);
  const card = page.locator('.c7-hand .c7-card[data-standing="possible"]').first();
  await card.click();
  await expect(page.locator('.detail .detail-text')).toBeVisible();
  await expect(page.locator('.choices .choice').or(page.locator('[data-standing="possible"]')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take the choice back' }).click();
  await expect(page.locator('[data-standing="chosen"]')).toHaveCount(0);
  await expect(card).toBeVisible();
  await expect(cards).toHaveCount(4);
});

/** The keys that lead from the thing with the focus towards another; none when it is reached. */
const keysTo = (page: Page, thing: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const here = document.activeElement?.closest<HTMLElement | SVGElement>('.surface [data-thing]');
    if (here?.dataset['thing'] === wanted) return [];
    // Tab walks through what is possible, and so to a space; from there arrows go from space to space.
    const isSpace = (thing: string | undefined) => thing?.startsWith('space:') === true;
    if (!isSpace(wanted) || !isSpace(here?.dataset['thing'])) return ['Tab'];
    const there = document.querySelector(`[data-thing="${wanted}"]`)!;
    const [from, to] = [here!.getBoundingClientRect(), there.getBoundingClientRect()];
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const isAcross = Math.abs(dx) > Math.abs(dy);
    const spaces = Math.floor(Math.max(Math.abs(dx), Math.abs(dy)) / to.width / 2);
    return Array.from({ length: Math.max(1, spaces) }, () => (isAcross ? across : down));
  }, thing);

/** Goes to a thing with Tab and the arrow keys. */
async function goTo(page: Page, thing: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const keys = await keysTo(page, thing);
    if (keys.length === 0) return;
    for (const key of keys) await page.keyboard.press(key);
  }
  throw new Error(`no key came to ${thing}`);
}

test('Caper (1970): the rest of a game by keyboard alone, way by way', async ({ page }) => {
  test.setTimeout(180_000);
  await openBlock(page, LATE);
  const enter = () => page.keyboard.press('Enter');
  const { plans } = await playWhole(page, {
    point: async (thing) => {
      await goTo(page, thing);
      await enter();
    },
    confirm: enter,
    press: async (label) => {
      const isThere = () => page.evaluate((name) => document.activeElement?.textContent === name, label);
      for (let tab = 0; tab < 150 && !(await isThere()); tab++) await page.keyboard.press('Tab');
      await enter();
    },
  });
  expect(plans).toBeGreaterThan(3);
});

test('Caper (1970): a far space shows the way with its counts, and is reached when that is confirmed', async ({
  page,
}) => {
  await openBlock(page);
  const far = page.locator('.c7-space[data-standing="reachable"]');
  await expect(far.first()).toHaveAccessibleName(/, \d+ units away$/);
  const space = page.locator(`[data-thing="${await far.last().getAttribute('data-thing')}"]`);
  const name = (await space.getAttribute('aria-label'))!.replace(/, \d+ units? away$/, '');
  const move = page.locator('.table-move');
  const before = (await move.textContent())!;
  const note = page.getByRole('region', { name: 'What you can do' }).getByRole('status').last();
  await space.click({ force: true });
  await expect(space).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toContainText(`${name}. `);
  await expect(note).toContainText(/\d+ units: \d+ steps?, (no tools|placed: )/);
  await expect(page.locator('.c7-route[data-plan] text').last()).toHaveText(/^\d+$/);
  await expect(move).toHaveText(before);

  await page.keyboard.press('Escape');
  await expect(page.locator('.c7-route[data-plan]')).toHaveCount(0);
  await expect(move).toHaveText(before);

  await space.click({ force: true });
  await page
    .getByRole('button', { name: /: \d+ units( \(glass: \w+\))?$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^You, the \w+ thief/ })).toHaveAccessibleName(
    new RegExp(name.split(',').slice(0, 2).join(',').replaceAll(/[()]/g, '\\$&'), 'i'),
  );
});

test('Caper (1970): whoever has to go somewhere is told how, and a way is told whole, in German too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await quicken(page, { language: 'de' });
  const [key, text] = keptGame(ID, { game: caper1970, seats: ['person', 'random'], secret: SECRET });
  await page.addInitScript(([name, game]) => localStorage.setItem(name!, game!), [key, text]);
  await page.goto(`/play/${ID}`);
  const lead = page.locator('.choices-lead');
  await expect(lead).toHaveText('Wähle, was leuchtet, oder ein Feld, um den Weg dorthin zu sehen.');
  await page.locator('.c7-space[data-standing="reachable"]').last().click({ force: true });
  await expect(lead).toContainText(/\d+ Schritte/);
  expect(await lead.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});

test('Caper (1970): an alarm that a rival silences is drawn large, with those that are left', async ({ page }) => {
  const isSilenced = (match: AnyMatch): boolean => {
    const own = match.moves.findLastIndex(({ seat }) => seat === 0);
    const since = match.history(SPECTATOR).slice(own + 1);
    return match.actor === 0 && since.flat().some(({ type }) => type === 'silenced');
  };
  const choose = playedBy('greedy', caper1970 as unknown as AnyGame);
  await quicken(page, { pace: 'slow' });
  const seats = ['person', 'random'];
  await openKept(page, keptGame(ID, { game: caper1970, seats, secret: '1c'.repeat(32), choose, until: isSilenced }));
  await page.locator('.dock[data-mine]').waitFor();
  await page.keyboard.press('r');
  await page.locator('.caption[data-kind="alarm"]').waitFor();
  await expect(page.locator('.tableau-picture .c7-bell')).toHaveCount(1 + 2);
  await expect(page.locator('.tableau-picture .c7-bell-silent')).toHaveCount(1 + 1);
  expect((await page.locator('.c7-moment').boundingBox())!.width).toBeGreaterThan(400);
});

test('Caper (1970): what the guide would do is marked on the block, and one touch walks it', async ({ page }) => {
  await quicken(page);
  await startGuided(page, 'caper-1970');
  const advice = page.getByRole('note').getByRole('button', { name: /^North street \d: \d+ units$/ });
  const [, number, units] = /(\d): (\d+)/.exec((await advice.textContent())!)!;
  await expect(page.locator(`.c7-space[data-marked][aria-label^="North street ${number}"]`)).toHaveCount(1);
  await advice.click();
  await expect(page.locator('[data-thing="thief:0"]')).toHaveAccessibleName(
    new RegExp(`north street ${number}\\b`, 'i'),
  );
  await expect(page.locator('.c7-dice b')).not.toHaveText(units!);
});

test('Caper (1970): on a phone a way is told in one place, and nothing lies over the block', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlock(page);
  await page.locator('.c7-space[data-standing="reachable"]').last().click({ force: true });
  await expect(page.locator('.choices-lead')).toContainText(/\d+ units: \d+ steps?/);
  await expect(page.locator('.detail .clauses')).toBeHidden();
  await expect(page.locator('.detail .detail-text > p:not(.clauses)')).toHaveCount(0);
});
