import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

const quick = ['--bot', 'random', '--games', '3', '--batches', '2', '--workers', '1'];

describe('hideout tune', { timeout: 60_000 }, () => {
  it('measures every target without trying anything', async () => {
    const { code, out, err } = await hideout(['tune', 'caps-and-hammers', '--steps', '0', ...quick]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const target of ['Caps’ share of decided', 'draws', 'crises a game']) expect(out).toContain(target);
    expect(out).toContain('No figure is changed.');
  });

  it('tells of each step and writes the tuning', async () => {
    const folder = emptyFolder();
    const argv = ['tune', 'caps-and-hammers', '--steps', '2', '--to', 'tuning.json', ...quick];
    const { code, out } = await hideout(argv, { folder });
    expect(code).toBe(0);
    expect(out).toMatch(/^ {3}1 {2}(taken |dropped) /m);
    expect(existsSync(join(folder, 'tuning.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'tuning.json'), 'utf8'))).toEqual(expect.any(Object));
  });

  it('measures a tuning from a file and writes a page about it', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'old.json'), '{"nuke":5}');
    const argv = ['tune', 'caps-and-hammers', '--steps', '0', '--from', 'old.json', '--report', 'old.html', ...quick];
    expect((await hideout(argv, { folder })).out).toContain('nuke = 5');
    expect(readFileSync(join(folder, 'old.html'), 'utf8')).toContain('--from old.json');
    writeFileSync(join(folder, 'old.json'), '{"crisis":1}');
    const { code, err } = await hideout(argv, { folder });
    expect(code).toBe(2);
    expect(err).toMatch(/^hideout: old\.json holds no tuning of this game: [^\n]*“crisis”[^\n]*\n$/);
  });

  it('says what it cannot tune, and who cannot play', async () => {
    const { code, err } = await hideout(['tune', 'caper-cards']);
    expect(code).toBe(2);
    expect(err).toMatch(/^hideout: caper-cards has no balance targets \([^\n]*\)\n$/);
    expect((await hideout(['tune', 'caps-and-hammers', '--bot', 'genius'])).err).toContain('no bot “genius”');
  });
});

describe('a shared database', () => {
  it('must be named like one, be there, and go with a folder', async () => {
    expect((await hideout(['work', '--database', 'lab.db'])).err).toContain('a database must look like postgres://');
    const nobody = await hideout(['work', '--database', 'postgres://nobody@127.0.0.1:1/none']);
    expect(nobody.code).toBe(2);
    expect(nobody.err).toMatch(/^hideout: the database cannot be reached: [^\n]+\n$/);
    const alone = await hideout(['simulate', 'caper-cards', '--database', 'postgres://nobody@127.0.0.1:1/none']);
    expect(alone.err).toBe('hideout: --rotate and --database need --run\n');
  });
});
