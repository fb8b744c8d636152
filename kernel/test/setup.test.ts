import { describe, expect, it } from 'vitest';
import { everySetup, fewSetups, setUp, setupLine, type SetupRules } from '../src/index.ts';

const RULES: SetupRules = {
  seats: { min: 1, max: 3 },
  options: [
    { id: 'risk', standard: '11', clause: 'XX-1.1', choices: [{ id: '11' }, { id: '12' }] },
    {
      id: 'boss',
      standard: 'random',
      clause: 'XX-1.2',
      choices: [{ id: 'random' }, { id: 'second', minSeats: 2 }, { id: 'alone', maxSeats: 1 }],
    },
  ],
};

describe('a set-up', () => {
  it('fills in what nobody chose, in the order of the game', () => {
    expect(setUp(RULES, 2, { boss: 'second' })).toEqual({
      ok: true,
      value: { seats: 2, options: { risk: '11', boss: 'second' } },
    });
  });

  it.each([
    [0, {}, 'this game is for 1 to 3 players'],
    [1.5, {}, 'this game is for 1 to 3 players'],
    [2, { moon: 'full' }, 'there is no option “moon” (options: risk, boss)'],
    [2, { risk: '13' }, '“13” is not a choice of risk here (choices: 11, 12)'],
    [1, { boss: 'second' }, '“second” is not a choice of boss here (choices: random, alone)'],
    [2, { constructor: 'x' }, 'there is no option “constructor” (options: risk, boss)'],
  ])('with %j seats and %j is refused in one sentence', (seats, chosen, why) => {
    expect(setUp(RULES, seats, chosen as Record<string, string>)).toEqual({ ok: false, problem: why });
  });

  it('is enumerated for every number of seats and every choice that fits', () => {
    const all = [...everySetup(RULES)];
    expect(all.map((setup) => `${setup.seats} ${setup.options['risk']} ${setup.options['boss']}`)).toEqual(
      [1, 2, 3].flatMap((seats) =>
        ['11', '12'].flatMap((risk) =>
          (seats === 1 ? ['random', 'alone'] : ['random', 'second']).map((boss) => `${seats} ${risk} ${boss}`),
        ),
      ),
    );
    for (const setup of all) expect(setUp(RULES, setup.seats, setup.options)).toEqual({ ok: true, value: setup });
  });

  it('is enumerated in a few that have every choice with every number of seats', () => {
    const few = [...fewSetups(RULES)];
    expect(few).toHaveLength(6);
    for (const { seats, options } of everySetup(RULES)) {
      for (const [id, choice] of Object.entries(options)) {
        expect(few.some((setup) => setup.seats === seats && setup.options[id] === choice)).toBe(true);
      }
    }
    for (const setup of few) expect(setUp(RULES, setup.seats, setup.options)).toEqual({ ok: true, value: setup });
    expect([...fewSetups({ ...RULES, options: [] })]).toEqual([1, 2, 3].map((seats) => ({ seats, options: {} })));
  });

  it('has one line that tells games, versions, seats and options apart', () => {
    const setup = { seats: 2, options: { risk: '11' } };
    expect(setupLine('toy', 1, setup)).toBe('["toy",1,2,{"risk":"11"}]');
  });
});
