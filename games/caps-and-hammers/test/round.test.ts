import { NOBODY } from '@hideout/kernel';
import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  activate,
  capsAndHammers,
  DIPLOMAT,
  deploy,
  end,
  keep,
  KINDS,
  NUKE,
  POLICEMAN,
  returnWith,
  SPY,
} from '../rules/index.ts';
import { atTheEnd, country, position } from './position.ts';

const game = subject(capsAndHammers);

describe('§2 A round', () => {
  it('[CH-2.1] resolution, then protest resolution, then the draw, then the action of the next round', () => {
    const t = table(game, atTheEnd({ caps: { labs: [0], protests: [1] }, lab: 0 }));
    t.does(1, end());
    expect(t.view(0)).toMatchObject({ step: 'protests', round: 3, actor: 0, places: [] });
    expect(t.events.at(-1)!.type).toBe('tookCountries');
    t.does(0, keep());
    expect(t.events.slice(-4).map((event) => event.type)).toEqual(['kept', 'dealt', 'drew', 'drew']);
    expect(t.view(0)).toMatchObject({ step: 'first', round: 3 });
  });

  it('[CH-2.1] after the seventh round the game is scored, without another protest resolution', () => {
    const t = table(game, atTheEnd({ round: 7, caps: { labs: [0], protests: [1] }, lab: 0 }));
    t.does(1, end());
    expect(game.actor(t.state)).toBe(NOBODY);
    expect(t.events.at(-1)!.type).toBe('scored');
    expect(t.legal()).toEqual([]);
    expect(t.refusal(0, returnWith(0))).toEqual({ clause: 'CH-2.1', reason: 'over' });
  });

  it('[CH-2.2] each lab returns one protest a round, and using it is optional', () => {
    const t = table(game, position({ step: 'protests', caps: { labs: [0, 1], protests: [0, 3] }, lab: 0 }));
    expect(t.legal()).toEqual([returnWith(0), returnWith(1), keep()]);
    t.does(0, returnWith(1));
    expect(t.view(0).protests[0]).toEqual([0, 2, 0, 0]);
    expect(t.view(0).pile).toBe(38);
    expect(t.legal()).toEqual([returnWith(0), keep()]);
    expect(t.refusal(0, returnWith(1))).toEqual({ clause: 'CH-2.2', reason: 'labUsed' });
    t.does(0, keep());
    expect(t.view(0).protests[0]).toEqual([0, 2, 0, 0]);
    expect(t.view(0).step).toBe('first');
  });

  it('[CH-2.2] the last lab used, the round goes on by itself', () => {
    const t = table(game, position({ step: 'protests', caps: { labs: [0], protests: [0, 2] }, lab: 0 }));
    t.does(0, returnWith(0));
    expect(t.view(0).step).toBe('first');
  });

  it('[CH-2.2] the Caps decide first, then the Hammers', () => {
    const t = table(
      game,
      position({ step: 'protests', caps: { labs: [0], protests: [1] }, hammers: { labs: [1], protests: [1] }, lab: 0 }),
    );
    expect(t.refusal(1, returnWith(1))).toEqual({ clause: 'CH-2.2', reason: 'notYourProtests' });
    t.does(0, keep());
    expect(t.legal()).toEqual([returnWith(1), keep()]);
    expect(t.refusal(0, returnWith(0))).toEqual({ clause: 'CH-2.2', reason: 'notYourProtests' });
    t.does(1, returnWith(1));
    expect(t.view(1).step).toBe('first');
  });

  it('[CH-2.2] who has no lab able to return his lowest protest is passed over', () => {
    const s = atTheEnd({
      caps: { labs: [0], protests: [0, 0, 1] },
      hammers: { labs: [1], protests: [0, 0, 1] },
      lab: 0,
    });
    const t = table(game, s);
    t.does(1, end());
    expect(game.actor(t.state)).toBe(1);
    expect(t.legal()).toEqual([returnWith(1), keep()]);
  });

  it('[CH-2.2] a lab that was used may be used again in the next round', () => {
    const s = atTheEnd({ caps: { labs: [0], protests: [1] }, lab: 0 });
    s.labUsed[0] = 1;
    const t = table(game, s);
    t.does(1, end());
    expect(t.legal()).toEqual([returnWith(0), keep()]);
  });

  it('[CH-2.3] three countries are turned up, five cards drawn, and the next lab comes when none is in play', () => {
    const t = table(game, atTheEnd({ lab: 2, hammers: { labs: [0], cards: [[SPY, 3]] } }));
    t.does(1, end());
    const view = t.view(0);
    expect(view.labs[1]).toEqual({ owner: 1, used: false });
    expect(view.lab).toBe(3);
    expect(view.places.map((place) => place.countries.length)).toEqual([1, 1, 1, 0]);
    expect(view.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(view.undealt).toHaveLength(12);
  });

  it('[CH-2.3] a lab that nobody took stays; no other comes', () => {
    const t = table(game, atTheEnd({ lab: 2, hammers: { labs: [0] } }));
    t.does(1, end());
    expect(t.view(0).lab).toBe(2);
  });

  it('[CH-2.3] when lab V has been taken only the countries are in play', () => {
    const t = table(game, atTheEnd({ lab: 5, caps: { labs: [0, 1, 2, 3] }, hammers: { cards: [[SPY, 3]] } }));
    t.does(1, end());
    expect(t.view(0)).toMatchObject({ lab: 0 });
    expect(t.view(0).places).toHaveLength(3);
    const s = position({ lab: 0, caps: { hand: [SPY] } });
    expect(table(game, s).legal()).toEqual([deploy(SPY, 0), deploy(SPY, 1), deploy(SPY, 2)]);
    expect(game.refuse(s, 0 as never, deploy(SPY, 3))).toEqual({ clause: 'CH-2.3', reason: 'notInPlay' });
  });

  it.each([
    ['Hammers', ['cuba', 'iraq', 'japan'], 1],
    ['Caps', ['cuba', 'egypt', 'japan'], 0],
    ['Hammers', ['cuba', 'iraq', 'poland'], 1],
  ] as const)('[CH-2.4] the %s begin where most of %s prefer them', (_name, names, seat) => {
    const s = atTheEnd({ first: 1 - seat });
    s.countries.set(names.map(country), s.countriesLeft - 3);
    const t = table(game, s);
    t.does(seat, end());
    expect(t.view(0).first).toBe(seat);
    expect(t.view(0).actor).toBe(seat);
  });

  it('[CH-2.5] players alternate, five turns each, and keep two cards', () => {
    const hand = [SPY, SPY, SPY, SPY, SPY, POLICEMAN, POLICEMAN];
    const t = table(game, position({ first: 1, caps: { hand }, hammers: { hand }, lab: 0 }));
    for (let turn = 0; turn < 5; turn++) {
      expect(t.refusal(0, deploy(SPY, 0))).toEqual({ clause: 'CH-2.5', reason: 'notYourTurn' });
      t.does(1, deploy(SPY, turn % 2), end());
      expect(t.view(0).round).toBe(2);
      t.does(0, deploy(SPY, 2), end());
    }
    expect(t.view(0).round).toBe(3);
    expect(t.view(0).hands.map((kept) => kept.length)).toEqual([7, 7]);
    expect(t.state.hand[POLICEMAN]! + t.state.hand[KINDS.length + POLICEMAN]!).toBeGreaterThanOrEqual(4);
  });

  it('[CH-2.6] an Admiral goes to a neighbour in the row, the lab being next to the third country', () => {
    const ways = [0, 1, 2, 3].map((place) => {
      const t = table(game, position({ caps: { hand: [DIPLOMAT], cards: [[ADMIRAL, place]] } }), script());
      t.does(0, activate(0));
      return t.view(0).step === 'shift' ? t.legal().map((action) => action & 0xffff) : [t.state.place[0]];
    });
    expect(ways).toEqual([[1], [0, 2], [1, 3], [2]]);
  });

  it('[CH-2.6] without a lab the third country is the end of the row', () => {
    const t = table(game, position({ lab: 0, caps: { hand: [NUKE], cards: [[ADMIRAL, 2]] } }));
    t.does(0, activate(0));
    expect(t.state.place[0]).toBe(1);
  });
});
