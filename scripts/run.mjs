// Runs a TypeScript program with Node 24, from an up-to-date bundle and after installing what it needs:
// node scripts/run.mjs <program.ts> [arguments]
// The machine's own Node, 20 or later, starts this file, so it uses built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtName, bundleOf, currentKey, hold, isAlive, isBundled, removeStale } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = join(root, '.setup.lock');

/** The lock file that npm leaves behind at the end of a complete install is at least as new as the one in the repository. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Makes one process the installer; a lock left by a process that has died is taken over. */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    return false;
  }
}

function install() {
  const command = 'npm ci --include=dev --include=optional --loglevel=error --no-progress';
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The set-up failed: npm ci');
}

async function setUp() {
  if (isInstalled()) return;
  console.log('Setting up Hideout (once) …');
  while (!takeLock()) await sleep(200);
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Node from the registry where it exists for this platform, otherwise the machine's own if it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = join(root, `node_modules/node-${system}-${process.arch}/bin/${file}`);
  if (existsSync(packaged)) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(`Hideout needs Node 24 or later on ${system}-${process.arch}; this is ${process.version}`);
}

/**
 * The file to run for a program: in its bundle of the sources as they are now, which is made where it is missing.
 * @param {string} node
 * @param {string} program
 * @returns {string}
 */
function freshen(node, program) {
  if (!isBundled(program)) return program;
  const key = currentKey();
  const bundle = bundleOf(program, key);
  hold(bundle);
  if (existsSync(bundle)) return join(bundle, builtName(program));
  const { status } = spawnSync(node, ['scripts/build.ts', program], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${program} could not be bundled`);
  removeStale(key);
  return freshen(node, program); // the sources may have changed meanwhile
}

/** @param {string} node @param {string[]} args */
function run(node, args) {
  process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
  // Stack traces name the sources, in workers and child processes too.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`;
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  // The terminal interrupts the program too, which decides what that means; this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

try {
  await setUp();
  const [program = '', ...args] = process.argv.slice(2);
  const node = findNode();
  run(node, [freshen(node, program), ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
