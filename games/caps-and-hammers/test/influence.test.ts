import { seatOf, SPECTATOR, type Viewer } from '@hideout/kernel';
import { Playout, playToEnd, randomly, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  capsAndHammers,
  end,
  influence,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  SPY,
  type State,
  type View,
} from '../rules/index.ts';
import { compile } from '../rules/figures.ts';
import { countInfluence } from '../rules/influence.ts';
import { ACTIVATED, atTheEnd, position, REVEALED } from './position.ts';

const game = subject(capsAndHammers);
const VIEWERS: readonly Viewer[] = [seatOf(0), seatOf(1), SPECTATOR];

/** The lines of a side as a player reads them. */
const read = (view: View, place: number, seat: number): string[] =>
  influence(view, place)[seat]!.lines.map((line) => `${line.points} ${game.words.en.line(line)} [${line.clause}]`);

describe('influence, line by line', () => {
  const s = position({
    caps: {
      cards: [
        [ADMIRAL, 0],
        [POLICEMAN, 1],
        [NUKE, 1, ACTIVATED],
        [SCIENTIST, 2],
      ],
      labs: [0],
    },
    hammers: {
      cards: [
        [SPY, 0],
        [NUKE, 1, REVEALED],
        [SPY, 1],
      ],
    },
  });

  it('[CH-6.6] “2 Admiral, +2 alone, ? hidden”', () => {
    const view = game.view(s, seatOf(0));
    expect(read(view, 0, 0)).toEqual(['2 Admiral [CH-5.2]', '2 Admiral, alone [CH-6.6]']);
    expect(read(view, 0, 1)).toEqual(['0 ? 1 hidden [CH-5.1]']);
  });

  it('[CH-5.2] each effect cites its own clause', () => {
    const view = game.view(s, seatOf(0));
    expect(read(view, 1, 0)).toEqual([
      '2 Policeman [CH-5.2]',
      '1 Policeman, 1 enemy type [CH-6.8]',
      '3 Nuke [CH-5.2]',
      '3 Nuke, activated [CH-6.10]',
    ]);
    expect(read(view, 2, 0)).toEqual(['2 Scientist [CH-5.2]', '1 Scientist, more labs [CH-6.9]']);
  });

  it('[CH-3.6] each seat counts what it can see, a spectator least', () => {
    const known = VIEWERS.map((viewer) => influence(game.view(s, viewer), 1).map(({ total }) => total));
    expect(known).toEqual([
      [9, 3],
      [6, 5],
      [6, 3],
    ]);
  });

  it('[CH-5.2] the log tells the same lines when all cards are up', () => {
    const t = table(game, atTheEnd({ caps: { cards: [[ADMIRAL, 0]] } }));
    t.does(1, end());
    const said = t
      .seen(1)
      .filter(({ type }) => type === 'weighed')
      .map((event) => game.words.en.say(event, { viewer: seatOf(1), names: ['Anna', 'Boris'] }));
    expect(said[0]).toBe(
      'Influence at China: Anna 4 (2 Admiral [CH-5.2], 2 Admiral, alone [CH-6.6]) against You 0; Anna wins it.',
    );
    expect(said[3]).toBe('Influence at lab I Missiles: Anna 0 against You 0; nobody wins it.');
  });

  it.each([
    [
      '[CH-6.8] a Policeman against three types',
      [[POLICEMAN, 0]],
      [
        [SPY, 0],
        [NUKE, 0],
        [ADMIRAL, 0],
      ],
      [4, 7],
    ],
    [
      '[CH-6.8] against three of one type',
      [[POLICEMAN, 0]],
      [
        [SPY, 0],
        [SPY, 0],
        [SPY, 0],
      ],
      [3, 6],
    ],
    [
      '[CH-6.8] two Policemen against two types',
      [
        [POLICEMAN, 0],
        [POLICEMAN, 0],
      ],
      [
        [SPY, 0],
        [NUKE, 0],
      ],
      [8, 5],
    ],
    [
      '[CH-6.6] an Admiral alone against two',
      [[ADMIRAL, 0]],
      [
        [ADMIRAL, 0],
        [ADMIRAL, 0],
      ],
      [4, 4],
    ],
    [
      '[CH-6.9] Scientists with and without labs',
      [
        [SCIENTIST, 0],
        [SCIENTIST, 0],
      ],
      [[SCIENTIST, 0]],
      [6, 2],
    ],
    [
      '[CH-6.10] Nukes, one of them activated',
      [
        [NUKE, 0, ACTIVATED],
        [NUKE, 0],
      ],
      [[NUKE, 0, REVEALED]],
      [9, 3],
    ],
  ] as const)('%s: what decides the round and what is told agree', (_name, caps, hammers, expected) => {
    const s = atTheEnd({ caps: { cards: caps, labs: [0] }, hammers: { cards: hammers } });
    expect([0, 1].map((seat) => countInfluence(compile(), s, seat, 0))).toEqual(expected);
    const t = table(game, s);
    t.does(1, end());
    const told = t.events.find((event) => event.type === 'weighed');
    expect(told?.sheets.map(({ total }) => total)).toEqual(expected);
  });

  it('[CH-5.2] line by line comes to what decides the round, whatever lies there', () => {
    const tables = compile();
    let compared = 0;
    playToEnd(new Playout(game, { seats: 2, options: {} }, 5), randomly(5), ({ state }) => {
      const open = game.clone(state as State);
      open.face.forEach((face, at) => (open.face[at] = face === 0 ? REVEALED : face));
      const view = game.view(open, SPECTATOR);
      for (const place of view.places.keys()) {
        const lines = influence(view, place).map(({ total }) => total);
        expect(lines).toEqual([0, 1].map((seat) => countInfluence(tables, open, seat, place)));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(300);
  });
});
