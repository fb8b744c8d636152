import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingredients } from '../bundle.mjs';

const ROOT = join(import.meta.dirname, '../..');
let house = '';

/** A copy of the house that may be changed, with links to the packages that are installed here. */
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'hideout-house-'));
  const files = [...ingredients(), 'package.json', 'scripts/run.mjs', ...globSync('games/*/RULES.md', { cwd: ROOT })];
  for (const file of files) cpSync(join(ROOT, file), join(house, file), { preserveTimestamps: true });
  mkdirSync(join(house, 'node_modules/@hideout'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@hideout') symlinkSync(join(ROOT, 'node_modules', name), join(house, 'node_modules', name));
  }
  for (const own of globSync('{cli,lab,server}/node_modules', { cwd: ROOT }))
    symlinkSync(join(ROOT, own), join(house, own));
  for (const part of readdirSync(join(ROOT, 'node_modules/@hideout'))) {
    symlinkSync(join(house, part), join(house, 'node_modules/@hideout', part));
  }
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

const start = (...argv: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', 'cli/src/main.ts', ...argv], { cwd: house });

async function hideout(...argv: readonly string[]) {
  const child = start(...argv);
  child.stdin!.end();
  const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, out, err };
}

const bundles = (): string[] => readdirSync(join(house, 'build')).toSorted();

function edit(file: string, from: string, to: string): void {
  const source = readFileSync(join(house, file), 'utf8');
  expect(source).toContain(from);
  writeFileSync(join(house, file), source.replace(from, to));
}

describe('a bundle', { timeout: 240_000 }, () => {
  it('is made once and serves until a source changes, after which it never runs again', async () => {
    expect((await hideout('--help')).out).toContain('A table for games');
    const [first] = bundles();
    expect((await hideout('--help')).code).toBe(0);
    expect(bundles()).toEqual([first]);

    edit('cli/src/run.ts', 'A table for games', 'A den for games');
    expect((await hideout('--help')).out).toContain('A den for games');
    expect(bundles()).toHaveLength(1);
    expect(bundles()).not.toContain(first);

    edit('cli/src/run.ts', 'A den for games', 'A table for games');
    expect((await hideout('--help')).out).toContain('A table for games');
    expect(bundles()).toEqual([first]);
  });

  it('is whole for each of several processes that start at once without one', async () => {
    const done = await Promise.all([
      hideout('games', '--json'),
      hideout('games', '--json'),
      hideout('games', '--json'),
    ]);
    expect(done.map(({ code, err }) => ({ code, err }))).toEqual(done.map(() => ({ code: 0, err: '' })));
    expect(new Set(done.map(({ out }) => out)).size).toBe(1);
    expect(bundles()).toHaveLength(1);
  });

  it('stays while a process runs from it', async () => {
    const engine = start('engine', 'caper-cards');
    engine.stdin!.write('{"do":"hello"}\n');
    await once(engine.stdout!, 'data');
    const [used] = bundles();
    edit('cli/src/run.ts', 'A table for games', 'A den for games');
    await hideout('--help');
    expect(bundles()).toContain(used);

    engine.stdin!.end();
    await once(engine, 'exit');
    edit('cli/src/run.ts', 'A den for games', 'A room for games');
    await hideout('--help');
    expect(bundles()).not.toContain(used);
    expect(bundles()).toHaveLength(1);
  });

  it('is not made of sources that do not parse', async () => {
    edit('cli/src/run.ts', 'export async function run(', 'export async function run((');
    const { code, err } = await hideout('--help');
    expect(code).toBe(1);
    expect(err).toContain('cli/src/run.ts');
    expect(bundles()).toEqual([]);
  });

  it('starts its workers, and finds rulebooks and fixtures', async () => {
    const played = await hideout('simulate', 'caper-cards', '--games', '40', '--workers', '2', '--seed', '1', '--json');
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(played.out)).toMatchObject({ games: 40 });
    expect((await hideout('fuzz', 'caper-cards', '--games', '2')).out).toContain('no law is broken');
    expect((await hideout('rules', 'caper-cards', 'CC-2.2')).out).toContain('CC-2.2');
  });

  it('names the source and its line in stack traces, its own and a worker’s', async () => {
    edit(
      'cli/src/commands/games.ts',
      '\n/**',
      "\nif (process.argv.includes('games')) throw new Error('planted');\n/**",
    );
    const before = readFileSync(join(house, 'cli/src/commands/games.ts'), 'utf8').split(
      "throw new Error('planted')",
    )[0]!;
    expect((await hideout('games')).err).toContain(`cli/src/commands/games.ts:${before.split('\n').length}:`);

    edit('cli/src/huntWorker.ts', '\nconst job', "\nthrow new Error('planted');\nconst job");
    expect((await hideout('fuzz', 'caper-cards', '--games', '2')).err).toMatch(
      /planted[^]*cli\/src\/huntWorker\.ts:\d+/,
    );
  });
});
