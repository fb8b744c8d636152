import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';

/** What Chromium is started with: no sandbox, since tests may run as root, and no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const find = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));

/** The system's Chromium; installed first where it is missing and this is root on a Debian machine. */
export function findChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    spawnSync(INSTALL, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`The browser tests need Chromium: install it (${INSTALL}), or name it in the variable CHROMIUM.`);
}
