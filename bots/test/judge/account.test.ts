import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../src/judge/account.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('accounts of a game', () => {
  const costs = [
    { seat: 0, cost: 0.1 },
    { seat: 1, cost: 0.04 },
    { seat: 0, cost: 0.05 },
    { seat: 2, cost: 0.2 },
  ];

  it('add up from the start to the result, for every seat', () => {
    for (const isTeam of [false, true]) {
      const results = isTeam ? [1, 1, 1] : [0, 1, 0];
      for (const each of accountsOf(costs, { start: [0.3, 0.3, 0.4], results, isTeam })) {
        expect(each.start + each.own + each.others + each.luck).toBeCloseTo(each.result, 12);
      }
    }
  });

  it('sum up to nothing among rivals: what one loses by a choice, the others gain; luck too', () => {
    const start = [1 / 3, 1 / 3, 1 / 3];
    const accounts = accountsOf(costs, { start, results: [0, 1, 0], isTeam: false });
    expect(accounts.map(({ own }) => own)).toEqual([expect.closeTo(-0.15), -0.04, -0.2]);
    expect(accounts[1]!.others).toBeCloseTo(0.175, 12);
    expect(sum(accounts.map(({ own, others }) => own + others))).toBeCloseTo(0, 12);
    expect(sum(accounts.map(({ luck }) => luck))).toBeCloseTo(0, 12);
  });

  it('share what a team mate’s choice cost', () => {
    const [ada] = accountsOf(costs, { start: [0.5, 0.5, 0.5], results: [0, 0, 0], isTeam: true });
    expect(ada).toMatchObject({
      own: expect.closeTo(-0.15),
      others: expect.closeTo(-0.24),
      luck: expect.closeTo(-0.11),
    });
  });

  it('of somebody alone know no others', () => {
    const [alone] = accountsOf([{ seat: 0, cost: 0.2 }], { start: [0.5], results: [1], isTeam: true });
    expect(alone).toMatchObject({ own: -0.2, others: 0, luck: expect.closeTo(0.7) });
  });
});
