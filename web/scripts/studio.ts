import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** The system's Chromium, as every script and test drives it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** Starts the house of the browser tests at this port; settles when it is ready. */
export async function startHouse(port: number): Promise<ChildProcess> {
  const house = spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.ts')], {
    env: { ...process.env, HIDEOUT_E2E_PORT: String(port) },
    stdio: 'inherit',
  });
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://localhost:${port}/ready`).catch(() => undefined))?.ok === true;
  while (!(await isReady())) await sleep(200);
  return house;
}

/** Every page finds these in its store, unless it has kept something of its own under the same key. */
export const keepEntries = (
  place: BrowserContext | Page,
  entries: readonly (readonly [key: string, text: string])[],
): Promise<unknown> =>
  place.addInitScript((kept) => {
    for (const [key, text] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, entries);
