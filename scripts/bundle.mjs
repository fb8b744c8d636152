// The bundles that programs run from: build/<program>-<key>, where the key is a digest of everything that goes into one.
// The machine's own Node, 20 or later, reads this file too, so it uses built-in modules only.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = join(ROOT, 'build');

/** The parts of the house that programs are made of, and the folders in them that hold none of it. */
const PARTS = 'kernel bots labkit testkit pgkit games catalogue protocol server lab cli bench-peers'.split(' ');
const SKIPPED = new Set(['node_modules', 'board', 'golden', 'records']);

/** Whether the program runs from a bundle; the tools of the house run as they stand. @param {string} program */
export const isBundled = (program) => PARTS.some((part) => program.startsWith(`${part}/`));

/** What a source is called in a bundle, where all files lie side by side. @param {string} source */
export const builtName = (source) => source.replaceAll('/', '.').replace(/\.ts$/, '.js');

/** The folder of a program's bundle. @param {string} program @param {string} key */
export const bundleOf = (program, key) => join(BUILD, `${builtName(program).replace(/\.js$/, '')}-${key}`);

/**
 * The paths, from the root, of all that may change a bundle: sources, nets, ratings, manifests, the lock file, and how it
 * is made.
 */
export function ingredients() {
  const files = ['package-lock.json', 'scripts/build.ts', 'scripts/bundle.mjs'];
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path);
      if (
        /(?<!\.test)\.ts$|\/package\.json$|\/bots\/(nets\/\w+|ratings)\.json$|^games\/[^/]+\/puzzles\.json$/.test(path)
      )
        files.push(path);
    }
  };
  PARTS.forEach(walk);
  return files.sort();
}

/** The digest of the ingredients as they are now: a bundle with another key is stale. */
export function currentKey() {
  const hash = createHash('sha256');
  for (const file of ingredients()) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the bundle from being removed while this process lives. @param {string} bundle */
export function hold(bundle) {
  const mark = `${bundle}.${process.pid}`;
  try {
    mkdirSync(BUILD, { recursive: true });
    writeFileSync(mark, '');
  } catch {
    return; // a house that may only be read from loses no bundle
  }
  process.on('exit', () => rmSync(mark, { force: true }));
}

/** Removes bundles with another key that nobody holds, and whatever processes left behind that were killed. @param {string} key */
export function removeStale(key) {
  const found = readdirSync(BUILD).flatMap((name) => {
    const [, bundle, itsKey, holder] = /^(.+-([0-9a-f]{16}))(?:\.(\d+))?(?:\.tmp)?$/.exec(name) ?? [];
    return bundle === undefined ? [] : [{ path: join(BUILD, name), bundle, isCurrent: itsKey === key, holder }];
  });
  const held = new Set(found.filter(({ holder }) => holder && isAlive(Number(holder))).map(({ bundle }) => bundle));
  for (const { path, bundle, isCurrent, holder } of found) {
    if (!held.has(bundle) && (holder || !isCurrent)) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether there is a process with this number. @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
