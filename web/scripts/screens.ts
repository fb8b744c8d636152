// Takes the pictures of docs/screens: every page and board, in both themes, on a desk and on a phone.
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keptGame } from '../e2e/keptGame.ts';
import { buildPage, servePage } from './builtPage.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const PORT = 7197;
const SECRET = '20'.repeat(32);
const BOTS = ['person', 'random'] as const;
/** The games that the pictures show, by id. */
const GAMES = [
  keptGame('turn', BOTS, SECRET, 12),
  keptGame('choice', BOTS, SECRET, 13),
  keptGame('over', BOTS, SECRET, 40),
  keptGame('curtain', ['person', 'person'], SECRET, 5),
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
  { name: 'set-up', path: '/new/caper-cards' },
  { name: 'caper-cards', path: '/play/turn' },
  { name: 'caper-cards-choice', path: '/play/choice' },
  { name: 'caper-cards-why-not', path: '/play/turn', prepare: (page) => page.locator('[data-thing="risk"]').focus() },
  { name: 'caper-cards-over', path: '/play/over', prepare: settle },
  { name: 'caper-cards-guide', path: '/learn/caper-cards', prepare: settle },
  { name: 'curtain', path: '/play/curtain' },
  { name: 'replay', path: '/replay/over/9' },
  { name: 'analysis', path: '/analysis/over', prepare: analyse },
  { name: 'rules', path: '/rules/caper-cards#CC-3.3' },
  { name: 'fair-deals', path: '/fair' },
  { name: 'settings', path: '/settings' },
  { name: 'text-board', path: '/quick/caps-and-hammers', prepare: settle },
];

async function analyse(page: Page): Promise<void> {
  await page.locator('.analysis-bar .primary').click();
  await page.locator('.graph').waitFor({ timeout: 60_000 });
}

const SCREENS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['paper', 'midnight'] as const;

async function shoot(browser: Browser, screen: keyof typeof SCREENS, theme: (typeof THEMES)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    locale: 'en-GB',
    hasTouch: screen === 'phone',
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
    const file = join(FOLDER, `${name}-${screen}-${theme}.png`);
    await page.screenshot({ path: file });
    const size = statSync(file).size;
    console.log(`${name}-${screen}-${theme}.png ${Math.round(size / 1000)} kB`);
    await page.close();
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await servePage(await buildPage(), PORT);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const screen of ['desk', 'phone'] as const) for (const theme of THEMES) await shoot(browser, screen, theme);
await browser.close();
await server.close();
