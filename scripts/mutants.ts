// Mutation run: npm run mutants -- <room, or folder or file in it> [--count n] [--seed n] [--tests path]…; plants one bug at a
// time and looks whether a test of the room notices, or one of those named. Only the tests that reach the bug are run.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FastRng } from '@hideout/kernel';
import { filesIn } from '../cli/src/gameNames.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { Reach } from './reach.ts';
import { scratchHouse } from './scratchHouse.ts';

/** A mutation of a file. */
interface Mutant extends Mutation {
  readonly file: string;
}

/** A test that takes this many times as long as all of them without the mutant hangs because of it. */
const PATIENCE = 3;
/** How many tests are run before the others. */
const FIRST = 3;
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

function isTest(file: string): boolean {
  return /\/(test|src)\/(.*\/)?[^/]+\.test\.ts$/.test(file);
}

async function run(): Promise<number> {
  const mutants = chosen();
  const [part, game] = room.split('/') as [string, string?];
  const folders = values.tests ?? [part === 'games' ? `games/${game}/` : `${part}/`, ...(ALSO[part] ?? [])];
  const touched = new Set(mutants.map(({ file }) => file));
  const reaches: Reach[] = [];
  for (const file of filesIn(house).filter(
    (each) => isTest(each) && folders.some((folder) => each.startsWith(folder)),
  )) {
    const reach = new Reach(house, file, touched);
    const { isGreen, told } = await test([file], 600_000, reach.environment);
    if (isGreen) reaches.push(reach.end());
    else console.error(`${told}\n${file} fails without any mutant: it is left out.`);
  }
  // Most mutants fall to the first quick tests that reach them.
  reaches.sort((one, other) => one.took - other.took);
  let caught = 0;
  for (const [index, mutant] of mutants.entries()) {
    const isCaught = await plant(mutant, () => isNoticed(mutant, reaches));
    if (isCaught) caught++;
    console.log(`${index + 1}/${mutants.length} ${isCaught ? 'caught  ' : 'SURVIVES'} ${describe(mutant)}`);
  }
  console.log(
    `${room}: ${caught} of ${mutants.length} caught (${((100 * caught) / mutants.length).toFixed(0)} %), seed ${values.seed}`,
  );
  return 0;
}

/** Whether a test fails: those that reach the mutant are run, the quickest first, or all where none is known to. */
async function isNoticed({ file, start }: Mutant, reaches: readonly Reach[]): Promise<boolean> {
  const reaching = reaches.filter((each) => each.reaches(file, start));
  const all = reaching.length > 0 ? reaching : reaches;
  for (const some of [all.slice(0, FIRST), all.slice(FIRST)]) {
    const limit = some.reduce((sum, { took }) => sum + took, 0) * PATIENCE + 10_000;
    const files = some.map((each) => each.test);
    if (files.length > 0 && !(await test(files, limit)).isGreen) return true;
  }
  return false;
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
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly isGreen: boolean; readonly told: string }> {
  const argv = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', '--retry', '1', ...tests];
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, argv, { cwd: house, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
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
