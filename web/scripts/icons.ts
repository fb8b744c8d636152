// Draws the PNG icons of the installed page from public/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './studio.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await openBrowser();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, `icon-${size}.png`) });
  await page.close();
}
await browser.close();
