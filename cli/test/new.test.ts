import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@hideout/catalogue/house';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../src/gameNames.ts';
import { scratchHouse } from '../../scripts/scratchHouse.ts';
import { hideout } from './hideout.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUE = 'catalogue/src/index.ts';
/** What Vitest writes down. */
interface Report {
  readonly success: boolean;
  readonly testResults: readonly { readonly name: string }[];
}

/** A whole suite runs inside some of these tests. */
const LONG = 120_000;

describe('hideout new refuses', () => {
  const files = filesIn(ROOT);
  const catalogue = readFileSync(join(ROOT, CATALOGUE), 'utf8');
  const [game] = GAMES;

  it.each([
    [['Foo!'], `“Foo!” is no id: small letters, digits and hyphens make one, as in ${game!.id}`],
    [['../foo'], `“../foo” is no id: small letters, digits and hyphens make one, as in ${game!.id}`],
    [[game!.id], `there is a game “${game!.id}” already`],
    [['new-boats', '--clauses', 'nb'], 'clauses begin with two capital letters, not with “nb”'],
    [['new-boats', '--clauses', 'CE'], 'the clauses of caper-europe begin with CE already: choose other letters'],
    [['x9'], 'no two letters of “x9” are free for its clauses: say with --clauses which to take'],
  ])('%j, and changes nothing', async (argv, problem) => {
    expect(await hideout(['new', ...argv])).toEqual({ code: 2, out: '', err: `hideout: ${problem}\n` });
    expect(filesIn(ROOT)).toEqual(files);
    expect(readFileSync(join(ROOT, CATALOGUE), 'utf8')).toBe(catalogue);
  });

  it('a word that would be found all over the house', async () => {
    const { code, err } = await hideout(['new', 'table']);
    expect(code).toBe(2);
    expect(err).toMatch(/^hideout: “table” is a word that the house uses already \(.+:\d+\): choose another id\n$/);
  });
});

describe('hideout new lays down a game that', () => {
  let house = '';
  let before: ReadonlyMap<string, string>;
  const textsIn = (): ReadonlyMap<string, string> =>
    new Map(filesIn(house).map((file) => [file, readFileSync(join(house, file), 'latin1')]));
  const run = promisify(execFile);
  const inHouse = async (...argv: readonly string[]): Promise<string> =>
    (await run(process.execPath, argv, { cwd: house })).stdout;
  const tell = (...argv: readonly string[]): Promise<string> => inHouse('cli/src/main.ts', ...argv);

  beforeAll(async () => {
    house = scratchHouse();
    before = textsIn();
    await tell('new', 'chess');
  }, LONG);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('needs nothing outside its folder but one line of the catalogue', () => {
    const changed = [...textsIn()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changed.filter((file) => !file.startsWith('games/chess/'))).toEqual([CATALOGUE]);
    const old = before.get(CATALOGUE)!.split('\n');
    const lines = textsIn().get(CATALOGUE)!.split('\n');
    expect(lines.filter((line) => !old.includes(line))).toEqual(["  import('@hideout/games/chess/manifest'),"]);
    expect(lines).toHaveLength(old.length + 1);
  });

  it('has a title and clauses of its own, and says nothing of where it comes from', () => {
    const texts = [...textsIn()].filter(([file]) => file.startsWith('games/chess/'));
    const rules = texts.find(([file]) => file.endsWith('/RULES.md'))![1];
    expect(rules).toMatch(/^# Chess /);
    // Other games have CH and CE.
    expect(rules).toContain('**CS-1.1**');
    for (const [, text] of texts) expect(text).not.toMatch(/\bmagpie\b|MG-|src\/index/);
  });

  it('passes its tests, twice where it matters', { timeout: LONG }, async () => {
    const report = join(house, 'runs/tests.json');
    await inHouse('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, 'games/chess');
    const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    expect(success).toBe(true);
    const files = testResults.map(({ name }) => name);
    expect(files).toHaveLength(2 * new Set(files).size);
  });

  it('passes the checks of style, types, clauses and names', { timeout: LONG }, async () => {
    await inHouse('node_modules/oxfmt/bin/oxfmt', '--check', 'games/chess', 'catalogue');
    await inHouse('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json');
    await tell('clauses', '--check');
    expect(await inHouse('scripts/checkNames.ts')).toBe('');
  });

  it('can be listed, simulated, rated and played at once', { timeout: LONG }, async () => {
    expect(await tell('games')).toContain('Chess  chess · 2–3 players');
    const bots = ['--seed', '1', '--workers', '1', '--bots', 'random,easy', '--games', '4'];
    expect(await tell('simulate', 'chess', ...bots)).toContain('A hand was empty.');
    expect(await tell('arena', 'chess', ...bots)).toContain('easy');
    const playing = run(process.execPath, ['cli/src/main.ts', 'play', 'chess', '--seed', '1'], { cwd: house });
    playing.child.stdin!.end('1\n1\nquit\n');
    expect((await playing).stdout).toMatch(/Your turn: play, tuck or draw a card\.[^]*Since your last turn:/);
  });
});
