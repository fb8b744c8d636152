// Makes a strip of pictures, one each 200 ms, of what the table stops for, on a desk and on a phone, into runs/films.
// npm run filmstrip -w web [-- <game> or <game>-<name> …] [-- --language de] [-- --theme midnight] [-- --pace quick]
// Each game lists its films in games/<id>/test/films.ts: positions right after something that is staged. The page is
// opened there and shows it again, as the key R does.
import { GAMES } from '@hideout/catalogue/house';
import type { Shot } from '@hideout/testkit';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage, servePage } from './builtPage.ts';
import { kept } from './keptShot.ts';
import { keepEntries, openBrowser } from './studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'runs/films');
const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7198);
const FRAME_MS = 200;
/** No film is longer than this many pictures. */
const MOST = 120;
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'paper' },
    pace: { type: 'string', default: 'normal' },
  },
});

/** A film: the name of its strips, and the game that the page keeps. */
interface Film {
  readonly name: string;
  readonly game: readonly [string, string];
}

async function films(): Promise<readonly Film[]> {
  const all: Film[] = [];
  for (const game of GAMES) {
    const file = join(ROOT, `games/${game.id}/test/films.ts`);
    if (!existsSync(file)) continue;
    const { FILMS } = (await import(file)) as { readonly FILMS: readonly Shot[] };
    for (const [place, shot] of FILMS.entries()) {
      const name = `${game.id}-${shot.name ?? place}`;
      const isWanted = wanted.length === 0 || wanted.includes(game.id) || wanted.includes(name);
      if (isWanted) all.push({ name, game: kept(name, game, shot) });
    }
  }
  return all;
}

async function film(browser: Browser, { name, game }: Film, screen: string): Promise<void> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: flags.language, serviceWorkers: 'block' });
  const { theme, pace, language } = flags;
  const settings = JSON.stringify({ theme, pace, language, forced: 'off' });
  await keepEntries(context, [game, ['hideout/settings', settings]]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`http://localhost:${PORT}/play/${name}`);
  // Behind the poster of an end it is not to be seen.
  await page.locator('.surface').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  // From here on time goes by as the camera says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('r');
  const { frames, captions } = await shoot(page);
  console.log(`${name}-${screen}: ${frames.length} pictures\n${captions.join('\n')}`);
  const strip = await context.newPage();
  await strip.setViewportSize({ width: 1600, height: 1000 });
  const width = screen === 'desk' ? 390 : 194;
  const images = frames.map(
    (png, at) => `<figure><img src="data:image/jpeg;base64,${png}" width="${width}">
    <figcaption>${at * FRAME_MS} ms</figcaption></figure>`,
  );
  await strip.setContent(`<style>body{margin:4px;display:flex;flex-wrap:wrap;gap:4px;font:11px sans-serif}
    figure{margin:0}img{display:block}</style>${images.join('')}`);
  await strip.screenshot({ path: join(FOLDER, `${name}-${screen}.png`), fullPage: true });
  await context.close();
}

/** One picture after another until the present is shown again, and the words in them. */
async function shoot(
  page: Page,
): Promise<{ readonly frames: readonly string[]; readonly captions: readonly string[] }> {
  const frames: string[] = [];
  const captions: string[] = [];
  for (let at = 0; at < MOST; at++) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
    frames.push(picture.toString('base64'));
    const caption = (await page.locator('.caption-text').allInnerTexts()).join(' ');
    if (caption !== '' && !captions.at(-1)?.endsWith(caption)) captions.push(`  ${at * FRAME_MS} ms: ${caption}`);
    if (at > 0 && (await page.locator('.caption[data-kind], .to-now').count()) === 0) break;
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(runMotion, FRAME_MS);
  }
  return { frames, captions };
}

/** Lets what moves by the style sheet move on by as many milliseconds, and stop there for the picture. */
function runMotion(ms: number): void {
  for (const motion of document.getAnimations()) {
    if (!(motion.timeline instanceof DocumentTimeline) || motion.playState === 'finished') continue;
    const isKnown = motion.playState === 'paused';
    motion.pause();
    const at = isKnown ? Number(motion.currentTime) + ms : 0;
    motion.currentTime = at;
    if (at >= Number(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}

mkdirSync(FOLDER, { recursive: true });
const all = await films();
if (all.length === 0) throw new Error(`no film is called ${wanted.join(', ') || 'anything'}`);
const server = await servePage(await buildPage(), PORT);
const browser = await openBrowser();
for (const each of all) for (const screen of Object.keys(SCREENS)) await film(browser, each, screen);
await browser.close();
await server.close();
