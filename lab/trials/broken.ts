// Trial of resumable runs: node broken.ts <game> [--games n] [--kills n] [--seed n] [--workers n]
// Plays a run in one go and again under kill -9, and compares every line and every count of the two.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});
const game = positionals[0];
if (game === undefined || positionals.length > 1) {
  console.error('Name one game, as “npm run hideout -- games” lists them: npm run test:broken-run -- <game>');
  process.exit(2);
}
const kills = Number(values.kills);
const folder = mkdtempSync(join(tmpdir(), 'hideout-broken-'));

const whole = join(folder, 'whole');
const seconds = await inOneGo(whole);
const broken = join(folder, 'broken');
await underKills(broken, seconds);
const [expected, found] = [digestOf(whole), digestOf(broken)];
console.log(`in one go:     ${expected}`);
console.log(`${kills} × kill -9:  ${found}`);
console.log(expected === found ? 'the same lines and counts' : 'NOT the same');
rmSync(folder, { recursive: true, force: true });
process.exit(expected === found ? 0 : 1);

/** Plays the run unbroken, and tells how long that took. */
async function inOneGo(path: string): Promise<number> {
  const start = performance.now();
  await finish(path);
  return (performance.now() - start) / 1000;
}

/** Plays the run in pieces: each ends with kill -9 at a random moment, after at least one new chunk; the last one is whole. */
async function underKills(path: string, wholeSeconds: number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const before = countChunks(path);
    const child = simulate(path, 'ignore');
    const ended = once(child, 'exit');
    while (countChunks(path) <= before && child.exitCode === null) await sleep(5);
    await Promise.race([ended, sleep((Math.random() * 1000 * wholeSeconds) / (kills + 1))]);
    if (child.exitCode !== null) throw new Error('the run was over before it could be killed: ask for more games');
    child.kill('SIGKILL');
    await ended;
    console.log(`killed ${kill} of ${kills}: ${countChunks(path)} chunks on the disk`);
  }
  await finish(path);
}

async function finish(path: string): Promise<void> {
  const [code] = (await once(simulate(path, 'inherit'), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the run ended with ${code}`);
}

function simulate(path: string, output: 'inherit' | 'ignore'): ChildProcess {
  const { games, seed, workers } = values;
  const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
  const flags = ['--games', games, '--seed', seed, '--workers', workers, '--run', path, '--json'];
  return spawn(process.execPath, [main, 'simulate', game!, ...flags], { stdio: ['ignore', output, 'inherit'] });
}

/** How many chunks are finished; what is still being written has another name. */
function countChunks(path: string): number {
  return existsSync(join(path, 'chunks')) ? chunksOf(path).length : 0;
}

function chunksOf(path: string): string[] {
  return readdirSync(join(path, 'chunks')).filter((name) => name.endsWith('.jsonl'));
}

/** The digest of all lines and counts of a run. */
function digestOf(path: string): string {
  const hash = createHash('sha256');
  for (const name of chunksOf(path).toSorted()) hash.update(name).update(readFileSync(join(path, 'chunks', name)));
  return hash.digest('hex');
}
