// Plays a whole game of each kind by keyboard alone and writes down what somebody who listens hears, into runs/walks.
// npm run walk -w web [-- <game> …] [-- --language de] [-- --pace normal]
// “>” is what has the focus when Enter is pressed; everything else is said by the page itself, as it comes.
import { GAMES } from '@hideout/catalogue/house';
import type { Browser, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptGame } from '../e2e/keptGame.ts';
import { nextMoment, reach } from '../e2e/player.ts';
import { buildPage, servePage } from './builtPage.ts';
import { keepEntries, openBrowser } from './studio.ts';

const FOLDER = join(import.meta.dirname, '../../runs/walks');
const PORT = Number(process.env['HIDEOUT_E2E_PORT'] ?? 7199);
/** No game has more decisions than this. */
const MOST = 1200;
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, pace: { type: 'string', default: 'quick' } },
});

/** What is said from now on, in the order in which it is said; it runs in the page. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const said = new WeakMap<Element, string>();
  const LIVE = '[aria-live="polite"], [role="status"], [role="alert"]';
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? `${[...node.childNodes].map(textOf).join('')} `;
  };
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const own = (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? undefined;
      const added = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)] : [],
      );
      return own ? [own, ...added] : added;
    });
    for (const region of new Set(regions)) {
      const text = [...region.childNodes].map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && said.get(region) !== text) heard.push(text);
      said.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Takes what was said since the last time. */
const hear = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

/** What a screen reader calls the thing that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });

async function walk(browser: Browser, game: (typeof GAMES)[number]): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: flags.language, serviceWorkers: 'block' });
  const settings = { pace: flags.pace, motion: 'reduced', forced: 'off', confirm: 'off', language: flags.language };
  const seats = ['person', ...Array.from({ length: game.seats.min > 1 ? game.seats.min - 1 : 1 }, () => 'easy')];
  const kept = keptGame('walk', { game, seats, secret: '21'.repeat(32) });
  await keepEntries(context, [kept, ['hideout/settings', JSON.stringify(settings)]]);
  await context.addInitScript(listen);
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}/play/walk`);
  const lines: string[] = [];
  let moment = await nextMoment(page, '');
  for (let decision = 0; moment !== 'over' && decision < MOST; decision++) {
    for (let more = 0; more <= decision % 3; more++) {
      if (more > 0) await page.keyboard.press('Tab');
      await reach(page);
    }
    lines.push(...(await hear(page)), `> ${await focused(page)}`);
    await page.keyboard.press('Enter');
    moment = await nextMoment(page, moment);
  }
  lines.push(...(await hear(page)), (await page.locator('.ending').innerText()).replaceAll(/\n+/g, '\n'));
  await context.close();
  return lines;
}

mkdirSync(FOLDER, { recursive: true });
const server = await servePage(await buildPage(), PORT);
const browser = await openBrowser();
for (const game of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const lines = await walk(browser, game);
  writeFileSync(join(FOLDER, `${game.id}-${flags.language}.txt`), `${lines.join('\n')}\n`);
  console.log(`${game.id}: ${lines.length} lines`);
}
await browser.close();
await server.close();
