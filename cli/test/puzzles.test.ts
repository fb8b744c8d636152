import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPack } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

const search = [
  'puzzles',
  'caper-cards',
  '--games',
  '2',
  '--asks',
  '2',
  '--effort',
  '2',
  '--seed',
  '3',
  '--workers',
  '1',
];

describe('hideout puzzles', { timeout: 120_000 }, () => {
  it('searches games, tells what became of every decision, and writes the same pack again', async () => {
    const folder = emptyFolder();
    const argv = [...search, '--run', 'search', '--out', 'pack.json'];
    const { code, out, err } = await hideout(argv, { folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('2 games, 4 decisions looked at');
    const read = () => readFileSync(join(folder, 'pack.json'), 'utf8');
    const made = read();
    const pack = readPack(JSON.parse(made));
    expect(pack).toMatchObject({ ok: true, value: { game: 'caper-cards' } });
    await hideout(argv, { folder });
    expect(read()).toBe(made);
    const ids = pack.ok ? pack.value.puzzles.map(({ id }) => id) : [];
    expect(ids.length).toBeGreaterThan(1);
    await hideout([...argv, '--without', ids[0]!], { folder });
    expect(read()).not.toContain(`"${ids[0]!}"`);
    expect(read()).toContain(`"${ids[1]!}"`);
  });

  it('says what is missing or wrong, and changes nothing', async () => {
    const folder = emptyFolder();
    const told = async (...argv: string[]) => (await hideout(['puzzles', 'caper-cards', ...argv], { folder })).err;
    expect(await told()).toBe('hideout: say with --run in which folder what is found is kept\n');
    expect(await told('--run', 'x', '--games', '0')).toBe(
      'hideout: there is nothing to search: give --games or --record\n',
    );
    expect(await told('--run', 'x', '--bot', 'genius')).toContain('no bot “genius” plays caper-cards');
    writeFileSync(join(folder, 'no.json'), '{}');
    expect(await told('--run', 'x', '--record', 'no.json')).toBe('hideout: no.json: this is not a Hideout record\n');
    await hideout([...search, '--run', 'search'], { folder });
    expect(await told('--games', '3', '--run', 'search')).toContain('search holds a search with other settings');
  });
});
