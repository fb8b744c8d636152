import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('bare.cpp', import.meta.url));

/** Games a second of the bare draft in C++, the median of some runs; undefined on a machine without a compiler. */
export function measureNative(rounds: number, seconds: number): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-native-'));
  const program = join(folder, 'bare');
  try {
    const built = spawnSync('c++', ['-std=c++17', '-O3', '-march=native', '-o', program, SOURCE]);
    if (built.status !== 0) return undefined;
    const rates = Array.from({ length: rounds }, () => {
      const told = spawnSync(program, [String(seconds)], { encoding: 'utf8' });
      return Number(told.stdout.split(' ')[0]);
    });
    return rates.toSorted((a, b) => a - b)[rounds >> 1];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
