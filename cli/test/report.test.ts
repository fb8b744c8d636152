import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

const argv = ['simulate', 'caper-cards', '--games', '40', '--seed', '3', '--run', 'run', '--workers', '1'];

describe('a run from the command line', () => {
  it('is begun, continued, exported and drawn', async () => {
    const folder = emptyFolder();
    const first = await hideout([...argv, '--json'], { folder });
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    const begun = JSON.parse(first.out) as { games: number; wins: number[]; endings: object };
    const plain = await hideout([...argv.filter((part) => part !== '--run' && part !== 'run'), '--json']);
    expect(JSON.parse(plain.out)).toMatchObject({ games: 40, wins: begun.wins, endings: begun.endings });

    const again = await hideout(argv, { folder });
    expect(again.out).toContain('40 games');
    const lines = await hideout(['export', 'run'], { folder });
    expect(lines.out.trimEnd().split('\n')).toHaveLength(40);
    await hideout(['export', 'run', '--as', 'csv', '--to', 'games.csv'], { folder });
    expect(readFileSync(join(folder, 'games.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(41);

    const report = await hideout(['report', 'run'], { folder });
    expect({ code: report.code, err: report.err }).toEqual({ code: 0, err: '' });
    expect(report.out).toContain('win share');
    for (const line of report.out.split('\n').filter((each) => !each.startsWith('The page'))) {
      expect(Array.from(line).length).toBeLessThanOrEqual(80);
    }
    const page = readFileSync(join(folder, 'run', 'report.html'), 'utf8');
    expect(page).toContain('Where teams fail');
    expect(page).not.toMatch(/(?:src|href)="|url\(|@import|<script/);
    const json = JSON.parse((await hideout(['report', 'run', '--json'], { folder })).out) as { games: number };
    expect(json.games).toBe(40);
  });

  it('is not mixed up with another', async () => {
    const folder = emptyFolder();
    await hideout(argv, { folder });
    const changed = (...more: readonly string[]) => hideout([...argv, ...more], { folder });
    expect((await changed('--option', 'risk=12')).err).toMatch(
      /holds a run with another setup; choose another folder\n$/,
    );
    expect((await changed('--rotate')).err).toContain('another seating');
    expect(
      (
        await hideout(
          argv.map((part) => (part === '3' ? '4' : part)),
          { folder },
        )
      ).err,
    ).toContain('another seed');
    expect(
      (
        await hideout(
          argv.map((part) => (part === '40' ? '50' : part)),
          { folder },
        )
      ).err,
    ).toContain('a run of 40 games');
  });

  it('says what is wrong with a folder', async () => {
    const folder = emptyFolder();
    for (const command of ['report', 'export']) {
      const { code, err } = await hideout([command, 'nothing'], { folder });
      expect(code).toBe(2);
      expect(err).toMatch(/^hideout: there is no run in [^\n]*\n$/);
    }
    writeFileSync(join(folder, 'run.json'), 'x');
    expect((await hideout(['report', '.'], { folder })).err).toContain('this is not the plan of a run');
  });
});
