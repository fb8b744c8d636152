import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../python', import.meta.url));

/** Runs the machine's Python in the package's folder. */
const python = (...argv: readonly string[]) =>
  spawnSync('python3', argv, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
  });

describe('the Python package', () => {
  it('passes its own tests with the machine’s Python, or says that the machine has none', { timeout: 120_000 }, () => {
    const { error, status, stderr } = python('-m', 'unittest');
    if (error) {
      console.warn('The Python package is not tested: this machine has no python3.');
      expect(error).toMatchObject({ code: 'ENOENT', path: 'python3' });
      return;
    }
    expect(stderr).toMatch(/^Ran \d\d+ tests/m);
    expect(stderr).toMatch(/^OK$/m);
    expect(status).toBe(0);
  });
});
