// Draws the PNG icons of the installed page from public/icon.svg.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, `icon-${size}.png`) });
  await page.close();
}
await browser.close();
