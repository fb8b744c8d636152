import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hideout } from './hideout.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hideout-calibrate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const calibrate = (games: number, more: string) =>
  hideout(`calibrate caper-cards --bot heist --every 4 --effort 2 --games ${games} ${more}`.split(' '));

const keptIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(1, -1);

describe('hideout calibrate', () => {
  it('says how far chances are off, and how much of that is chance', async () => {
    const { code, out } = await calibrate(3, '--seed 1');
    expect(code).toBe(0);
    expect(out).toMatch(/^caper-cards, heist, 3 games, \d+ decisions, seed 1\n/);
    expect(out).toMatch(/off by [\d.]+ points on average, of which chance alone makes [\d.]+/);
  });

  it('goes on from what it kept, and finds what it would have found at once', async () => {
    const [parts, whole] = [join(folder, 'parts.jsonl'), join(folder, 'whole.jsonl')];
    const broken = '[{"game":2,"wor';
    expect((await calibrate(2, `--seed 1 --keep ${parts}`)).code).toBe(0);
    writeFileSync(parts, broken, { flag: 'a' });
    const curve = join(folder, 'curve.ts');
    expect((await calibrate(4, `--seed 1 --keep ${parts} --fit ${curve}`)).code).toBe(0);
    expect((await calibrate(4, `--seed 1 --keep ${whole}`)).code).toBe(0);
    expect(keptIn(parts)).toEqual(keptIn(whole));
    expect(keptIn(whole)).toHaveLength(4);
    expect(readFileSync(curve, 'utf8')).toMatch(/CURVE: Curve = \{ early: \[.+\], late: \[.+\] \};\n$/);
  });

  it('leaves a file alone that it did not make with these flags', async () => {
    const file = join(folder, 'other.jsonl');
    for (const text of ['my notes', 'my notes\nand more\n', '']) {
      writeFileSync(file, text);
      const { code, err } = await calibrate(2, `--seed 1 --keep ${file}`);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('was not made by this command') });
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    const { code, err } = await calibrate(2, `--keep ${join(folder, 'new.jsonl')}`);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--keep needs a --seed') });
  });
});
