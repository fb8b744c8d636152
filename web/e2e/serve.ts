// Builds the page and serves it with a real server and an empty store, for the browser tests.
import { startServer } from '@hideout/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../scripts/builtPage.ts';
import { PORT } from './address.ts';
import { openMovedHouse } from './movedHouse.ts';

const webRoot = await buildPage();
const folder = mkdtempSync(join(tmpdir(), 'hideout-e2e-'));
// When the tests are over, nothing is left behind.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit());
await openMovedHouse(webRoot, join(folder, 'moved.db'));
await startServer({
  host: 'localhost',
  port: PORT,
  webRoot,
  store: { file: join(folder, 'tables.db') },
  // Orders take their time elsewhere.
  orders: { thinksMs: [50, 50], looksInMs: [50, 50], staysMs: [50, 50] },
  logLevel: 'error',
});
