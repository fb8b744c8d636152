import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** What a first visit may fetch at most: kilobytes of compressed script. */
export const MOST_SCRIPT = { home: 90, table: 220 } as const;

/** Kilobytes of compressed script that a first visit to this address fetches until it is ready, workers included. */
async function weightOf(page: Page, address: string, isReady: () => Promise<unknown>): Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, sizeOf(response.body()));
  });
  await page.goto(address);
  await isReady();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const sizeOf = async (body: Promise<Buffer>): Promise<number> => gzipSync(await body, { level: 9 }).length;

/** What the first page fetches. */
export const weightOfHome = (page: Page, house: string): Promise<number> =>
  weightOf(page, `${house}/`, () => page.locator('.game-card').first().waitFor());

/** What a first game fetches; whoever begins, the bots are among it. */
export const weightOfTable = (page: Page, house: string, game: string): Promise<number> =>
  weightOf(page, `${house}/quick/${game}`, async () => {
    await page.locator('[data-standing="possible"], .choice').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').filter({ hasNotText: '…' }).waitFor();
  });
