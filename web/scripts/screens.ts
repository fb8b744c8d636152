// Takes pictures of every page and board, in both themes, on a desk and on a phone, into runs/screens.
// npm run screens -w web [-- --keep] [-- name …]
// Git keeps only those that a text shows: with --keep they are taken again in docs/screens too, each by its name.
import { manifestOf } from '@hideout/catalogue';
import { GAMES } from '@hideout/catalogue/house';
import { readRulebook, type AnyGame, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import type { Browser, Page } from '@playwright/test';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quickSeats } from '../src/pages/setup/seatNames.ts';
import { kept } from './keptShot.ts';
import { keepEntries, openBrowser, startHouse } from './studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = process.env['HIDEOUT_SCREENS'] ?? join(ROOT, 'runs/screens');
const KEPT = join(ROOT, 'docs/screens');
const PORT = 7197;
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});

/** The pages that need some game show the one that is over soonest. */
const SHORT = GAMES.toSorted((a, b) => a.maxActions - b.maxActions)[0]!;
const { id: CLAUSE } = readRulebook(readFileSync(join(ROOT, `games/${SHORT.id}/RULES.md`), 'utf8')).clauses.at(-1)!;
const PARTY = GAMES.toSorted((a, b) => b.seats.max - a.seats.max)[0]!;

/** A picture: where it is taken, and what is done before. */
interface Picture {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** What a game wants to have photographed; one that does not say is taken at the second decision of its first seat. */
async function shotsOf({ id, seats }: AnyGame): Promise<readonly Shot[]> {
  const file = join(ROOT, `games/${id}/test/shots.ts`);
  if (existsSync(file)) return ((await import(file)) as { readonly SHOTS: readonly Shot[] }).SHOTS;
  const bots = Array.from({ length: quickSeats({ seats }) - 1 }, () => 'random');
  const until = (match: AnyMatch): boolean => match.length > bots.length && match.actor === 0;
  return [{ seats: ['person', ...bots], secret: '20'.repeat(32), until }];
}

const settle = (page: Page) => page.waitForTimeout(900);
const isOver = (match: AnyMatch): boolean => match.outcome !== undefined;

const KEPT_GAMES: (readonly [string, string])[] = [];
const PICTURES: Picture[] = [
  { name: 'home', path: '/' },
  { name: 'set-up', path: `/new/${GAMES[0]!.id}` },
  { name: 'lobby', path: `/new/${PARTY.id}`, prepare: openLobby },
  { name: 'curtain', path: '/play/curtain' },
  { name: 'replay', path: `/replay/${SHORT.id}-over/3` },
  { name: 'replay-shelf', path: '/replay' },
  { name: 'analysis', path: `/analysis/${SHORT.id}-over`, prepare: analyse },
  { name: 'rules', path: `/rules/${SHORT.id}#${CLAUSE}` },
  { name: 'fair-deals', path: '/fair' },
  { name: 'settings', path: '/settings' },
];
for (const game of GAMES) {
  const shots = await shotsOf(game);
  for (const shot of shots) {
    const name = shot.name === undefined ? game.id : `${game.id}-${shot.name}`;
    const { prepare } = shot;
    KEPT_GAMES.push(kept(name, game, shot));
    PICTURES.push({ name, path: `/play/${name}`, ...(prepare && { prepare: (page) => page.evaluate(prepare) }) });
  }
  KEPT_GAMES.push(kept(`${game.id}-over`, game, { ...shots[0]!, until: isOver }));
  PICTURES.push({ name: `${game.id}-over`, path: `/play/${game.id}-over`, prepare: settle });
  if (manifestOf(game.id)?.guide) {
    PICTURES.push({ name: `${game.id}-guide`, path: `/learn/${game.id}`, prepare: settle });
  }
}
const [SHORT_SHOT] = await shotsOf(SHORT);
KEPT_GAMES.push(
  kept('curtain', SHORT, {
    ...SHORT_SHOT!,
    seats: SHORT_SHOT!.seats.map(() => 'person'),
    until: (match) => match.actor === 1,
  }),
);

async function analyse(page: Page): Promise<void> {
  await page.locator('.analysis-bar .primary').click();
  await page.locator('.graph').waitFor({ timeout: 300_000 });
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
  const settings = JSON.stringify({ theme, motion: 'reduced', pace: 'at once', forced: 'off', confirm: 'off' });
  await keepEntries(context, [...KEPT_GAMES, ['hideout/settings', settings]]);
  for (const { name, path, prepare } of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(250);
    await prepare?.(page);
    await page.waitForTimeout(250);
    const file = `${name}-${screen}-${theme}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), quality: 82 });
    if (flags.keep && existsSync(join(KEPT, file))) copyFileSync(join(FOLDER, file), join(KEPT, file));
    console.log(`${file} ${Math.round(statSync(join(FOLDER, file)).size / 1000)} kB`);
    await page.close();
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startHouse(PORT);
try {
  const browser = await openBrowser();
  const screens = (process.env['HIDEOUT_SCREEN'] ?? 'desk,phone').split(',') as (keyof typeof SCREENS)[];
  for (const screen of screens) for (const theme of THEMES) await shoot(browser, screen, theme);
  await browser.close();
} finally {
  server.kill();
}
