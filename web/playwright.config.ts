import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';
import { ADDRESS } from './e2e/address.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../runs/e2e',
  // A busy machine takes its time: what never comes fails by these limits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Much of a test is waiting: for motion, for thoughts, for other houses.
  workers: 4,
  reporter: [['list'], ['json', { outputFile: '../runs/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    locale: 'en-GB',
    // Only the tests of offline play need everything to be fetched for it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: import.meta.dirname,
    url: `${ADDRESS}/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
