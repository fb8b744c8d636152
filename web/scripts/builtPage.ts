import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/**
 * Builds the page into a folder of its own, so that nothing else that builds or serves it is disturbed. The folder goes
 * with the process.
 */
export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'hideout-page-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Serves such a folder without a server of the house behind it. */
export const servePage = (outDir: string, port: number): Promise<PreviewServer> =>
  preview({ root: ROOT, configFile: false, logLevel: 'error', build: { outDir }, preview: { port } });
