import { NOBODY } from '@hideout/kernel';
import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  DIPLOMAT,
  end,
  KINDS,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  SOLDIER,
  SPY,
  type Event,
  type Kind,
} from '../rules/index.ts';
import { ACTIVATED, atTheEnd, country, type Placed, position, type Position, REVEALED } from './position.ts';

const game = subject(capsAndHammers);

/** Ends the round and gives the table. */
function resolved(p: Position, ...rolls: number[]) {
  const dice = script(...rolls);
  const t = table(game, atTheEnd(p), dice);
  t.does(1 - (p.first ?? 0), end());
  dice.done();
  return t;
}

const many = (count: number, kind: Kind, place: number, face?: number): Placed[] =>
  Array.from({ length: count }, () => (face === undefined ? [kind, place] : [kind, place, face]));

/** The influence of Caps and Hammers on each location, as the log told it. */
const influences = (events: readonly Event[]): number[][] =>
  events.flatMap((event) => (event.type === 'weighed' ? [event.sheets.map(({ total }) => total)] : []));

const crises = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.type === 'crisis' ? [event.at.place] : []));

describe('§5 Resolution', () => {
  it('[CH-5.1] all hidden cards are turned up; their actives do not happen', () => {
    const t = resolved({
      caps: {
        cards: [
          [SOLDIER, 0],
          [DEFECTOR, 1],
          [SPY, 2, REVEALED],
        ],
      },
      hammers: {
        cards: [
          [NUKE, 0],
          [NUKE, 1, ACTIVATED],
        ],
      },
    });
    const turned = t
      .seen(0)
      .flatMap((event) => (event.type === 'turnedUp' ? [[event.seat, event.cards.map(({ kind }) => kind)]] : []));
    expect(turned).toEqual([
      [0, [SOLDIER, DEFECTOR]],
      [1, [NUKE]],
    ]);
    expect(t.seen(1)).toEqual(
      t.seen(0).map((event) => (event.type === 'drew' ? expect.objectContaining({ type: 'drew' }) : event)),
    );
    expect(t.view(0)).toMatchObject({ defcon: 5, pile: 40 });
  });

  it('[CH-5.1] what the cards of the last round were stays known', () => {
    const t = resolved({
      caps: {
        cards: [
          [SOLDIER, 0],
          [DEFECTOR, 1],
        ],
      },
      hammers: { cards: [[NUKE, 0]] },
    });
    expect(t.view(1).shown.map((kinds) => kinds.slice(0, 2))).toEqual([
      [SOLDIER, DEFECTOR],
      [NUKE, 0],
    ]);
  });

  it('[CH-5.2] influence is the sum of action points with passives and activated effects', () => {
    const t = resolved({
      caps: {
        cards: [
          [NUKE, 0, ACTIVATED],
          [SPY, 0],
          [ADMIRAL, 1],
          [SCIENTIST, 2],
        ],
        labs: [0, 1],
      },
      hammers: {
        cards: [
          [POLICEMAN, 0],
          [NUKE, 1],
          [SCIENTIST, 2],
          [SPY, 2],
        ],
        labs: [2],
      },
      lab: 4,
    });
    expect(influences(t.events)).toEqual([
      [8, 4],
      [4, 3],
      [3, 4],
      [0, 0],
    ]);
    expect(t.view(0).countries[country('china')]!.owner).toBe(0);
    expect(t.view(0).countries[country('brazil')]!.owner).toBe(0);
    expect(t.view(0).countries[country('south-africa')]!.owner).toBe(1);
  });

  it('[CH-5.2] all primary participants are settled before control changes', () => {
    // Were the lab taken first, the Caps' Scientist at Brazil would count one more and win it.
    const t = resolved({
      row: ['china', 'cuba', 'south-africa'],
      caps: {
        cards: [
          [SCIENTIST, 1],
          [SPY, 3],
        ],
      },
      hammers: { cards: [[SPY, 1]] },
    });
    expect(t.view(0).labs[0]!.owner).toBe(0);
    expect(t.view(0).countries[country('cuba')]!.owner).toBe(1);
  });

  it('[CH-5.2] crises come before control and the Defectors’ protests, and those from left to right', () => {
    const t = resolved(
      {
        defcon: 4,
        caps: { cards: [...many(4, SPY, 1), [SPY, 0]] },
        hammers: { cards: many(3, SPY, 1) },
        unseen: [1, 1],
      },
      0,
      0,
      12,
      35,
    );
    const told = t.events.filter(({ type }) =>
      ['crisis', 'protested', 'tookCountries', 'tookProtest', 'tiedLab'].includes(type),
    );
    expect(told.map(({ type }) => type)).toEqual([
      'crisis',
      'protested',
      'protested',
      'tookCountries',
      'tookProtest',
      'tookCountries',
      'tookProtest',
      'tookCountries',
      'tiedLab',
    ]);
  });

  it('[CH-5.3] a tied country goes to whom it prefers, zero against zero included', () => {
    const t = resolved({ caps: { cards: [[SPY, 0]] }, hammers: { cards: [[SPY, 0]] } });
    expect(
      ['china', 'brazil', 'south-africa'].map((name) => t.view(0).countries[country(name as 'china')]!.owner),
    ).toEqual([1, 0, 0]);
  });

  it('[CH-5.3] on a pair the bottom country’s preference decides', () => {
    const t = resolved({ top: { 0: 'brazil' }, row: ['china', 'japan', 'south-africa'] });
    expect(t.view(0).countries[country('brazil')]!.owner).toBe(1);
    expect(t.view(0).countries[country('china')]!.owner).toBe(1);
  });

  it('[CH-5.3] a tied lab has no primary participant and stays in play', () => {
    const t = resolved({ lab: 3, caps: { cards: [[SPY, 3]], labs: [0] }, hammers: { cards: [[SPY, 3]], labs: [1] } });
    expect(t.view(0).lab).toBe(3);
    expect(t.view(0).labs[2]!.owner).toBe(NOBODY);
    expect(t.events).toContainEqual({ type: 'tiedLab', lab: 2 });
  });

  it.each([
    ['twelve points', 3, 3, [], false],
    ['thirteen', 3, 2, [[NUKE, 0]], true],
    ['fourteen', 4, 3, [], true],
    ['twelve and a Diplomat', 3, 3, [[DIPLOMAT, 0]], false],
    [
      'twelve, of them three activated Nukes',
      0,
      1,
      [
        [NUKE, 0, ACTIVATED],
        [NUKE, 0, ACTIVATED],
        [NUKE, 0, ACTIVATED],
      ],
      false,
    ],
    ['ten and an activated Nuke', 3, 2, [[NUKE, 0, ACTIVATED]], true],
  ] as const)('[CH-5.4] printed points on one location: %s', (_name, caps, hammers, more, isCrisis) => {
    const t = resolved(
      { caps: { cards: many(caps, SPY, 0) }, hammers: { cards: [...many(hammers, SPY, 0), ...more] } },
      ...(isCrisis ? [0, 0] : []),
    );
    expect(crises(t.events)).toEqual(isCrisis ? [0] : []);
    expect(t.view(0).defcon).toBe(isCrisis ? 4 : 5);
  });

  it('[CH-5.4] passives do not count: an Admiral alone is two points', () => {
    const t = resolved({ caps: { cards: [[ADMIRAL, 0]] }, hammers: { cards: many(5, SPY, 0) } });
    expect(influences(t.events)[0]).toEqual([4, 10]);
    expect(crises(t.events)).toEqual([]);
  });

  it('[CH-5.4] justifications do not help against a crisis', () => {
    const t = resolved(
      { caps: { cards: many(4, SPY, 0), justified: [2] }, hammers: { cards: many(3, SPY, 0), justified: [2] } },
      0,
      0,
    );
    expect(t.view(0).defcon).toBe(4);
  });

  it('[CH-5.4] an empty pile does not stop the drop', () => {
    const t = resolved({
      defcon: 4,
      faceDown: [],
      caps: { cards: many(4, SPY, 0) },
      hammers: { cards: many(3, SPY, 0) },
    });
    expect(t.view(0).defcon).toBe(3);
    expect(t.view(0).protests.flat()).toEqual(Array<number>(8).fill(0));
  });

  it('[CH-5.5] the winner takes country, pair and lab; cards go to the open discard pile', () => {
    const t = resolved({
      top: { 1: 'cuba' },
      caps: {
        cards: [
          [SPY, 1],
          [NUKE, 1],
          [SPY, 3],
        ],
      },
      hammers: {
        cards: [
          [SOLDIER, 1],
          [SPY, 2],
        ],
      },
    });
    const view = t.view(1);
    expect(
      ['brazil', 'cuba', 'china', 'south-africa'].map((name) => view.countries[country(name as 'cuba')]!.owner),
    ).toEqual([0, 0, 1, 1]);
    expect(view.labs[0]!.owner).toBe(0);
    const discard = KINDS.map(() => 0);
    discard[SPY] = 3;
    discard[NUKE] = 1;
    discard[SOLDIER] = 1;
    expect(view.discard).toEqual(discard);
    expect(view.places.flatMap(({ sides }) => sides.flat())).toEqual([]);
  });

  it('[CH-5.5] nothing of the round stays on the row', () => {
    const t = resolved({ occupied: [0, 1], caps: { justified: [0, 1] }, hammers: { justified: [1] } });
    expect(t.view(0).places).toHaveLength(4);
    for (const place of t.view(0).places)
      expect(place).toMatchObject({ occupied: false, justified: [0, 0], unseen: 0 });
    expect(position().occupied.every((flag) => flag === 0)).toBe(true);
  });
});
