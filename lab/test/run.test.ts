import { parquetReadObjects } from 'hyparquet';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameOf } from '@hideout/catalogue/house';
import { describe, expect, it } from 'vitest';
import { exportRun, ledgerOf, pursue, RunFolder, settingsOf, type SimulationSettings } from '../src/index.ts';

const settings: SimulationSettings = {
  game: 'caper-cards',
  setup: { seats: 2, options: { risk: '11', boss: 'random' } },
  bots: ['random', 'random'],
  seed: 11,
  rulesVersion: gameOf('caper-cards')!.rulesVersion,
  seating: 'fixed',
};

const emptyFolder = (): string => join(mkdtempSync(join(tmpdir(), 'hideout-run-')), 'run');
const start = (total: number, size: number, more: Partial<SimulationSettings> = {}): RunFolder =>
  RunFolder.create(emptyFolder(), { task: 'simulate', settings: { ...settings, ...more }, total, size });
const linesOf = (run: RunFolder): string => [...exportRun(run, 'jsonl')].join('');
const numbersOf = (run: RunFolder) => ledgerOf(run, settings);

describe('a run', () => {
  it('gives the same games and the same numbers however it is cut', async () => {
    const runs = [start(60, 60), start(60, 7), start(60, 20)];
    for (const run of runs) await pursue(run, { workers: 1 });
    expect(numbersOf(runs[0]!).games).toBe(60);
    for (const run of runs.slice(1)) {
      expect(linesOf(run)).toBe(linesOf(runs[0]!));
      expect(numbersOf(run)).toEqual(numbersOf(runs[0]!));
    }
  });

  it('does only what is missing, and tells how far it was', async () => {
    const run = start(50, 10);
    await pursue(run, { workers: 1 });
    const whole = linesOf(run);
    const chunks = join(run.path, 'chunks');
    for (const file of readdirSync(chunks).slice(1, 3)) rmSync(join(chunks, file));
    writeFileSync(join(chunks, 'half.jsonl.999999999.new'), '{"games":');
    const seen: number[] = [];
    const again = RunFolder.open(run.path);
    if (!again.ok) throw new Error(again.problem);
    expect(again.value.missing()).toEqual([
      { from: 10, to: 20 },
      { from: 20, to: 30 },
    ]);
    await pursue(again.value, { workers: 1, onProgress: (games) => void seen.push(games) });
    expect(seen).toEqual([30, 40, 50]);
    expect(linesOf(again.value)).toBe(whole);
    expect(readdirSync(chunks).every((file) => file.endsWith('.jsonl'))).toBe(true);
  });

  it('leaves out a chunk whose file was damaged, and does it again', async () => {
    const run = start(50, 10);
    await pursue(run, { workers: 1 });
    const whole = linesOf(run);
    const chunks = join(run.path, 'chunks');
    const [first, second, third] = readdirSync(chunks).map((file) => join(chunks, file));
    writeFileSync(first!, readFileSync(first!, 'utf8').replace('"games":10', '"games":90'));
    writeFileSync(second!, readFileSync(second!, 'utf8').slice(0, -200));
    writeFileSync(third!, '');
    const again = RunFolder.open(run.path);
    if (!again.ok) throw new Error(again.problem);
    expect(numbersOf(again.value).games).toBe(20);
    expect(again.value.missing().map(({ from }) => from)).toEqual([0, 10, 20]);
    await pursue(again.value, { workers: 1 });
    expect(linesOf(again.value)).toBe(whole);
  });

  it('keeps what is done when it is interrupted', async () => {
    const run = start(100_000, 20);
    const stop = new AbortController();
    await pursue(run, { workers: 1, signal: stop.signal, onProgress: (games) => games >= 40 && stop.abort() });
    const { games } = numbersOf(run);
    expect(games).toBeGreaterThanOrEqual(40);
    expect(games).toBeLessThan(10_000);
  });

  it(
    'loses at most the chunks in flight to kill -9, and ends with the numbers of an unbroken run',
    { timeout: 120_000 },
    async () => {
      const total = 3000;
      const unbroken = start(total, 15);
      await pursue(unbroken, { workers: 1 });
      const path = emptyFolder();
      const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
      const argv = [
        main,
        'simulate',
        'caper-cards',
        '--games',
        String(total),
        '--seed',
        '11',
        '--workers',
        '1',
        '--run',
        path,
      ];
      const child = spawn(process.execPath, argv, { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
      const countDone = (): number => {
        try {
          return readdirSync(join(path, 'chunks')).length;
        } catch {
          return 0;
        }
      };
      while (countDone() < 10) await sleep(2);
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
      const run = RunFolder.open(path);
      if (!run.ok) throw new Error(run.problem);
      expect(run.value.missing().length).toBeGreaterThan(0);
      await pursue(run.value, { workers: 2 });
      expect(linesOf(run.value)).toBe(linesOf(unbroken));
      expect(ledgerOf(run.value, settings)).toEqual(numbersOf(unbroken));
    },
  );

  it('plays every deal with every seating when bots rotate', async () => {
    const run = start(40, 9, { seating: 'rotating', bots: ['easy', 'random'] });
    await pursue(run, { workers: 1 });
    const games = linesOf(run)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { bots: number[] });
    for (const [i, { bots }] of games.entries()) expect(bots).toEqual(i % 2 === 0 ? [0, 1] : [1, 0]);
    const { wins, botWins } = numbersOf(run);
    expect(botWins.reduce((a, b) => a + b)).toBe(wins.reduce((a, b) => a + b));
  });

  it('writes CSV with one column for each seat', async () => {
    const run = start(3, 2);
    await pursue(run, { workers: 1 });
    const [headings, ...rows] = [...exportRun(run, 'csv')].join('').trimEnd().split('\r\n');
    expect(headings).toBe('game,bot 1,bot 2,ending,winners,score 1,score 2,actions,margin');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatch(/^2,0,1,(won|short|tied|bust),(0 1)?,\d+,\d+,\d+,0$/);
  });

  it('writes Parquet that another reader reads, with the columns of CSV', async () => {
    const run = start(3, 2);
    await pursue(run, { workers: 1 });
    const [bytes] = [...exportRun(run, 'parquet')] as Uint8Array<ArrayBuffer>[];
    const rows = await parquetReadObjects({ file: bytes!.buffer });
    const [headings, ...lines] = [...exportRun(run, 'csv')].join('').trimEnd().split('\r\n');
    expect(Object.keys(rows[0]!).join(',')).toBe(headings);
    expect(rows.map((row) => Object.values(row).join(','))).toEqual(lines);
  });

  it('opens nothing that is no run', () => {
    const path = emptyFolder();
    expect(RunFolder.open(path)).toEqual({ ok: false, problem: `there is no run in ${path}` });
    const run = start(10, 5);
    const file = join(run.path, 'run.json');
    const plan = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const bad: readonly [unknown, string][] = [
      ['x', 'this is not the plan of a run'],
      [{ ...plan, task: 'dance' }, 'unknown task'],
      [{ ...plan, total: 0 }, 'no valid number of items'],
      [{ ...plan, settings: { ...settings, rulesVersion: 99 } }, 'this run is of rules version 99'],
      [{ ...plan, settings: { ...settings, bots: ['genius', 'random'] } }, 'no bot “genius”'],
      [{ ...plan, settings: 7 }, 'these are not the settings of a simulation'],
    ];
    for (const [json, says] of bad) {
      writeFileSync(file, JSON.stringify(json));
      const opened = RunFolder.open(run.path);
      expect(opened).toMatchObject({ ok: false, problem: expect.stringContaining(says) });
    }
  });

  it('knows runs of games from others', () => {
    const run = start(1, 1);
    expect(settingsOf(run)).toEqual({ ok: true, value: settings });
  });
});
