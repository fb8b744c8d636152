import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { activate, capsAndHammers, end, keep, NUKE, returnWith, SPY } from '../rules/index.ts';
import { atTheEnd, country, position } from './position.ts';

const game = subject(capsAndHammers);
const NOUGHTS = (count: number): number[] => Array<number>(count).fill(0);

describe('§9 Worked examples', () => {
  it('[CH-9.1] China, Brazil and South Africa are dealt: the Caps go first', () => {
    const s = atTheEnd({ row: ['cuba', 'iraq', 'japan'] });
    s.countries.set(
      ['south-africa', 'brazil', 'china'].map((name) => country(name as 'china')),
      s.countriesLeft - 3,
    );
    const t = table(game, s);
    t.does(1, end());
    expect(
      t
        .view(0)
        .places.slice(0, 3)
        .flatMap(({ countries }) => countries),
    ).toEqual(['china', 'brazil', 'south-africa'].map((name) => country(name as 'china')));
    expect(t.view(0)).toMatchObject({ first: 0, actor: 0 });
  });

  it('[CH-9.2] Defcon from 2 to 1 by a Defcon active: five protests, and Defcon is 5', () => {
    const dice = script(...NOUGHTS(5));
    const t = table(game, position({ defcon: 2, caps: { cards: [[NUKE, 0]] } }), dice);
    t.does(0, activate(0));
    dice.done();
    expect(t.view(0).protests).toEqual([
      [5, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(t.view(0).defcon).toBe(5);
  });

  it('[CH-9.2] by a crisis: each player draws five, ten in all', () => {
    const four = [
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
    ] as const;
    const dice = script(...NOUGHTS(10));
    const t = table(game, atTheEnd({ defcon: 2, caps: { cards: four }, hammers: { cards: four } }), dice);
    t.does(1, end());
    dice.done();
    expect(t.view(0).protests).toEqual([
      [5, 0, 0, 0],
      [5, 0, 0, 0],
    ]);
    expect(t.view(0).defcon).toBe(5);
  });

  it('[CH-9.3] with protests of 0 and 3 the 0 is resolved first', () => {
    const t = table(game, position({ step: 'protests', lab: 0, caps: { labs: [2, 3], protests: [1, 0, 0, 1] } }));
    t.does(0, returnWith(2));
    expect(t.view(0).protests[0]).toEqual([0, 0, 0, 1]);
    t.does(0, returnWith(3));
    expect(t.view(0).protests[0]).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ])('[CH-9.3] a rank II lab and a protest of %i: %s', (value, can) => {
    const protests = NOUGHTS(4).with(value, 1);
    const t = table(game, position({ step: 'protests', lab: 0, caps: { labs: [1, 4], protests } }));
    expect(t.legal()).toEqual(can ? [returnWith(1), returnWith(4), keep()] : [returnWith(4), keep()]);
    if (!can) expect(t.refusal(0, returnWith(1))).toEqual({ clause: 'CH-2.2', reason: 'labTooLow' });
  });
});
