import { describe, expect, it } from 'vitest';
import { cardOf, equip, hire } from '../rules/index.ts';
import { A, B, happened, lays, linesOf } from './position.ts';

const mime = cardOf('mime');

describe('§3 Thief turn', () => {
  it('[CE-3.1] a Thief goes to any Location with a free slot on your side', () => {
    const t = lays({
      round: 3,
      hands: ['mime nun', 'dame cleaner'],
      sites: [{ a: ['actress', 'chef', 'forger'] }, { b: ['madame', 'artist', 'barber'] }, {}],
    });
    expect(t.legal()).toEqual([hire(mime, 1), hire(mime, 2), hire(cardOf('nun'), 1), hire(cardOf('nun'), 2)]);
    expect(t.refusal(A, hire(mime, 0))).toEqual({ clause: 'CE-3.1', reason: 'no slot' });
    t.does(A, hire(mime, 1));
    expect(t.view(B).sites[1]!.crews[A]).toEqual([{ thief: mime, gear: [] }]);
  });

  it('[CE-3.1] Gear is not played in a Thief round, nor a Thief in a Gear round', () => {
    const thieves = lays({ round: 3, hands: ['mime nun', 'dame cleaner'], sites: [{ a: ['actress'] }] });
    expect(thieves.refusal(A, equip(cardOf('coin-purse'), 0))).toMatchObject({ reason: 'thief round' });
    expect(lays().refusal(A, hire(mime, 0))).toMatchObject({ reason: 'gear round' });
  });

  it('[CE-3.2] the Coins of the Thief are gained first, then come its icons', () => {
    const t = lays({ round: 1, hands: ['mime nun', 'dame cleaner'] });
    t.does(A, hire(mime, 0));
    expect(happened(t)).toEqual(['hired', 'coins gained', 'caper made']);
    expect([t.state.coins[A], t.state.supply, t.state.tracker[0]]).toEqual([3, 7, 1]);
  });

  it('[CE-3.3] the arrival of a Thief triggers Set Effects of the Crew, after its own icons', () => {
    const t = lays({
      city: 'london',
      round: 1,
      coins: [0, 0],
      hands: ['mime nun', 'dame cleaner'],
      sites: [{ a: ['royal'], b: ['boxer'] }],
    });
    t.does(A, hire(mime, 0));
    expect(happened(t)).toEqual(['hired', 'coins gained', 'caper made', 'coins gained']);
    expect(t.state.coins[A]).toBe(3 + 1);
  });

  it('[CE-3.4] Thieves count wherever a Cream card is asked for, and nowhere else', () => {
    const t = lays({ sites: [{ a: ['dame false-documents', 'mime', 'nun'] }] });
    expect(linesOf(t.state, A, 'gear', 'false-documents')).toEqual([3]);
    expect(linesOf(t.state, A, 'thieves', 'dame')).toEqual([0]);
  });
});
