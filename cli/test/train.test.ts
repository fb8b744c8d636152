import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNet, type NetFile } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';

const course = ['train', 'caper-1970', '--games', '2', '--generations', '1', '--workers', '1'];

describe('hideout train', { timeout: 60_000 }, () => {
  it('writes a net with its card, and only the card anew when it is asked again', async () => {
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
