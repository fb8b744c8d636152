import { describe, expect, it } from 'vitest';
import { hideout } from './hideout.ts';

const linesOf = async (argv: string): Promise<string[]> => {
  const { code, out, err } = await hideout(argv.split(' '));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.trimEnd().split('\n');
};

describe('hideout arena', () => {
  it('explains itself with an example', async () => {
    const lines = await linesOf('arena --help');
    expect(lines.at(-1)).toMatch(/^ {2}hideout arena /);
    for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(80);
  });

  it('shows how often each team wins, alone and with the others', async () => {
    const lines = await linesOf('arena caper-cards --bots random,heist --seats 2 --games 6 --seed 1 --workers 1');
    const table = lines.indexOf('') + 1;
    expect(lines.slice(0, table).join(' ')).toMatch(/^Caper Cards · 2 seats · .*: 11.* · seed 1 $/);
    expect(lines.slice(table, table + 4).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['team', 'games'],
      ['random', '6'],
      ['heist', '6'],
      ['random + heist', '6'],
    ]);
  });

  it('shows ratings and a cross table of rivals, whose shares add up', async () => {
    const lines = await linesOf('arena caper-europe --bots random,easy --games 4 --seed 1 --workers 1');
    const table = lines.indexOf('') + 1;
    expect(lines.slice(table, table + 3).map((line) => line.split(/ {2,}/)[0])).toEqual(['bot', 'easy', 'random']);
    const share = (bot: string): number =>
      Number(/([\d.]+) %/.exec(lines.slice(table + 4).find((line) => line.startsWith(bot))!)![1]);
    expect(share('random') + share('easy')).toBe(100);
  });

  it('prints the same JSON for any number of workers', async () => {
    const argv = 'arena caper-cards --bots heist,hard --seats 3 --games 8 --seed 2 --json --workers';
    const [one, two] = [await linesOf(`${argv} 1`), await linesOf(`${argv} 2`)];
    expect(two).toEqual(one);
    expect(JSON.parse(one[0]!)).toMatchObject({
      game: 'caper-cards',
      bots: ['heist', 'hard'],
      games: 8,
      seed: 2,
      ratings: [],
    });
  });

  it.each([
    ['arena no-such-game', /no game “no-such-game”/],
    ['arena caper-cards --bots genius', /no bot “genius”/],
    ['arena caper-cards --bots easy,easy', /“easy” is named twice/],
    ['arena caper-europe --bots easy', /needs two bots/],
    ['arena caper-cards --games 0', /whole number from 1/],
    ['arena caper-cards --seats 9', /for 1 to 4 players/],
    ['arena caper-cards --option risk=13', /“13” is not a choice of risk/],
  ])('refuses %s', async (argv, says) => {
    const { code, out, err } = await hideout(argv.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
