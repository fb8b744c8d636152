// Builds the page and serves it with a real server and an empty store, for the browser tests.
import { startServer } from '@hideout/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../scripts/builtPage.ts';
import { PORT } from './address.ts';

const webRoot = await buildPage();
const folder = mkdtempSync(join(tmpdir(), 'hideout-e2e-'));
// When the tests are over, nothing is left behind.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit());
await startServer({
  host: 'localhost',
  port: PORT,
  webRoot,
  store: { file: join(folder, 'tables.db') },
  logLevel: 'error',
});
