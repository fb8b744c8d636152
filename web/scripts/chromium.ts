import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';
const LINUX = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'].map((name) => `/usr/bin/${name}`);
const MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
  [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ].map((file) => join(process.env[variable] ?? '', file)),
);

/**
 * What a browser does on the side: what Playwright turns off too (of two lists the last one counts), and what it would
 * make ready for every window, which takes more time than to open it.
 */
const IDLE_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What Chromium is started with: no sandbox, since tests may run as root, and no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${IDLE_FEATURES.join(',')}`,
];

const find = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...LINUX, ...MACOS, ...WINDOWS].find((place) => existsSync(place));

/** The system's Chromium, Chrome or Edge; installed first where it is missing and this is root on a Debian machine. */
export function findChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    spawnSync(INSTALL, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = find();
  if (installed !== undefined) return installed;
  const how = process.platform === 'linux' ? ` (Debian: ${INSTALL})` : '';
  throw new Error(`The browser tests need Chromium, Chrome or Edge: install one${how}, or name it in CHROMIUM.`);
}
