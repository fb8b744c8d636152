import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { activate, capsAndHammers, deploy, DIPLOMAT, end, NUKE, SOLDIER, SPY } from '../rules/index.ts';
import { ACTIVATED, atTheEnd, position } from './position.ts';

const game = subject(capsAndHammers);
const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type);

/** A crisis on the first location: fourteen printed points. */
const CRISIS = {
  caps: {
    cards: [
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
      [SPY, 1],
    ],
  },
  hammers: {
    cards: [
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
      [SPY, 1],
      [SPY, 1],
    ],
  },
} as const;

describe('§4 Defcon and protests', () => {
  it.each([
    [5, 4, 1],
    [4, 3, 1],
    [3, 2, 2],
    [2, 5, 5],
  ])('[CH-4.1] a Defcon active at %i leaves Defcon at %i and draws %i protests', (from, to, count) => {
    const t = table(
      game,
      position({ defcon: from, caps: { cards: [[NUKE, 0]] } }),
      script(...Array<number>(count).fill(0)),
    );
    t.does(0, activate(0));
    expect(t.view(0).defcon).toBe(to);
    expect(t.view(0).protests).toEqual([
      [count, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('[CH-4.1] the cost is paid before the effect', () => {
    const t = table(game, position({ defcon: 4, caps: { cards: [[SOLDIER, 0]] } }), script(0));
    t.does(0, activate(0));
    expect(types(t.events)).toEqual(['activated', 'lowered', 'protested', 'occupied']);
  });

  it('[CH-4.1] with an empty pile a Defcon active needs a justification', () => {
    const empty = {
      faceDown: [0, 0, 0, 0],
      caps: {
        hand: [SPY],
        cards: [
          [NUKE, 0],
          [SOLDIER, 1],
        ],
      },
    } as const;
    const t = table(game, position(empty));
    expect(t.legal()).toEqual([0, 1, 2, 3].map((place) => deploy(SPY, place)));
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-4.1', reason: 'pileEmpty' });
    const justified = table(game, position({ ...empty, caps: { ...empty.caps, justified: [1] } }), script());
    justified.does(0, activate(0));
    expect(justified.refusal(0, activate(1))).toEqual({ clause: 'CH-4.1', reason: 'pileEmpty' });
  });

  it('[CH-4.1] protests that lie unseen on a location are not in the pile', () => {
    const t = table(
      game,
      position({ faceDown: [1, 0, 0, 0], unseen: [0, 1], caps: { hand: [SPY], cards: [[NUKE, 0]] } }),
    );
    expect(t.view(0).pile).toBe(0);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-4.1', reason: 'pileEmpty' });
  });

  it('[CH-4.1] a pile that is too small is drawn to the end', () => {
    const t = table(game, position({ defcon: 2, faceDown: [0, 1, 1, 0], caps: { cards: [[NUKE, 0]] } }), script(1, 0));
    t.does(0, activate(0));
    expect(t.view(0).protests[0]).toEqual([0, 1, 1, 0]);
    expect(types(t.events)).toEqual(['activated', 'lowered', 'protested', 'protested', 'ranDry', 'reset']);
  });

  it('[CH-4.2] a justification is spent instead, one each time', () => {
    const t = table(
      game,
      position({
        defcon: 2,
        caps: {
          cards: [
            [NUKE, 0],
            [NUKE, 0],
          ],
          justified: [2],
        },
      }),
      script(),
    );
    t.does(0, activate(0));
    expect(t.view(0).places[0]!.justified).toEqual([1, 0]);
    expect(t.view(0).defcon).toBe(2);
    t.does(0, activate(1));
    expect(t.view(0).places[0]!.justified).toEqual([0, 0]);
    expect(types(t.events)).toEqual(['activated', 'spent', 'activated', 'spent']);
  });

  it('[CH-4.2] a justification belongs to its creator and its location', () => {
    const elsewhere = { caps: { cards: [[NUKE, 0]], justified: [0, 1] }, hammers: { justified: [1] } } as const;
    const t = table(game, position({ defcon: 5, ...elsewhere }), script(0));
    t.does(0, activate(0));
    expect(t.view(0).defcon).toBe(4);
    expect(t.view(0).places.map(({ justified }) => justified)).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('[CH-4.2] justifications go at the end of the round', () => {
    const t = table(game, atTheEnd({ caps: { cards: [[DIPLOMAT, 0, ACTIVATED]], justified: [1] } }));
    t.does(1, end());
    expect(t.view(0).places.map(({ justified }) => justified)).toEqual([0, 1, 2, 3].map(() => [0, 0]));
  });

  it('[CH-4.3] at Defcon 1 the protests are drawn first, then the meter is reset', () => {
    const t = table(game, position({ defcon: 2, caps: { cards: [[NUKE, 0]] } }), script(0, 0, 0, 0, 0));
    t.does(0, activate(0));
    const drawn = Array<string>(5).fill('protested');
    expect(types(t.events)).toEqual(['activated', 'lowered', ...drawn, 'reset']);
    expect(t.view(1).defcon).toBe(5);
  });

  it.each([
    [0, 0],
    [11, 0],
    [12, 1],
    [25, 1],
    [26, 2],
    [35, 2],
    [36, 3],
    [39, 3],
  ])('[CH-4.4] the protest that comes up at roll %i of 40 is worth %i, for all to see', (roll, value) => {
    const t = table(game, position({ defcon: 4, caps: { cards: [[NUKE, 0]] } }), script(roll));
    t.does(0, activate(0));
    expect(t.seen(1)).toContainEqual({ type: 'protested', seat: 0, value });
    expect(t.view(1).protests[0]![value]).toBe(1);
    expect(t.view(1).faceDown).toEqual([12, 14, 10, 4].map((all, each) => all - (each === value ? 1 : 0)));
  });

  it.each([0, 1])('[CH-4.4] when both draw they alternate until the pile is empty, first player %i first', (first) => {
    const t = table(game, atTheEnd({ ...CRISIS, first, defcon: 3, faceDown: [1, 1, 1, 0] }), script(0, 0, 0));
    t.does(1 - first, end());
    const drawn = t.events.filter((event) => event.type === 'protested').map(({ seat, value }) => [seat, value]);
    expect(drawn).toEqual([
      [first, 0],
      [1 - first, 1],
      [first, 2],
    ]);
  });
});
