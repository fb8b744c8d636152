import { NOBODY, type Action } from '@hideout/kernel';
import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  activate,
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  deploy,
  DIPLOMAT,
  end,
  GUERRILLA,
  influence,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  shift,
  SOLDIER,
  SPY,
  steal,
  type Kind,
} from '../rules/index.ts';
import { ACTIVATED, atTheEnd, country, position, type Position, REVEALED } from './position.ts';

const game = subject(capsAndHammers);

const everywhere = (kind: Kind): Action[] => [0, 1, 2, 3].map((place) => deploy(kind, place));

/** The totals of Caps and Hammers at the first location, as the Caps know them. */
const totals = (p: Position): number[] => influence(table(game, position(p)).view(0), 0).map(({ total }) => total);

describe('§6 Action cards', () => {
  it('[CH-6.1] an active whose condition is not met cannot be used; the card stays hidden', () => {
    const t = table(game, position({ caps: { hand: [NUKE], cards: [[SPY, 0]] } }));
    expect(t.legal()).toEqual(everywhere(NUKE));
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.7', reason: 'nobodyHidden' });
  });

  it.each([POLICEMAN, SCIENTIST])('[CH-6.1] type %i has no active and cannot be activated', (kind) => {
    const t = table(game, position({ caps: { hand: [NUKE], cards: [[kind, 0]], labs: [0] } }));
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.1', reason: 'noActive' });
  });

  it('[CH-6.1] “first” and “last turn” include both activations of that turn', () => {
    const early = [
      [DEFECTOR, 0],
      [SPY, 1],
      [SPY, 1],
      [SPY, 1],
    ] as const;
    const t = table(game, position({ caps: { hand: [DEFECTOR], cards: early } }));
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.12', reason: 'lastTurn' });
    t.does(0, deploy(DEFECTOR, 0));
    expect(t.refusal(0, activate(4))).toEqual({ clause: 'CH-6.12', reason: 'lastTurn' });
    expect(t.legal()).toEqual([end()]);
    const fourth = table(game, position({ caps: { hand: [DEFECTOR], cards: early.slice(0, 3) } }));
    fourth.does(0, activate(0), deploy(DEFECTOR, 0), activate(3));
    expect(fourth.view(0).places[0]!.unseen).toBe(2);
  });

  it('[CH-6.2] a shifted Admiral stays activated and joins the end of your cards there; the others close up', () => {
    const t = table(
      game,
      position({
        caps: {
          hand: [SPY],
          cards: [
            [ADMIRAL, 0],
            [DIPLOMAT, 0],
            [NUKE, 1],
          ],
        },
      }),
    );
    t.does(0, activate(0));
    const cards = (place: number): (readonly [number, string])[] =>
      t.view(0).places[place]!.sides[0]!.map(({ card, face }) => [card, face]);
    expect(cards(0)).toEqual([[1, 'hidden']]);
    expect(cards(1)).toEqual([
      [2, 'hidden'],
      [0, 'activated'],
    ]);
    t.does(0, deploy(SPY, 1));
    expect(cards(1)).toEqual([
      [2, 'hidden'],
      [0, 'activated'],
      [3, 'hidden'],
    ]);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyActivated' });
  });

  it('[CH-6.2] an occupied location cannot be occupied again, but activations there stay allowed, for both', () => {
    const p = {
      occupied: [0],
      hammers: {
        hand: [SPY],
        cards: [
          [SOLDIER, 0],
          [NUKE, 0],
        ],
      },
      caps: { cards: [[SPY, 0]] },
    } as const;
    const t = table(game, position({ ...p, actor: 1 }), script(0));
    expect(t.legal()).toEqual([activate(1), deploy(SPY, 1), deploy(SPY, 2), deploy(SPY, 3)]);
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-6.2', reason: 'alreadyOccupied' });
    expect(t.refusal(1, deploy(SPY, 0))).toEqual({ clause: 'CH-6.13', reason: 'occupied' });
    t.does(1, activate(1));
    expect(t.state.face[6]).toBe(ACTIVATED);
  });

  it('[CH-6.2] justification is checked where the active is used', () => {
    const t = table(
      game,
      position({
        defcon: 5,
        caps: {
          cards: [
            [SOLDIER, 1],
            [NUKE, 2],
          ],
          justified: [0, 1],
        },
      }),
      script(0),
    );
    t.does(0, activate(0));
    expect(t.view(0).defcon).toBe(5);
    t.does(0, activate(1));
    expect(t.view(0).defcon).toBe(4);
  });

  it('[CH-6.3] a country on the pile gives nobody points or a region; the winner takes both', () => {
    const hammers = { countries: ['argentina', 'venezuela', 'brazil'] } as const;
    const t = table(
      game,
      position({ row: ['china', 'japan', 'korea'], caps: { hand: [GUERRILLA], cards: [] }, hammers }),
      script(0),
    );
    const points = (): number => game.sheets(t.view(0))[1]!.total;
    expect(points()).toBe(9);
    t.does(0, deploy(GUERRILLA, 0), activate(0), steal(country('brazil')));
    expect(t.view(0).places[0]!.countries).toEqual([country('china'), country('brazil')]);
    expect(t.view(0).countries[country('brazil')]!.owner).toBe(NOBODY);
    expect(points()).toBe(3);
  });

  it('[CH-6.3] at most two countries to a location', () => {
    const p = { top: { 0: 'cuba' }, caps: { hand: [GUERRILLA] }, hammers: { countries: ['iraq'] } } as const;
    const t = table(game, position(p));
    t.does(0, deploy(GUERRILLA, 0));
    expect(t.legal()).toEqual([end()]);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.3', reason: 'alreadyPaired' });
  });

  it('[CH-6.4] a Defector’s protest is unseen by both until taken', () => {
    const t = table(game, position({ caps: { hand: [SPY], cards: [[DEFECTOR, 0]] } }), script());
    t.does(0, activate(0));
    for (const seat of [0, 1]) {
      expect(t.view(seat).places[0]!.unseen).toBe(1);
      expect(t.view(seat)).toMatchObject({ pile: 39, faceDown: [12, 14, 10, 4] });
      expect(t.seen(seat).at(-1)).toEqual({ type: 'planted', seat: 0, at: { place: 0, site: country('china') } });
    }
  });

  it('[CH-6.4] on a tied lab it goes back to the pile', () => {
    const t = table(game, atTheEnd({ unseen: [0, 0, 0, 2] }), script());
    t.does(1, end());
    expect(t.view(0)).toMatchObject({
      pile: 40,
      protests: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(t.events).toContainEqual({ type: 'wentBack', count: 2 });
  });

  it('[CH-6.5] a Diplomat creates a justification; several may lie on one location', () => {
    const t = table(game, position({ caps: { hand: [DIPLOMAT], cards: [[DIPLOMAT, 2]] } }), script());
    t.does(0, activate(0), deploy(DIPLOMAT, 2), activate(1));
    expect(t.view(1).places[2]!.justified).toEqual([2, 0]);
    expect(t.view(1).defcon).toBe(5);
  });

  it('[CH-6.6] an Admiral counts two more while it is your only card there', () => {
    expect(totals({ caps: { cards: [[ADMIRAL, 0]] }, hammers: { cards: [[SPY, 0, REVEALED]] } })).toEqual([4, 2]);
    expect(
      totals({
        caps: {
          cards: [
            [ADMIRAL, 0],
            [SPY, 0],
          ],
        },
      }),
    ).toEqual([4, 0]);
    expect(
      totals({
        caps: {
          cards: [
            [ADMIRAL, 0],
            [ADMIRAL, 0],
          ],
        },
      }),
    ).toEqual([4, 0]);
    expect(
      totals({
        caps: {
          cards: [
            [ADMIRAL, 0, ACTIVATED],
            [SPY, 1],
          ],
        },
      }),
    ).toEqual([4, 0]);
  });

  it('[CH-6.6] an Admiral shifts to an adjacent location of its player’s choice', () => {
    const t = table(game, position({ caps: { hand: [SPY], cards: [[ADMIRAL, 1]] } }));
    t.does(0, activate(0));
    expect(t.legal()).toEqual([shift(0), shift(2)]);
    expect(t.refusal(0, shift(3))).toEqual({ clause: 'CH-2.6', reason: 'notAdjacent' });
    expect(t.refusal(0, shift(1))).toEqual({ clause: 'CH-2.6', reason: 'notAdjacent' });
    t.does(0, shift(2));
    expect(t.view(1).places[2]!.sides[0]).toEqual([{ card: 0, kind: ADMIRAL, face: 'activated' }]);
    expect(t.refusal(0, shift(1))).toEqual({ clause: 'CH-6.6', reason: 'noShift' });
  });

  it('[CH-6.7] a Spy reveals all hidden enemy cards here, and only those', () => {
    const cards = [
      [NUKE, 0],
      [SPY, 0],
      [DIPLOMAT, 0, ACTIVATED],
      [NUKE, 1],
    ] as const;
    const t = table(
      game,
      position({
        caps: {
          hand: [NUKE],
          cards: [
            [SPY, 0],
            [POLICEMAN, 0],
          ],
        },
        hammers: { cards },
      }),
    );
    t.does(0, activate(0));
    expect(Array.from(t.state.face.subarray(5, 9))).toEqual([REVEALED, REVEALED, ACTIVATED, 0]);
    expect(t.state.face[1]).toBe(0);
    expect(t.view(0).places[0]!.sides[1]!.map(({ kind }) => kind)).toEqual([NUKE, SPY, DIPLOMAT]);
  });

  it('[CH-6.7] what a Spy revealed stays known', () => {
    const t = table(
      game,
      position({ caps: { hand: [NUKE], cards: [[SPY, 0]] }, hammers: { hand: [SPY], cards: [[NUKE, 0]] } }),
    );
    t.does(0, activate(0), deploy(NUKE, 1), end());
    t.does(1, deploy(SPY, 0));
    expect(t.view(0).places[0]!.sides[1]).toEqual([
      { card: 0, kind: NUKE, face: 'revealed' },
      { card: 1, kind: -1, face: 'hidden' },
    ]);
  });

  it('[CH-6.8] a Policeman counts one more for each enemy type here, two at most', () => {
    const against = (...kinds: Kind[]): number =>
      totals({
        caps: { cards: [[POLICEMAN, 0]] },
        hammers: { cards: kinds.map((kind) => [kind, 0, REVEALED] as const) },
      })[0]!;
    expect([against(), against(SPY), against(SPY, SPY), against(SPY, NUKE), against(SPY, NUKE, DIPLOMAT)]).toEqual([
      2, 3, 3, 4, 4,
    ]);
    expect(totals({ caps: { cards: [[POLICEMAN, 0]] }, hammers: { cards: [[SPY, 1, REVEALED]] } })[0]).toBe(2);
  });

  it('[CH-6.9] a Scientist counts one more if you control more labs than the enemy', () => {
    const withLabs = (caps: number[], hammers: number[]): number =>
      totals({ caps: { cards: [[SCIENTIST, 0]], labs: caps }, hammers: { labs: hammers } })[0]!;
    expect([withLabs([], []), withLabs([0], [1]), withLabs([0], []), withLabs([0, 2], [1]), withLabs([], [0])]).toEqual(
      [2, 2, 3, 3, 2],
    );
  });

  it('[CH-6.10] an activated Nuke counts three more; a revealed one does not', () => {
    expect(totals({ caps: { cards: [[NUKE, 0]] } })[0]).toBe(3);
    expect(totals({ caps: { cards: [[NUKE, 0, REVEALED]] } })[0]).toBe(3);
    const t = table(game, position({ caps: { cards: [[NUKE, 0]] } }));
    t.does(0, activate(0));
    expect(influence(t.view(1), 0)[0]!.total).toBe(6);
  });

  it('[CH-6.11] a Guerrilla takes a country that the enemy controls', () => {
    const t = table(
      game,
      position({ caps: { hand: [GUERRILLA], countries: ['japan'] }, hammers: { countries: ['iraq', 'cuba'] } }),
      script(0),
    );
    t.does(0, deploy(GUERRILLA, 1), activate(0));
    expect(t.view(0)).toMatchObject({ step: 'steal', defcon: 4 });
    expect(t.legal()).toEqual([steal(country('cuba')), steal(country('iraq'))]);
    expect(t.refusal(0, steal(country('japan')))).toEqual({ clause: 'CH-6.11', reason: 'notTheirs' });
    expect(t.refusal(0, end())).toEqual({ clause: 'CH-3.1', reason: 'finishSteal' });
    t.does(0, steal(country('iraq')));
    expect(t.view(1).places[1]!.countries).toEqual([country('brazil'), country('iraq')]);
    expect(t.view(1)).toMatchObject({ step: 'second', actor: 0 });
    expect(t.refusal(0, steal(country('cuba')))).toEqual({ clause: 'CH-6.11', reason: 'noGuerrilla' });
  });

  it('[CH-6.11] only on your first turn of the round, at a country, and while the enemy controls one', () => {
    const enemy = { countries: ['iraq'] } as const;
    const second = table(game, position({ caps: { hand: [SPY], cards: [[GUERRILLA, 0]] }, hammers: enemy }));
    expect(second.refusal(0, activate(0))).toEqual({ clause: 'CH-6.11', reason: 'notFirstTurn' });
    const lab = table(game, position({ caps: { hand: [GUERRILLA] }, hammers: enemy }));
    lab.does(0, deploy(GUERRILLA, 3));
    expect(lab.refusal(0, activate(0))).toEqual({ clause: 'CH-6.11', reason: 'notOnLab' });
    const none = table(game, position({ caps: { hand: [GUERRILLA] } }));
    none.does(0, deploy(GUERRILLA, 0));
    expect(none.refusal(0, activate(0))).toEqual({ clause: 'CH-6.11', reason: 'nothingToSteal' });
    const pile = table(game, position({ faceDown: [], caps: { hand: [GUERRILLA] }, hammers: enemy }));
    pile.does(0, deploy(GUERRILLA, 0));
    expect(pile.refusal(0, activate(0))).toEqual({ clause: 'CH-4.1', reason: 'pileEmpty' });
  });

  it('[CH-6.11] the second player’s first turn is a first turn too', () => {
    const t = table(
      game,
      position({ actor: 1, caps: { cards: [[SPY, 0]], countries: ['iraq', 'cuba'] }, hammers: { hand: [GUERRILLA] } }),
    );
    t.does(1, deploy(GUERRILLA, 0), activate(0));
    expect(t.legal()).toEqual([steal(country('cuba')), steal(country('iraq'))]);
  });

  it.each([0, 1])('[CH-6.12] who does not win the location takes the Defector’s protest (winner %i)', (winner) => {
    const spy = { cards: [[SPY, 0]] } as const;
    const t = table(
      game,
      atTheEnd({ unseen: [1], caps: winner === 0 ? spy : {}, hammers: winner === 1 ? spy : {} }),
      script(39),
    );
    t.does(1, end());
    expect(t.view(0).protests[1 - winner]).toEqual([0, 0, 0, 1]);
    expect(t.view(0).protests[winner]).toEqual([0, 0, 0, 0]);
    expect(t.seen(winner)).toContainEqual({ type: 'tookProtest', seat: 1 - winner, value: 3 });
  });

  it('[CH-6.12] a Defector needs a protest in the pile and costs no Defcon', () => {
    const t = table(
      game,
      position({
        faceDown: [0, 0, 1, 0],
        caps: {
          hand: [SPY],
          cards: [
            [DEFECTOR, 0],
            [DEFECTOR, 0],
          ],
        },
      }),
      script(),
    );
    t.does(0, activate(0));
    expect(t.view(0)).toMatchObject({ defcon: 5, pile: 0 });
    expect(t.events.at(-1)).toEqual({ type: 'ranDry' });
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-6.12', reason: 'noProtestToPlant' });
  });

  it('[CH-6.13] a Soldier occupies: nothing is deployed here or shifted to or from here', () => {
    const t = table(
      game,
      position({
        caps: {
          hand: [SPY],
          cards: [
            [SOLDIER, 1],
            [ADMIRAL, 1],
            [ADMIRAL, 0],
          ],
        },
      }),
      script(0),
    );
    t.does(0, activate(0));
    expect(t.view(1)).toMatchObject({ defcon: 4 });
    expect(t.view(1).places.map(({ occupied }) => occupied)).toEqual([false, true, false, false]);
    expect(t.legal()).toEqual([deploy(SPY, 0), deploy(SPY, 2), deploy(SPY, 3)]);
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-6.13', reason: 'leavesOccupied' });
    expect(t.refusal(0, activate(2))).toEqual({ clause: 'CH-6.6', reason: 'nowhereToShift' });
  });

  it('[CH-6.13] never the last open location', () => {
    const t = table(game, position({ occupied: [0, 1, 2], caps: { hand: [SPY], cards: [[SOLDIER, 3]] } }));
    expect(t.legal()).toEqual([deploy(SPY, 3)]);
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.13', reason: 'lastOpen' });
    const noLab = table(game, position({ lab: 0, occupied: [0, 1], caps: { hand: [SPY], cards: [[SOLDIER, 2]] } }));
    expect(noLab.refusal(0, activate(0))).toEqual({ clause: 'CH-6.13', reason: 'lastOpen' });
  });

  it('[CH-6.14] the only possible target is taken without asking', () => {
    const t = table(game, position({ caps: { hand: [GUERRILLA] }, hammers: { countries: ['iraq'] } }), script(0));
    t.does(0, deploy(GUERRILLA, 0), activate(0));
    expect(t.view(0).places[0]!.countries).toEqual([country('china'), country('iraq')]);
    expect(t.legal()).toEqual([end()]);
    const admiral = table(game, position({ occupied: [0], caps: { hand: [SPY], cards: [[ADMIRAL, 1]] } }));
    admiral.does(0, activate(0));
    expect(admiral.view(0).step).toBe('first');
    expect(admiral.state.place[0]).toBe(2);
  });
});
