import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../python', import.meta.url));

const SETTINGS = { PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8', OPENBLAS_NUM_THREADS: '1' };

/** Runs the machine's Python in the package's folder; its nets are too small for several threads. */
const python = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  spawnSync('python3', argv, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS, ...environment },
  });

/** Whether the machine has a Python; it says so if not. */
function hasPython(): boolean {
  const { error } = python(['--version']);
  if (!error) return true;
  console.warn('The Python package is not tested: this machine has no python3.');
  expect(error).toMatchObject({ code: 'ENOENT', path: 'python3' });
  return false;
}

describe('the Python package', () => {
  it('passes its own tests with the machine’s Python', { timeout: 240_000 }, () => {
    if (!hasPython()) return;
    const { status, stderr } = python(['-m', 'unittest']);
    expect(stderr).toMatch(/^Ran \d\d+ tests/m);
    expect(stderr).toMatch(/^OK\b/m);
    expect(status).toBe(0);
  });

  it('makes a wheel that brings the engine along and needs nothing but Node', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'hideout-wheel-'));
    try {
      const made = spawnSync(process.execPath, ['scripts/wheel.ts', folder], { cwd: ROOT, encoding: 'utf8' });
      expect(made.stderr).toBe('');
      if (!hasPython()) return;
      const wheel = made.stdout.trim();
      expect(python(['-m', 'zipfile', '-e', wheel, folder]).status).toBe(0);
      const elsewhere = { PYTHONPATH: folder, HIDEOUT_NODE: process.execPath, HIDEOUT_COMMAND: '' };
      const example = join(FOLDER, 'examples/random_agent.py');
      const { stdout, stderr } = python([example], elsewhere);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^one game: .*\n.*1024: \d{3,}$/m);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
