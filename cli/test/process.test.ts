import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { emptyFolder, type Done } from './hideout.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the command in a process of its own; `react` sees all output so far and may write to it or signal it. */
function hideoutProcess(
  argv: readonly string[],
  folder: string,
  react: (out: string, child: ReturnType<typeof spawn>) => void = (_, child) => child.stdin!.end(),
): Promise<Done> {
  const environment = { ...process.env, NO_COLOR: '1', LANG: 'C' };
  const child = spawn(process.execPath, [MAIN, ...argv], { cwd: folder, env: environment });
  let out = '';
  let err = '';
  react(out, child);
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
    react(out, child);
  });
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? -1, out, err })));
}

describe('the process', () => {
  it('plays a whole game from a pipe', async () => {
    const folder = emptyFolder();
    const argv = ['play', 'caper-cards', '--bots', 'random', '--seed', '1', '--save', 'game.json'];
    const { code, out, err } = await hideoutProcess(argv, folder, (text, child) => {
      if (text === '') child.stdin!.end('1\n'.repeat(200));
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game is over.');
  });

  it('answers bad input with exit code 2', async () => {
    const { code, out, err } = await hideoutProcess(['play', 'chess'], emptyFolder());
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^hideout: there is no game “chess” [^\n]+\n$/);
  });

  // On Windows only a console can send it.
  it.runIf(process.platform !== 'win32')('keeps the game on SIGINT', async () => {
    const folder = emptyFolder();
    const { code, out } = await hideoutProcess(['play', 'caper-cards', '--seed', '1'], folder, (text, child) => {
      if (text.endsWith('> ')) child.kill('SIGINT');
    });
    expect(code).toBe(130);
    expect(out).toContain('The game is kept.');
    const [file] = readdirSync(join(folder, 'data'));
    expect(readRecord(readFileSync(join(folder, 'data', file!), 'utf8')).ok).toBe(true);
  });

  it('ends quietly when nobody reads on', async () => {
    const { code, err } = await hideoutProcess(['rules', 'caper-cards'], emptyFolder(), (_text, child) => {
      child.stdout!.destroy();
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('our bug', () => {
  it('is admitted with its stack and exit code 70', async () => {
    const errors = new PassThrough();
    const output = new Writable();
    output.write = () => {
      throw new Error('planted');
    };
    const streams = {
      input: new PassThrough(),
      output,
      errors,
      environment: {},
      folder: '/',
      signal: AbortSignal.any([]),
    };
    expect(await run(['games'], streams)).toBe(70);
    expect(String(errors.read())).toMatch(/^hideout: sorry, this is our bug[^]*Error: planted\n +at /);
  });
});
