import { expect, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../runs/heard');

/** Notes from now on what those who listen at a table would be told, before the page loads. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const last = new WeakMap<Element, string>();
    const wordsOf = (region: Element): string => {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      for (const part of copy.querySelectorAll('*')) part.append(' ');
      return copy.textContent!.replaceAll(/\s+/g, ' ').trim();
    };
    const note = () => {
      for (const region of document.querySelectorAll('.table :is([aria-live], [role="status"], [role="alert"])')) {
        const words = wordsOf(region);
        const isOff = region.getAttribute('aria-live') === 'off';
        if (words !== '' && words !== last.get(region) && !isOff) heard.push(words);
        last.set(region, words);
      }
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true }),
    );
  });
}

/** Writes what was told into runs/heard, a line each, to be read as a whole; nothing was told twice in a row. */
export async function writeHeard(page: Page, name: string): Promise<void> {
  const heard = await page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.txt`), `${heard.join('\n')}\n`);
  expect(heard.filter((words, place) => words === heard[place - 1])).toEqual([]);
}
