import { caperEurope } from '@hideout/games/caper-europe';
import { verbOf } from '@hideout/kernel';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean, expectReadable } from './clean.ts';
import { listen, writeHeard } from './heard.ts';
import { keptGameAt } from './keptGame.ts';
import { nextMoment, openKept, playByKeyboard, playByMouse, quicken, startAgainstBots, startGuided } from './player.ts';

const GAME = 'caper-europe';
const CITIES = ['paris', 'rome', 'london', 'barcelona'] as const;
const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });
const verbCalled = (id: string): number => caperEurope.verbs.findIndex((verb) => verb.id === id);

interface Moment {
  readonly city?: string;
  readonly localColour?: string;
  /** How many actions are made at least before the viewer's decision. */
  readonly moves?: number;
  /** The verb that the viewer's decision is about. */
  readonly verb?: string;
}

/** A game between Ada and a random bot that stands before such a decision of Ada's; every choice until then is fixed. */
function gameAt({ city = 'paris', localColour = 'off', moves = 0, verb }: Moment): readonly [string, string] {
  for (let deal = 0; deal < 256; deal++) {
    const game = keptGameAt('moment', {
      game: caperEurope,
      options: { city, localColour },
      seats: ['person', 'random'],
      secret: deal.toString(16).padStart(2, '0').repeat(32),
      until: (match) => {
        const isHers = match.actor === 0 && match.length >= moves;
        return isHers && (verb === undefined || verbOf(match.legal().at(0)) === verbCalled(verb));
      },
      choose: (match) => {
        const legal = match.legal().toArray();
        const plays = legal.filter((action) => verbOf(action) !== verbCalled('sell'));
        const choices = plays.length > 0 ? plays : legal;
        return choices[(match.length * 7 + deal) % choices.length]!;
      },
    });
    if (game) return game;
  }
  throw new Error(`no deal leads to ${verb}`);
}

async function openAt(page: Page, moment: Moment): Promise<void> {
  await openKept(page, gameAt(moment));
  await expect(page.getByRole('list', { name: 'Locations' })).toBeVisible();
}

/** What a finger finds on a phone: Gear that lies over its Thief stands for it. */
const TOUCHABLE = '[data-standing="possible"]:not(.ce-thief:has(~ .ce-worn))';

/** One of the things that a finger finds, after a thumb has scrolled it into the open: neither hand nor detail lies over it. */
async function openThing(things: Locator, from: number): Promise<Locator> {
  const count = await things.count();
  for (let next = from; next < from + count; next++) {
    const thing = things.nth(next % count);
    const isOpen = await thing.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isOpen) return thing;
  }
  throw new Error('everything that is possible lies under something else');
}

/** Taps what is possible until the game is over. */
async function playByTouch(page: Page): Promise<void> {
  let moment = await nextMoment(page, '');
  for (let tap = 0; moment !== 'over'; tap++) {
    const chosen = page.locator('.ce-card[data-standing="chosen"]');
    const zone = (await chosen.count()) > 0 ? '.ce-sites ' : '';
    const things = page.locator(`${zone}${TOUCHABLE}`);
    await (await openThing(things, tap)).tap();
    moment = await nextMoment(page, moment);
  }
}

test('a whole game by mouse against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  await quicken(page);
  await startAgainstBots(page, GAME);
  await expect(hand(page)).toBeVisible();
  await playByMouse(page);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
});

test('a whole game by keyboard alone, which can be followed by listening', async ({ page }) => {
  test.setTimeout(180_000);
  await listen(page);
  await quicken(page);
  await startAgainstBots(page, GAME);
  await expect(hand(page)).toBeVisible();
  await playByKeyboard(page);
  await writeHeard(page, GAME);
});

test('zones are labelled lists, and things say all that their picture shows', async ({ page }) => {
  await quicken(page);
  await openAt(page, { moves: 22 });
  for (const name of [
    'Locations',
    /^Your hand, \d cards?/,
    /^Otto's hand, \d cards?/,
    'Your Hideout',
    "Otto's Hideout",
    /^Your Crew at /,
    /^Stolen Goods at /,
  ]) {
    await expect(page.getByRole('list', { name }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Ada: |^You: \d+ points? as the table stands/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Tracker / })).toHaveCount(3);
});

test('a Thief is chosen, then a Location; Escape takes the choice back', async ({ page }) => {
  await quicken(page);
  await openAt(page, {});
  const card = hand(page).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  const name = (await card.getAttribute('aria-label'))!.split(' (')[0]!;
  await card.click();
  await page
    .getByRole('button', { name: /free slots for your Thieves$/ })
    .nth(1)
    .click();
  const crew = page.getByRole('list', { name: /^Your Crew at .*, 1 Thief$/ });
  await expect(crew.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('Gear that is too dear does not glow and says why, and can be sold', async ({ page }) => {
  await quicken(page);
  await openAt(page, { moves: 8, verb: 'equip' });
  const held = hand(page).getByRole('listitem');
  const before = await held.count();
  await held
    .first()
    .getByRole('button', { name: /^Sell .* for 1 Coin$/ })
    .click();
  await expect(page.locator('.log')).toContainText('You sell ');
  await expect(held).not.toHaveCount(before);
});

test('the starter clicks the Location that makes way, and the round track says who starts', async ({ page }) => {
  await quicken(page);
  await openAt(page, { localColour: 'chosen', verb: 'replace' });
  await expect(page.locator('.log')).toContainText('None of them is of the City.');
  await page.locator('.ce-location[data-standing="possible"]').nth(1).click();
  await expect(page.locator('.log')).toContainText('You replace ');
  await expect(hand(page).getByRole('listitem')).toHaveCount(4);
  const rounds = page.getByRole('list', { name: 'Round track' }).getByRole('listitem');
  await expect(rounds).toHaveCount(6);
  await expect(rounds.first()).toHaveAccessibleName('Round 1: 4 Thieves each, you start');
  await expect(rounds.first()).toHaveAttribute('aria-current', 'step');
  await expect(rounds.nth(1)).toHaveAccessibleName('Round 2: 6 Gear each, Otto starts');
});

test('a Good is chosen at the Location of the card that steals', async ({ page }) => {
  await quicken(page);
  await openAt(page, { verb: 'steal' });
  const goods = page.locator('.ce-good[data-standing="possible"]');
  await expect(goods.first()).toBeVisible();
  await expect(page.locator('.ce-place:has(.ce-good[data-standing="possible"])')).toHaveCount(1);
  await goods.first().click();
  await expect(page.locator('.log')).toContainText('You steal ');
});

test('a topmost Gear of the rival is burned', async ({ page }) => {
  await quicken(page);
  await openAt(page, { verb: 'burn' });
  const targets = page.locator('.ce-rival .ce-top[data-standing="possible"]');
  await expect(targets.first()).toHaveAccessibleName(/topmost on /);
  await targets.first().click();
  await expect(page.locator('.log')).toContainText("You burn Otto's ");
});

test('the guided first game explains each kind of decision and cites clauses', async ({ page }) => {
  await quicken(page);
  await startGuided(page, 'caper-europe');
  const note = page.getByRole('note', { name: 'Guide' });
  await expect(note).toContainText('The three posters are Locations');
  await hand(page)
    .getByRole('button', { name: /^The Barber/ })
    .click();
  await page.getByRole('button', { name: /^Place Vendôme: 3 free slots/ }).click();
  await expect(note).toContainText('Your card steals a Good from this Location (Place Vendôme)');
  await expect(note).toContainText('Steal a');
  await note.getByText('CE-5.3 · CE-9.4').click();
  await expect(note.getByRole('link', { name: 'CE-9.4' })).toBeVisible();
});

test('German is complete on the board and in the guide', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await quicken(page);
  await startGuided(page, 'caper-europe');
  await expect(page.getByRole('list', { name: 'Deine Hand, 4 Karten' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Die drei Plakate sind Orte');
  await expect(page.getByRole('button', { name: /^Katakomben: \d Punkte/ })).toBeVisible();
  await context.close();
});

for (const [index, city] of CITIES.entries()) {
  test(`axe finds nothing on the board of ${city}`, async ({ page }) => {
    await quicken(page);
    await openAt(page, { city, moves: 24, verb: 'equip' });
    await page.locator('.ce-below .ce-discards summary').click();
    await hand(page).getByRole('button').first().hover();
    // The cities differ in nothing but their pictures.
    await (index === 0 ? expectClean : expectReadable)(page, city);
  });
}

test('a phone: the hand stays in sight at 320 px, nothing runs off the side, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await quicken(page);
  await openAt(page, { moves: 24, verb: 'equip' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  for (const card of await hand(page).getByRole('button').all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.undo')).toBeInViewport({ ratio: 1 });
  await expectClean(page, 'phone');
});

test('a phone: a whole game by touch', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await quicken(page);
  await startAgainstBots(page, GAME);
  await playByTouch(page);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeInViewport();
  await context.close();
});

for (const [width, height] of [
  [1280, 800],
  [3840, 2160],
] as const) {
  test(`${width} × ${height}: board and decision are on one screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    await openAt(page, { moves: 30, verb: 'equip' });
    const isScrolled = () =>
      page
        .locator('.surface')
        .evaluate(
          (surface) => surface.scrollHeight > surface.clientHeight + 1 || surface.scrollWidth > surface.clientWidth + 1,
        );
    expect(await isScrolled()).toBe(false);
    await hand(page).getByRole('button', { disabled: false }).first().click();
    expect(await isScrolled()).toBe(false);
    for (const card of await hand(page).getByRole('button').all()) await expect(card).toBeInViewport({ ratio: 1 });
  });
}

test('no Good covers what its Location is worth', async ({ page }) => {
  await quicken(page);
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, {});
    const covered = await page.locator('.ce-place').evaluateAll((places) =>
      places.flatMap((place) => {
        const worth = place.querySelector('.ce-worth')!.getBoundingClientRect();
        const goods = [...place.querySelectorAll('.ce-good')].map((good) => good.getBoundingClientRect());
        return goods.filter(({ left, top, bottom }) => left < worth.right && top < worth.bottom && bottom > worth.top);
      }),
    );
    expect(covered, `${width} × ${height}`).toEqual([]);
  }
});

for (const language of ['en', 'de']) {
  test(`a phone that lies on its side: Locations, Crews, scores, hand and status are in sight (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await quicken(page, { language });
    const [key, text] = gameAt({ moves: 30, verb: 'equip' });
    await page.addInitScript(([name, game]) => localStorage.setItem(name, game), [key, text] as const);
    await page.goto('/play/moment');
    for (const thing of ['.ce-location', '.ce-thief', '.ce-score', '.ce-card', '.status']) {
      const found = page.locator(thing);
      await expect(found.first()).toBeVisible();
      for (const each of await found.all()) await expect(each).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('a card says where it can be played and what it would do there', async ({ page }) => {
  await quicken(page);
  await openAt(page, { moves: 24, verb: 'equip' });
  await hand(page).locator('.ce-card[data-standing="possible"]').first().hover();
  await expect(page.locator('.ce-prospects').first()).toContainText(/Caper|Coin|point|nothing|steal|burn/);
});

test('a touch leads on from each thing that the table stops for', async ({ page }) => {
  // Time stands nearly still, so that nothing but the touch leads on.
  await page.clock.install();
  await quicken(page, { pace: 'slow' });
  const kept = keptGameAt('moment', {
    game: caperEurope,
    options: { city: 'paris' },
    seats: ['person', 'random'],
    secret: '20'.repeat(32),
    until: (match) => match.outcome !== undefined,
  })!;
  await openKept(page, kept);
  await page.locator('.ending').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('r');
  const told = page.locator('.caption[data-kind], .to-now');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return told.count();
    })
    .toBeGreaterThan(0);
  const kinds = new Set<string | undefined>();
  for (let touches = 0; touches < 200 && (await told.count()) > 0; touches++) {
    await page.clock.runFor(50);
    kinds.add(await page.locator('.caption').evaluate(({ dataset }: HTMLElement) => dataset['kind']));
    await page.evaluate(() => document.querySelector<HTMLElement>('.caption-next')?.click());
  }
  await expect(told).toHaveCount(0);
  expect([...kinds]).toEqual(expect.arrayContaining(['fin', 'location', 'thieves', 'gear', 'goods', 'total']));
});
