import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hideout-'));

/** Gives the tests a temporary folder of their own; PostgreSQL, which runs as another user, may write there too. */
export function setup(): void {
  chmodSync(folder, 0o777);
  process.env['TMPDIR'] = folder;
}

/** Takes it away with everything that they left in it. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
