// Takes the pictures of docs/screens: every page and board, in both themes, on a desk and on a phone.
// npm run screens -w web [-- name …]
import { caper1970 } from '@hideout/games/caper-1970';
import { caperEurope } from '@hideout/games/caper-europe';
import { capsAndHammers } from '@hideout/games/caps-and-hammers';
import { botOf } from '@hideout/catalogue/house';
import { FastRng, verbOf, type Action, type AnyGame, type AnyMatch } from '@hideout/kernel';
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, keptGame, type Kept } from '../e2e/keptGame.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const FOLDER = process.env['HIDEOUT_SCREENS'] ?? join(import.meta.dirname, '../../docs/screens');
const PORT = 7197;
const SECRET = '20'.repeat(32);
const BOTS = ['person', 'random'];
const isOver = (match: AnyMatch): boolean => match.outcome !== undefined;

/** Everybody plays like a bot of that name, with a fixed chance. */
function playedBy(name: string, game: unknown): (match: AnyMatch) => Action {
  const rng = new FastRng(1);
  const bot = botOf(name, game as AnyGame);
  if (!bot.ok) throw new Error(bot.problem);
  return (match) => {
    const view = () => match.view(match.actor as never);
    return bot.value.choose({ legal: match.legal(), view, rng, budget: { iterations: 60 } });
  };
}

/** A decision of the first seat after so many actions. */
const hersAfter =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    match.length >= moves && match.actor === 0;

/** Ada has a Gear to play, and nothing else to decide before it. */
const withGearToPlay =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    hersAfter(moves)(match) && match.game.verbs[verbOf(match.legal().at(0))]?.id === 'equip';

/** Ada has units to spend, enough for a way worth drawing. */
const onHerWay =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    hersAfter(moves)(match) && Number((match.view(0 as never) as { count?: number }).count) >= 7;

/** Agents lie in the row. */
const inTheRow =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    hersAfter(moves)(match) && (match.view(0 as never) as unknown as { places: unknown[] }).places.length > 0;

const europe: Kept = { game: caperEurope, options: { city: 'paris' }, seats: BOTS, secret: SECRET };
const block: Kept = { game: caper1970, seats: BOTS, secret: '14'.repeat(32) };
const table: Kept = { game: capsAndHammers, seats: BOTS, secret: '06'.repeat(32) };
const cards: Kept = { seats: BOTS, secret: SECRET };

/** The games that the pictures show, by id. */
const GAMES = [
  keptGame('cards', { ...cards, until: after(12) }),
  keptGame('cards-choice', { ...cards, until: after(13) }),
  keptGame('cards-over', { ...cards, until: isOver }),
  keptGame('curtain', { ...cards, seats: ['person', 'person'], until: after(5) }),
  keptGame('europe', { ...europe, until: withGearToPlay(26), choose: playedBy('easy', caperEurope) }),
  keptGame('europe-over', { ...europe, until: isOver, choose: playedBy('easy', caperEurope) }),
  keptGame('block', { ...block, until: onHerWay(60), choose: playedBy('greedy', caper1970) }),
  keptGame('block-four', {
    ...block,
    seats: ['person', 'greedy', 'greedy', 'greedy'],
    until: onHerWay(150),
    choose: playedBy('greedy', caper1970),
  }),
  keptGame('block-over', { ...block, until: isOver, choose: playedBy('greedy', caper1970) }),
  keptGame('table', { ...table, until: inTheRow(14), choose: playedBy('easy', capsAndHammers) }),
  keptGame('table-over', { ...table, until: isOver, choose: playedBy('random', capsAndHammers) }),
];

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const settle = (page: Page) => page.waitForTimeout(900);

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'set-up', path: '/new/caper-europe' },
  { name: 'lobby', path: '/new/caper-1970', prepare: openLobby },
  {
    name: 'caper-europe',
    path: '/play/europe',
    prepare: (page) => page.locator('.ce-hand .ce-card[data-standing="possible"]').first().click(),
  },
  { name: 'caper-europe-guide', path: '/learn/caper-europe', prepare: settle },
  { name: 'caper-europe-over', path: '/play/europe-over', prepare: settle },
  { name: 'caper-1970', path: '/play/block', prepare: planWay },
  { name: 'caper-1970-guide', path: '/learn/caper-1970', prepare: settle },
  { name: 'caper-1970-four', path: '/play/block-four' },
  { name: 'caper-1970-replay', path: '/replay/block-over/90' },
  { name: 'caps-and-hammers', path: '/play/table', prepare: (page) => page.locator('.ch-hand .thing').first().focus() },
  { name: 'caps-and-hammers-guide', path: '/learn/caps-and-hammers', prepare: settle },
  { name: 'caps-and-hammers-over', path: '/play/table-over', prepare: settle },
  { name: 'caper-cards', path: '/play/cards' },
  { name: 'caper-cards-choice', path: '/play/cards-choice' },
  { name: 'caper-cards-why-not', path: '/play/cards', prepare: (page) => page.locator('[data-thing="risk"]').focus() },
  { name: 'caper-cards-over', path: '/play/cards-over', prepare: settle },
  { name: 'caper-cards-guide', path: '/learn/caper-cards', prepare: settle },
  { name: 'curtain', path: '/play/curtain' },
  { name: 'replay', path: '/replay/cards-over/9' },
  { name: 'replay-shelf', path: '/replay' },
  { name: 'analysis', path: '/analysis/cards-over', prepare: analyse },
  { name: 'rules', path: '/rules/caper-cards#CC-3.3' },
  { name: 'fair-deals', path: '/fair' },
  { name: 'settings', path: '/settings' },
];

async function analyse(page: Page): Promise<void> {
  await page.locator('.analysis-bar .primary').click();
  await page.locator('.graph').waitFor({ timeout: 60_000 });
}

/** Shows a way to the farthest space that can be reached. */
async function planWay(page: Page): Promise<void> {
  const spaces = page.locator('.c7-space[data-standing="reachable"]');
  const units = await spaces.evaluateAll((all) =>
    all.map((space) => Number(/(\d+) units? away$/.exec(space.getAttribute('aria-label')!)?.[1])),
  );
  await spaces
    .nth(units.indexOf(Math.max(...units)))
    .evaluate((space) => space.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
}

async function openLobby(page: Page): Promise<void> {
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.locator('.primary.large, .button.primary').last().click();
  await page.locator('.invite').waitFor();
}

const SCREENS = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  lying: { width: 740, height: 360 },
} as const;
const THEMES = ['paper', 'midnight'] as const;

async function shoot(browser: Browser, screen: keyof typeof SCREENS, theme: (typeof THEMES)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    locale: 'en-GB',
    hasTouch: screen !== 'desk',
  });
  await context.addInitScript(
    ([games, settings]) => {
      for (const [key, text] of games) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      localStorage.setItem('hideout/settings', settings);
    },
    [GAMES, JSON.stringify({ theme, motion: 'reduced', pace: 'instant', forced: 'off' })] as const,
  );
  const wanted = process.argv.slice(2);
  for (const { name, path, prepare } of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(250);
    await prepare?.(page);
    await page.waitForTimeout(250);
    const file = `${name}-${screen}-${theme}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), quality: 82 });
    console.log(`${file} ${Math.round(statSync(join(FOLDER, file)).size / 1000)} kB`);
    await page.close();
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.ts')], {
  env: { ...process.env, HIDEOUT_E2E_PORT: String(PORT) },
  stdio: 'inherit',
});
const isReady = (): Promise<boolean> =>
  fetch(`http://localhost:${PORT}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const screens = (process.env['HIDEOUT_SCREEN'] ?? 'desk,phone').split(',') as (keyof typeof SCREENS)[];
  for (const screen of screens) for (const theme of THEMES) await shoot(browser, screen, theme);
  await browser.close();
} finally {
  server.kill();
}
