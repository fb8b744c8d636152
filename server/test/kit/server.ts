import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../../src/config.ts';
import { startServer, type RunningServer } from '../../src/server.ts';
import { testConfig } from './config.ts';

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server for one test and closes it afterwards. */
export async function serve(wishes: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const store = wishes.store ?? { file: join(scratch(), 'hideout.db') };
  const server = await startServer(testConfig({ ...wishes, store }));
  onTestFinished(() => server.close());
  return server;
}
