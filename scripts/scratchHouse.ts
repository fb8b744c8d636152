import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../cli/src/gameNames.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OWN = '@hideout';

/** A copy of the house in a new folder, with the packages of this one: what is done to it stays there. */
export function scratchHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'hideout-house-'));
  for (const file of filesIn(ROOT)) if (!file.startsWith('docs/screens/')) cpSync(join(ROOT, file), join(house, file));
  mkdirSync(join(house, 'node_modules', OWN), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== OWN) symlinkSync(join(ROOT, 'node_modules', name), join(house, 'node_modules', name));
  }
  // The packages of the house are the folders of the copy.
  for (const name of readdirSync(join(ROOT, 'node_modules', OWN))) {
    symlinkSync(join(house, name), join(house, 'node_modules', OWN, name));
  }
  return house;
}
