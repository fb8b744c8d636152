import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNet, type NetFile } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

const course = ['train', 'caper-1970', '--games', '2', '--generations', '1', '--workers', '1'];

describe('hideout train', { timeout: 60_000 }, () => {
  it('writes a net with its card, and only a new card when it is asked again', async () => {
    const folder = emptyFolder();
    const argv = [...course, '--run', 'course', '--out', 'net.json'];
    const { code, out, err } = await hideout(argv, { folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('generation 0, pass 7 of 7');
    const read = (): NetFile => JSON.parse(readFileSync(join(folder, 'net.json'), 'utf8')) as NetFile;
    const made = read();
    expect(readNet(made).ok).toBe(true);
    expect(made.card).toMatchObject({ game: 'caper-1970', seats: 2, result: 'not measured yet' });
    expect(made.card.command).toContain('--games 2 --generations 1 --seed 1');
    const again = await hideout([...argv, '--result', '70 % of 400 games'], { folder });
    expect(again.out).not.toContain('pass');
    expect(read()).toEqual({ ...made, card: { ...made.card, result: '70 % of 400 games' } });
  });

  it('lets a command learn instead, and says when that fails', async () => {
    const folder = emptyFolder();
    /** Takes note of the lesson, and makes a net that knows nothing. */
    const learner = `
      const { readFileSync, writeFileSync } = require('node:fs');
      const [told, made] = process.argv.slice(2);
      const { before, inputs, runs, sizes } = JSON.parse(readFileSync(told, 'utf8'));
      const bytes = sizes.slice(1).reduce((sum, outputs, i) => sum + outputs * (8 + sizes[i]), 0);
      const weights = Buffer.alloc(bytes).toString('base64');
      writeFileSync(made, JSON.stringify({ format: 'hideout-net-1', sizes, weights, rows: 1000 * runs.length + inputs }));
      if (sizes[0] !== inputs || (before !== undefined) !== (runs.length === 2)) process.exit(3);`;
    writeFileSync(join(folder, 'learner.cjs'), learner);
    const argv = ['train', 'caper-1970', '--games', '1', '--generations', '2', '--workers', '1'];
    const outside = `"${process.execPath}" "${join(folder, 'learner.cjs')}"`;
    const taught = [...argv, '--run', 'course', '--out', 'net.json', '--learner', outside];
    expect(await hideout(taught, { folder })).toMatchObject({ code: 0, err: '' });
    const made = JSON.parse(readFileSync(join(folder, 'net.json'), 'utf8')) as NetFile;
    expect(made.card.data).toBe('2 games of self-play in 2 generations, 2159 rows of the last 2');
    expect(made.card.command).toContain(`--learner ${JSON.stringify(outside)}`);
    const failed = await hideout([...argv, '--run', 'other', '--learner', 'exit 7;'], { folder });
    expect(failed).toMatchObject({ code: 2, err: 'hideout: “exit 7;” did not learn: it ended with 7\n' });
  });

  it('says what is wrong with a net to go on from', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'broken.json'), '{');
    const other = join(import.meta.dirname, '../../games/caps-and-hammers/bots/nets/belief.json');
    writeFileSync(join(folder, 'other.json'), readFileSync(other));
    const from = (file: string) => hideout([...course, '--run', 'course', '--from', file], { folder });
    expect(await from('broken.json')).toMatchObject({
      code: 2,
      err: 'hideout: broken.json: this is no net: its format is not “hideout-net-1”\n',
    });
    expect((await from('other.json')).err).toMatch(/^hideout: other\.json: this net reads \d+ numbers, not \d+\n$/);
    expect((await from('none.json')).err).toContain('none.json');
  });

  it('says who does not learn, and that it needs a folder', async () => {
    expect(await hideout(['train', 'caper-cards', '--run', 'x'])).toMatchObject({
      code: 2,
      err: 'hideout: the bots of caper-cards do not learn\n',
    });
    expect(await hideout(['train', 'caper-1970'])).toMatchObject({
      code: 2,
      err: 'hideout: say with --run in which folder the course is kept\n',
    });
  });
});
