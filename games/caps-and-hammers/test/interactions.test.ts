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
  KINDS,
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

/** A table on which chance may only do what is said. */
const start = (p: Position, ...rolls: number[]) => table(game, position(p), script(...rolls));

/** Influence of Caps and Hammers on a location, told to somebody who sees all cards. */
function totals(p: Position, place = 0): number[] {
  const t = table(game, atTheEnd(p));
  t.does(1, end());
  const weighed = t.events.flatMap((event) =>
    event.type === 'weighed' && event.at.place === place ? [event.sheets] : [],
  );
  return weighed[0]!.map(({ total }) => total);
}

const ALL = KINDS.map((_name, kind) => kind as Kind);
/** Printed points, and the points of a card that is the only one of its side and faces one enemy card. */
const PRINTED = [2, 2, 2, 2, 2, 3, 2, 2, 2];
const ALONE_AGAINST_ONE = [2, 4, 2, 3, 2, 3, 2, 2, 2];

describe('any two types', () => {
  it.each(ALL.map((a) => [KINDS[a]!, a] as const))('[CH-5.2] %s beside each other type of its own side', (_name, a) => {
    const sums = ALL.map(
      (b) =>
        totals({
          caps: {
            cards: [
              [a, 0],
              [b, 0],
            ],
          },
        })[0],
    );
    expect(sums).toEqual(ALL.map((b) => PRINTED[a]! + PRINTED[b]!));
  });

  it.each(ALL.map((a) => [KINDS[a]!, a] as const))('[CH-5.2] %s against each type of the enemy', (_name, a) => {
    const sums = ALL.map((b) => totals({ caps: { cards: [[a, 0]] }, hammers: { cards: [[b, 0]] } }));
    expect(sums).toEqual(ALL.map((b) => [ALONE_AGAINST_ONE[a]!, ALONE_AGAINST_ONE[b]!]));
  });
});

describe('Diplomat', () => {
  it('[CH-4.2] and Diplomat: two justifications pay for two Nukes', () => {
    const t = start({
      caps: {
        cards: [
          [DIPLOMAT, 0],
          [DIPLOMAT, 0],
          [NUKE, 0],
          [NUKE, 0],
        ],
      },
      defcon: 2,
    });
    t.does(0, activate(0), activate(1), activate(2), activate(3));
    expect(t.view(0)).toMatchObject({
      defcon: 2,
      protests: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(t.view(0).places[0]!.justified).toEqual([0, 0]);
  });

  it('[CH-4.2] and Nuke: deployed, activated and justified in one turn', () => {
    const t = start({ caps: { hand: [NUKE], cards: [[DIPLOMAT, 1]] }, defcon: 2 });
    t.does(0, activate(0), deploy(NUKE, 1), activate(1));
    expect(t.view(0).defcon).toBe(2);
    expect(influence(t.view(1), 1)[0]!.total).toBe(8);
  });

  it('[CH-4.2] and Soldier: a justified occupation leaves Defcon', () => {
    const t = start({
      caps: {
        cards: [
          [DIPLOMAT, 1],
          [SOLDIER, 1],
        ],
      },
      defcon: 2,
    });
    t.does(0, activate(0), activate(1));
    expect(t.view(0).defcon).toBe(2);
    expect(t.view(0).places[1]!.occupied).toBe(true);
  });

  it('[CH-6.1] and Guerrilla: no Diplomat stands before it, and the enemy’s justification does not help', () => {
    const t = start({ caps: { hand: [GUERRILLA] }, hammers: { countries: ['cuba'], justified: [1] } }, 0);
    t.does(0, deploy(GUERRILLA, 0), activate(0));
    expect(t.view(0).defcon).toBe(4);
    expect(t.view(0).places[0]!.justified).toEqual([0, 1]);
  });

  it('[CH-4.2] and Admiral: the justification stays where it was made', () => {
    const t = start({
      caps: {
        cards: [
          [DIPLOMAT, 0],
          [ADMIRAL, 0],
        ],
      },
    });
    t.does(0, activate(0), activate(1));
    expect(t.view(0).places.map(({ justified }) => justified[0])).toEqual([1, 0, 0, 0]);
  });

  it('[CH-3.4] and Spy: a revealed Diplomat makes no justification', () => {
    const t = start({
      actor: 1,
      caps: { hand: [NUKE], cards: [[DIPLOMAT, 0]] },
      hammers: { hand: [NUKE], cards: [[SPY, 0]] },
    });
    t.does(1, activate(0), deploy(NUKE, 1), end());
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
  });

  it('[CH-4.2] and Spy: a justification made before is not undone, and an activated Diplomat is nothing to spy on', () => {
    const cards = [[DIPLOMAT, 0, ACTIVATED]] as const;
    const t = start({ actor: 1, caps: { cards, justified: [1] }, hammers: { hand: [NUKE], cards: [[SPY, 0]] } });
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-6.7', reason: 'nobodyHidden' });
    expect(t.view(1).places[0]!.justified).toEqual([1, 0]);
  });

  it('[CH-4.2] and Defector: planting a protest spends no justification', () => {
    const t = start({
      caps: {
        cards: [
          [DIPLOMAT, 0],
          [DEFECTOR, 0],
        ],
      },
    });
    t.does(0, activate(0), activate(1));
    expect(t.view(0).places[0]).toMatchObject({ justified: [1, 0], unseen: 1 });
  });

  it('[CH-6.5] and crisis: Diplomats of both sides are left out', () => {
    const six = [
      [SPY, 0],
      [SPY, 0],
      [SPY, 0],
      [DIPLOMAT, 0],
      [DIPLOMAT, 0, ACTIVATED],
    ] as const;
    const t = table(game, atTheEnd({ caps: { cards: six }, hammers: { cards: six } }), script());
    t.does(1, end());
    expect(t.view(0).defcon).toBe(5);
  });

  it('[CH-6.8] and Policeman: a Diplomat is a type like any other', () => {
    expect(
      totals({
        caps: { cards: [[POLICEMAN, 0]] },
        hammers: {
          cards: [
            [DIPLOMAT, 0],
            [SPY, 0],
          ],
        },
      }),
    ).toEqual([4, 4]);
  });
});

describe('Admiral', () => {
  it('[CH-6.6] and Admiral: the second takes the place of the first, each alone', () => {
    const t = start({
      caps: {
        cards: [
          [ADMIRAL, 0],
          [ADMIRAL, 0],
        ],
      },
    });
    expect(influence(t.view(0), 0)[0]!.total).toBe(4);
    t.does(0, activate(0));
    expect([0, 1].map((place) => influence(t.view(0), place)[0]!.total)).toEqual([4, 4]);
  });

  it('[CH-6.13] and Soldier: none shifts from or to an occupied location', () => {
    const t = start({
      actor: 1,
      caps: { cards: [[SOLDIER, 1, ACTIVATED]] },
      occupied: [1],
      hammers: {
        hand: [SPY],
        cards: [
          [ADMIRAL, 1],
          [ADMIRAL, 2],
          [ADMIRAL, 0],
        ],
      },
    });
    expect(t.legal()).toEqual([activate(1), deploy(SPY, 0), deploy(SPY, 2), deploy(SPY, 3)]);
    t.does(1, activate(1));
    expect(t.state.place[6]).toBe(3);
  });

  it('[CH-6.13] and Soldier: occupied after the Admiral was turned up, the way stays what it was', () => {
    const t = start(
      {
        caps: {
          cards: [
            [ADMIRAL, 1],
            [SOLDIER, 2],
          ],
        },
      },
      0,
    );
    t.does(0, activate(0));
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-3.1', reason: 'finishShift' });
    t.does(0, shift(2), activate(1));
    expect(t.view(0).places[2]!.sides[0]!.map(({ kind }) => kind)).toEqual([SOLDIER, ADMIRAL]);
  });

  it('[CH-6.7] and Spy: a revealed Admiral cannot shift, but still counts alone', () => {
    const t = start({ caps: { hand: [NUKE], cards: [[SPY, 1]] }, hammers: { hand: [NUKE], cards: [[ADMIRAL, 1]] } });
    t.does(0, activate(0), deploy(NUKE, 0), end());
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
    expect(influence(t.view(0), 1)[1]!.total).toBe(4);
  });

  it('[CH-6.7] and Spy: an Admiral that shifted is no longer hidden', () => {
    const t = start({ caps: { hand: [NUKE], cards: [[SPY, 1]] }, hammers: { cards: [[ADMIRAL, 1, ACTIVATED]] } });
    expect(t.refusal(0, activate(0))).toEqual({ clause: 'CH-6.7', reason: 'nobodyHidden' });
  });

  it('[CH-6.8] and Policeman: shifting away takes its type along', () => {
    const t = start({
      caps: {
        cards: [
          [ADMIRAL, 0],
          [SPY, 0, REVEALED],
        ],
      },
      hammers: { cards: [[POLICEMAN, 0, REVEALED]] },
    });
    expect(influence(t.view(0), 0)[1]!.total).toBe(4);
    t.does(0, activate(0));
    expect(influence(t.view(0), 0)[1]!.total).toBe(3);
  });

  it('[CH-6.11] and Guerrilla: an Admiral can shift onto a pair, which is one location', () => {
    const t = start({ top: { 1: 'cuba' }, caps: { cards: [[ADMIRAL, 0]] } });
    t.does(0, activate(0));
    expect(t.view(0).places[1]!).toMatchObject({ countries: [country('brazil'), country('cuba')] });
    expect(influence(t.view(0), 1)[0]!.total).toBe(4);
  });

  it('[CH-6.12] and Defector: the planted protest does not follow', () => {
    const t = start({
      caps: {
        cards: [
          [DEFECTOR, 0, ACTIVATED],
          [ADMIRAL, 0],
        ],
      },
      unseen: [1],
    });
    t.does(0, activate(1));
    expect(t.view(0).places.map(({ unseen }) => unseen)).toEqual([1, 0, 0, 0]);
  });

  it('[CH-5.4] and crisis: an Admiral counts where it lies in the end', () => {
    const p = {
      caps: {
        cards: [
          [SPY, 0],
          [SPY, 0],
          [SPY, 0],
          [ADMIRAL, 1, ACTIVATED],
        ],
      },
      hammers: {
        cards: [
          [SPY, 0],
          [SPY, 0],
          [SPY, 0],
        ],
      },
    } as const;
    const t = table(game, atTheEnd(p), script());
    t.does(1, end());
    expect(t.view(0).defcon).toBe(5);
  });

  it('[CH-6.10] and Nuke: beside a Nuke the Admiral is not alone', () => {
    expect(
      totals({
        caps: {
          cards: [
            [ADMIRAL, 0],
            [NUKE, 0, ACTIVATED],
          ],
        },
      })[0],
    ).toBe(8);
  });
});

describe('Spy', () => {
  it('[CH-6.7] and Spy: who spies first stops the other', () => {
    const t = start({ caps: { hand: [NUKE], cards: [[SPY, 0]] }, hammers: { hand: [NUKE], cards: [[SPY, 0]] } });
    t.does(0, activate(0), deploy(NUKE, 1), end());
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
  });

  it('[CH-6.7] and Nuke: a revealed Nuke stays at three', () => {
    const t = start({ caps: { hand: [SPY], cards: [[SPY, 0]] }, hammers: { hand: [SPY], cards: [[NUKE, 0]] } });
    t.does(0, activate(0), deploy(SPY, 1), end());
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
    expect(influence(t.view(0), 0)[1]!.total).toBe(3);
  });

  it('[CH-6.7] and Defector: a revealed Defector plants nothing; a planted protest stays unseen', () => {
    const t = start({
      caps: { hand: [SPY], cards: [[SPY, 0]] },
      hammers: {
        hand: [SPY],
        cards: [
          [DEFECTOR, 0],
          [DEFECTOR, 0, ACTIVATED],
        ],
      },
      unseen: [1],
    });
    t.does(0, activate(0));
    expect(t.view(0).places[0]!.unseen).toBe(1);
    expect(t.seen(0).some(({ type }) => type === 'tookProtest')).toBe(false);
    t.does(0, deploy(SPY, 1), end());
    expect(t.refusal(1, activate(0))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
  });

  it('[CH-6.7] and Soldier: at an occupied location a Spy still reveals, and a revealed Soldier never occupies', () => {
    const t = start({
      occupied: [0],
      caps: {
        hand: [SPY],
        cards: [
          [SPY, 0],
          [SPY, 1],
        ],
      },
      hammers: {
        hand: [SPY],
        cards: [
          [NUKE, 0],
          [SOLDIER, 1],
        ],
      },
    });
    t.does(0, activate(0), activate(1), deploy(SPY, 1), end());
    expect(t.view(0).places[0]!.sides[1]![0]!.kind).toBe(NUKE);
    expect(t.refusal(1, activate(1))).toEqual({ clause: 'CH-3.4', reason: 'alreadyRevealed' });
  });

  it('[CH-6.7] and Guerrilla: revealed after the first turn it had no use left anyway', () => {
    const t = start({ caps: { hand: [SPY], cards: [[SPY, 0]] }, hammers: { cards: [[GUERRILLA, 0]] } });
    t.does(0, activate(0));
    expect(t.view(0).places[0]!.sides[1]).toEqual([{ card: 0, kind: GUERRILLA, face: 'revealed' }]);
  });

  it('[CH-6.7] and Policeman: revealing changes no influence, only what is known of it', () => {
    const t = start({
      caps: {
        hand: [NUKE],
        cards: [
          [SPY, 0],
          [POLICEMAN, 0],
        ],
      },
      hammers: {
        cards: [
          [NUKE, 0],
          [SPY, 0],
        ],
      },
    });
    expect(influence(t.view(0), 0).map(({ total }) => total)).toEqual([4, 0]);
    t.does(0, activate(0));
    expect(influence(t.view(0), 0).map(({ total }) => total)).toEqual([6, 5]);
  });
});

describe('Policeman and Scientist', () => {
  it('[CH-6.8] Policeman and Policeman: each counts the other’s type', () => {
    expect(
      totals({
        caps: {
          cards: [
            [POLICEMAN, 0],
            [POLICEMAN, 0],
          ],
        },
        hammers: { cards: [[POLICEMAN, 0]] },
      }),
    ).toEqual([6, 3]);
  });

  it('[CH-6.9] Scientist and Policeman: a Scientist ahead in labs is one type', () => {
    expect(
      totals({ caps: { cards: [[SCIENTIST, 0]], labs: [0] }, hammers: { cards: [[POLICEMAN, 0]] }, lab: 2 }),
    ).toEqual([3, 3]);
  });

  it('[CH-6.9] Scientist and Scientist: only the side with more labs counts more', () => {
    const cards = [
      [SCIENTIST, 0],
      [SCIENTIST, 0],
    ] as const;
    expect(totals({ caps: { cards, labs: [0] }, hammers: { cards, labs: [1, 2] }, lab: 4 })).toEqual([4, 6]);
  });
});

describe('Nuke', () => {
  it('[CH-5.4] and Nuke: two Nukes and a crisis lower Defcon three times in one round', () => {
    const cards = [
      [NUKE, 0],
      [NUKE, 0],
      [SPY, 0],
      [SPY, 0],
    ] as const;
    const p = { caps: { hand: [SPY], cards }, hammers: { cards: [...cards.slice(2), [SPY, 1], [SPY, 1]] } } as const;
    const s = position({ ...p, actor: 0, first: 1 });
    const t = table(game, s, script(0, 0, 0, 0, 0, 0));
    t.does(0, activate(0), activate(1));
    expect(t.view(0)).toMatchObject({
      defcon: 3,
      protests: [
        [2, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    t.does(0, deploy(SPY, 1));
    t.does(0, end());
    expect(t.view(0)).toMatchObject({
      defcon: 2,
      protests: [
        [4, 0, 0, 0],
        [2, 0, 0, 0],
      ],
    });
    expect(t.events).toContainEqual({ type: 'crisis', at: { place: 0, site: country('china') }, points: 14 });
  });

  it('[CH-5.4] two crises: the second is drawn at the level that the first left', () => {
    const cards = [
      [NUKE, 0],
      [NUKE, 0],
      [NUKE, 1],
      [NUKE, 1],
      [NUKE, 1],
    ] as const;
    const enemy = [
      [NUKE, 0],
      [NUKE, 0],
      [NUKE, 0],
      [NUKE, 1],
      [NUKE, 1],
    ] as const;
    const t = table(
      game,
      atTheEnd({ defcon: 3, caps: { cards }, hammers: { cards: enemy } }),
      script(...Array<number>(14).fill(0)),
    );
    t.does(1, end());
    const levels = t.events.flatMap((event) =>
      event.type === 'lowered' || event.type === 'reset' ? [event.defcon] : [],
    );
    expect(levels).toEqual([2, 1, 5]);
    expect(t.view(0).faceDown.reduce((sum, count) => sum + count, 0)).toBe(26);
  });

  it('[CH-6.10] and Soldier: both cost Defcon, one after the other', () => {
    const t = start(
      {
        caps: {
          cards: [
            [NUKE, 0],
            [SOLDIER, 0],
          ],
        },
      },
      0,
      0,
    );
    t.does(0, activate(0), activate(1));
    expect(t.view(0)).toMatchObject({
      defcon: 3,
      protests: [
        [2, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
  });

  it('[CH-6.10] and Policeman: an activated Nuke is still one type', () => {
    expect(totals({ caps: { cards: [[NUKE, 0, ACTIVATED]] }, hammers: { cards: [[POLICEMAN, 0]] } })).toEqual([6, 3]);
  });

  it('[CH-4.1] and Defector: planting the last protest leaves nothing to pay a Nuke with', () => {
    const t = start({
      faceDown: [1, 0, 0, 0],
      caps: {
        hand: [SPY],
        cards: [
          [DEFECTOR, 0],
          [NUKE, 0],
        ],
      },
    });
    t.does(0, activate(0));
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-4.1', reason: 'pileEmpty' });
  });

  it('[CH-6.10] and Guerrilla: a Nuke counts for the whole pair', () => {
    const t = table(
      game,
      atTheEnd({
        top: { 0: 'cuba' },
        caps: { cards: [[NUKE, 0, ACTIVATED]] },
        hammers: {
          cards: [
            [SPY, 0],
            [SPY, 0],
          ],
        },
      }),
    );
    t.does(1, end());
    expect(['china', 'cuba'].map((name) => t.view(0).countries[country(name as 'cuba')]!.owner)).toEqual([0, 0]);
  });
});

describe('Guerrilla', () => {
  it('[CH-6.3] and Guerrilla: not on the same country, and not the country that lies on a pair', () => {
    const p = {
      actor: 1,
      top: { 0: 'iraq' },
      caps: { cards: [[GUERRILLA, 0, ACTIVATED]], countries: ['cuba', 'japan'] },
      hammers: { hand: [GUERRILLA] },
    } as const;
    const same = start(p);
    same.does(1, deploy(GUERRILLA, 0));
    expect(same.refusal(1, activate(0))).toEqual({ clause: 'CH-6.3', reason: 'alreadyPaired' });
    const other = start(p, 0);
    other.does(1, deploy(GUERRILLA, 1), activate(0));
    expect(other.legal()).toEqual([steal(country('cuba')), steal(country('japan'))]);
  });

  it('[CH-6.13] and Soldier: at a location occupied before, no Guerrilla is deployed; one there may still steal', () => {
    const p = { occupied: [0], hammers: { countries: ['cuba'] } } as const;
    const t = start({ ...p, caps: { hand: [GUERRILLA] } });
    expect(t.legal()).toEqual([deploy(GUERRILLA, 1), deploy(GUERRILLA, 2), deploy(GUERRILLA, 3)]);
    const there = start({ ...p, step: 'second', caps: { cards: [[GUERRILLA, 0]] } });
    expect(there.legal()).toEqual([activate(0), end()]);
  });

  it('[CH-6.12] and Defector: the loser of a pair takes the protest and neither country', () => {
    const t = table(
      game,
      atTheEnd({ top: { 0: 'cuba' }, unseen: [1], caps: { cards: [[GUERRILLA, 0, ACTIVATED]] } }),
      script(12),
    );
    t.does(1, end());
    expect(t.view(0).protests).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect(t.view(0).countries[country('cuba')]!.owner).toBe(0);
  });
});

describe('Defector and Soldier', () => {
  it('[CH-6.12] Defector and Defector: all protests of a location go to one player', () => {
    const t = start({
      caps: {
        cards: [
          [DEFECTOR, 0],
          [DEFECTOR, 0],
        ],
      },
    });
    t.does(0, activate(0), activate(1));
    expect(t.view(0)).toMatchObject({ pile: 38 });
    const late = table(game, atTheEnd({ unseen: [2], hammers: { cards: [[SPY, 0]] } }), script(0, 38));
    late.does(1, end());
    expect(late.view(0).protests).toEqual([
      [1, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
  });

  it('[CH-6.2] Defector and Soldier: a protest can be put on an occupied location', () => {
    const t = start({ occupied: [0], caps: { cards: [[DEFECTOR, 0]] } });
    t.does(0, activate(0));
    expect(t.view(0).places[0]!).toMatchObject({ occupied: true, unseen: 1 });
  });

  it('[CH-6.2] Soldier and Soldier: two of one player, or one each, occupy two locations but not the same', () => {
    const t = start(
      {
        caps: {
          hand: [SPY],
          cards: [
            [SOLDIER, 0],
            [SOLDIER, 0],
            [SOLDIER, 1],
          ],
        },
      },
      0,
      0,
    );
    t.does(0, activate(0), activate(2));
    expect(t.refusal(0, activate(1))).toEqual({ clause: 'CH-6.2', reason: 'alreadyOccupied' });
    expect(t.legal()).toEqual([deploy(SPY, 2), deploy(SPY, 3)]);
  });
});
