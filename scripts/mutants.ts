// Mutation run: npm run mutants -- <room, or folder or file in it> [--count n] [--seed n] [--tests path]…; plants one bug at a
// time and looks whether a test of the room notices, or one of those named.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FastRng } from '@hideout/kernel';
import { filesIn } from '../cli/src/gameNames.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { scratchHouse } from './scratchHouse.ts';

/** A mutation of a file. */
interface Mutant extends Mutation {
  readonly file: string;
}

/** A test that takes this many times as long as all of them without the mutant hangs because of it. */
const PATIENCE = 3;
/** Tests that a room has elsewhere. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  kernel: ['testkit/test', 'catalogue/test'],
  protocol: ['server/test'],
  catalogue: ['cli/test/commands.test.ts'],
  boardkit: ['web/test'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
  },
});
const [room = ''] = positionals;
const house = scratchHouse();
process.on('exit', () => rmSync(house, { recursive: true, force: true }));
const sources = filesIn(house).filter((file) => isSource(file) && `${file}/`.startsWith(`${room}/`));
if (room === '' || sources.length === 0) {
  console.error('Which room? For example: npm run mutants -- server, or games/<id>/rules.');
  process.exit(2);
}
process.exit(await run());

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\/(test|trials|e2e|scripts|template)\/|\.test\./.test(file);
}

async function run(): Promise<number> {
  const mutants = chosen();
  const [part, game] = room.split('/') as [string, string?];
  const tests = values.tests ?? [part === 'games' ? `games/${game}/` : `${part}/`, ...(ALSO[part] ?? [])];
  const start = performance.now();
  const { isGreen, told } = await test(tests, 600_000);
  if (!isGreen) {
    console.error(`${told}\nThe tests fail without any mutant.`);
    return 1;
  }
  const limit = (performance.now() - start) * PATIENCE + 10_000;
  let caught = 0;
  for (const [index, mutant] of mutants.entries()) {
    const isCaught = await plant(mutant, async () => !(await test(tests, limit)).isGreen);
    if (isCaught) caught++;
    console.log(`${index + 1}/${mutants.length} ${isCaught ? 'caught  ' : 'SURVIVES'} ${describe(mutant)}`);
  }
  console.log(
    `${room}: ${caught} of ${mutants.length} caught (${((100 * caught) / mutants.length).toFixed(0)} %), seed ${values.seed}`,
  );
  return 0;
}

/** A sample of all mutants of the room, the same for the same seed. */
function chosen(): Mutant[] {
  const all = sources.flatMap((file) =>
    mutationsOf(file, readFileSync(join(house, file), 'utf8')).map((mutation) => ({ file, ...mutation })),
  );
  const rng = new FastRng(Number(values.seed));
  const some: Mutant[] = [];
  while (some.length < Number(values.count) && all.length > 0) some.push(...all.splice(rng.below(all.length), 1));
  return some;
}

/** Does something while a mutant is in its file. */
async function plant<T>({ file, start, end, text }: Mutant, work: () => Promise<T>): Promise<T> {
  const path = join(house, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  try {
    return await work();
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * Whether these tests pass in the scratch house, all of them and in time, and what they print. One that fails has a second
 * try, so that a machine which is busy with other things catches no mutant by chance.
 */
function test(
  tests: readonly string[],
  limitMs: number,
): Promise<{ readonly isGreen: boolean; readonly told: string }> {
  const argv = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', '--retry', '1', ...tests];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argv, { cwd: house, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (told += String(data)));
    // Whatever the tests have started ends with them.
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ isGreen: code === 0, told });
    });
  });
}

function describe({ file, start, end, text }: Mutant): string {
  const source = readFileSync(join(house, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const short = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${short(source.slice(start, end))} → ${short(text)}`;
}
