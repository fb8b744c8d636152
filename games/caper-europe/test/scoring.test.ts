import { NOBODY, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { goodsPoints } from '../rules/scoring.ts';
import { A, B, game, lay, linesOf, scores, sheetOf, type Position } from './position.ts';

/** The game is over with this table. */
function over(position: Position) {
  const s = lay({ hands: ['', ''], ...position });
  s.round = 6;
  s.turn = 0;
  return s;
}

/** Every way to sort the Goods into sets, by trying: take any set out and go on. */
function bestByTrying(goods: readonly number[]): number {
  const sets = [1, 2, 3, 4, 5, 6, 7].filter((set) => goods.every((n, kind) => n > 0 || (set & (1 << kind)) === 0));
  const values = sets.map((set) => {
    const left = goods.map((n, kind) => n - ((set >> kind) & 1));
    const size = [0, 1, 2].filter((kind) => (set & (1 << kind)) !== 0).length;
    return [2, 5, 9][size - 1]! + bestByTrying(left);
  });
  return Math.max(0, ...values);
}

describe('§9 Scoring', () => {
  it('[CE-9.1] the Tracker’s side wins base points, bonus and track; in the middle nobody wins', () => {
    const sites = [
      { at: 'yacht', tracker: 3, a: ['mime simple-disguise'], b: ['nun smoke-screen'] },
      { at: 'casino', tracker: -1, a: ['dame coin-purse'], b: ['chef coin-purse coin-purse'] },
      { at: 'bank', tracker: 0, a: ['barber'] },
    ];
    const s = lay({ sites });
    expect(linesOf(s, A, 'locations', 'yacht')).toEqual([4, 1, 1]);
    expect(linesOf(s, B, 'locations', 'casino')).toEqual([4, 2, 0]);
    expect(scores(s, A).locations).toBe(6);
    expect(scores(s, B).locations).toBe(6);
  });

  it.each([
    [0, undefined],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('[CE-9.2] space %i of the track has bonus %s, on either side', (space, bonus) => {
    const lines = (seat: number, tracker: number) => linesOf(lay({ sites: [{ tracker }] }), seat, 'locations', 'bank');
    const expected = bonus === undefined ? [] : [6, bonus];
    expect(lines(A, space)).toEqual(expected);
    expect(lines(B, -space)).toEqual(expected);
  });

  it('[CE-9.3] Thieves and Gear score whether or not their Location was won', () => {
    const sites = [{ tracker: -5, a: ['nun smoke-screen', 'actress coin-purse'] }];
    expect(scores(lay({ sites }), A)).toEqual({ locations: 0, thieves: 3, gear: 1, goods: 0 });
  });

  it('[CE-9.3] the sheets of both seats can be read during the game, each line with its clause', () => {
    const s = lay({ city: 'barcelona', sites: [{ tracker: 4, a: ['nun mesmerizer', 'forger shakedown-belt'] }] });
    const lines = game.sheets(game.view(s, seatOf(B))).flatMap((sheet) => sheet.lines);
    expect(lines.map(({ clause, what, points }) => [clause, what, points])).toEqual([
      ['CE-9.1', 'base', 6],
      ['CE-9.2', 'track', 2],
      ['CE-5.4', 'icon', 1],
      ['CE-9.3', 'icon', 0],
      ['CE-8.2', 'icon', 3],
      ['CE-8.3', 'icon', 2],
    ]);
  });

  it.each([
    [[1, 0, 0], 2],
    [[2, 0, 0], 4],
    [[1, 1, 0], 5],
    [[1, 1, 1], 9],
    [[2, 2, 1], 14],
    [[3, 1, 0], 9],
    [[4, 4, 4], 36],
  ])('[CE-9.4] Goods %j are worth %i', (goods, points) => {
    expect(scores(lay({ loot: [goods, [0, 0, 0]] }), A).goods).toBe(points);
  });

  it('[CE-9.4] the division is the best of all: no other way to sort up to four of each kind gives more', () => {
    const counts = [0, 1, 2, 3, 4];
    const all = counts.flatMap((a) => counts.flatMap((b) => counts.map((c) => [a, b, c] as const)));
    expect(all.map((goods) => goodsPoints(...goods))).toEqual(all.map(bestByTrying));
  });

  it('[CE-9.4] each Good serves one set, listed by size', () => {
    const { lines } = sheetOf(
      lay({
        loot: [
          [3, 2, 1],
          [0, 0, 0],
        ],
      }),
      A,
      'goods',
    );
    expect(lines.map(({ of, points }) => [...of, points])).toEqual([
      [1, 1, 2],
      [2, 1, 5],
      [3, 1, 9],
    ]);
  });

  it.each([
    [
      'most points win',
      {
        loot: [
          [1, 0, 0],
          [0, 0, 0],
        ],
        coins: [0, 9],
      },
      'points',
      [A],
      [2, 0],
    ],
    [
      'a tie goes to more Coins',
      {
        coins: [1, 2],
        loot: [
          [2, 0, 0],
          [1, 0, 0],
        ],
        sites: [{}, {}, { b: ['nun smoke-screen'] }],
      },
      'coins',
      [B],
      [4, 4],
    ],
    ['laundered Coins do not count', { coins: [2, 1], laundered: [0, 5] }, 'coins', [A], [0, 0]],
    [
      'then to more Stolen Goods',
      {
        coins: [2, 2],
        loot: [
          [2, 0, 0],
          [1, 0, 0],
        ],
        sites: [{ b: ['nun smoke-screen'] }],
      },
      'goods',
      [A],
      [4, 4],
    ],
    [
      'then it is a draw',
      {
        coins: [2, 2],
        loot: [
          [2, 0, 0],
          [0, 2, 0],
        ],
      },
      'draw',
      [],
      [4, 4],
    ],
  ] as const)('[CE-9.5] %s', (_, position, ending, winners, points) => {
    const s = over(position);
    expect(game.actor(s)).toBe(NOBODY);
    expect(game.outcome(s)).toEqual({ ending, winners, scores: points });
    const payoff = (seat: number) => game.payoff(s, seatOf(seat));
    const won = (winners as readonly number[]).includes(A) ? 1 : 0;
    expect([payoff(A), payoff(B)]).toEqual(winners.length === 0 ? [0.5, 0.5] : [won, 1 - won]);
  });
});
