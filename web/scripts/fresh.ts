// Builds the page when a source is newer than the last build: node web/scripts/fresh.ts
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'web/dist/index.html');
const SOURCES = [
  'web/{src,public}/**/*.*',
  'web/*.{ts,html,json}',
  '{kernel,bots,protocol,boardkit,catalogue}/src/**/*.*',
  'games/*/{board,bots,rules,words}/**/*.*',
  'games/*/*.*',
  'package-lock.json',
];

const builtAt = (): number => statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the built page is missing or older than one of its sources. */
export function isStale(): boolean {
  const built = builtAt();
  return globSync(SOURCES, { cwd: ROOT }).some((file) => statSync(join(ROOT, file)).mtimeMs > built);
}

/** Builds the page unless it is up to date. */
export async function freshen(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the page …');
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'web'), logLevel: 'error' });
}

if (import.meta.main) await freshen();
