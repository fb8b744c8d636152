import { FastRng, seatOf, SPECTATOR, UNKNOWN, type Viewer } from '@hideout/kernel';
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
  KINDS,
  NUKE,
  POLICEMAN,
  SOLDIER,
  SPY,
  type Event,
} from '../rules/index.ts';
import { atTheEnd, position, type Position } from './position.ts';

const game = subject(capsAndHammers);
const VIEWERS: readonly Viewer[] = [seatOf(0), seatOf(1), SPECTATOR];

/** Which seats learnt something by the last action. */
const learnt = (events: readonly Event[]): boolean[] =>
  [0, 1].map((seat) => events.some((event) => game.tells(event, seatOf(seat))));

function after(p: Position, rolls: number[], ...actions: ReturnType<typeof end>[]) {
  const t = table(game, p.step === 'second' && !p.caps ? atTheEnd(p) : position(p), script(...rolls));
  for (const action of actions) t.does(game.actor(t.state), action);
  return t;
}

describe('what is known', () => {
  it('[CH-3.6] hands and face-down cards are their owner’s; a spectator sees neither', () => {
    const s = position({
      caps: { hand: [SPY, NUKE], cards: [[NUKE, 0]] },
      hammers: { hand: [SPY], cards: [[SOLDIER, 0]] },
    });
    const shown = VIEWERS.map((viewer) => {
      const { hands, places } = game.view(s, viewer);
      return [hands, places[0]!.sides.map(([card]) => card!.kind)];
    });
    expect(shown).toEqual([
      [
        [[SPY, NUKE], [UNKNOWN]],
        [NUKE, UNKNOWN],
      ],
      [
        [[UNKNOWN, UNKNOWN], [SPY]],
        [UNKNOWN, SOLDIER],
      ],
      [
        [[UNKNOWN, UNKNOWN], [UNKNOWN]],
        [UNKNOWN, UNKNOWN],
      ],
    ]);
  });

  it('[CH-5.5] the discard pile is public', () => {
    const t = after(
      {
        step: 'second',
        hammers: {
          cards: [
            [NUKE, 0],
            [NUKE, 0],
          ],
        },
      },
      [],
      end(),
    );
    expect(t.view(0).discard).toEqual(t.view(1).discard);
    expect(t.view(0).discard[NUKE]).toBe(2);
  });

  it('[CH-2.3] which countries are still to come is known, their order is not', () => {
    const view = game.view(game.setup({ seats: 2, options: {} }, new FastRng(1)), seatOf(0));
    expect(view.undealt).toHaveLength(18);
    expect(view.undealt).toEqual(view.undealt.toSorted((a, b) => a - b));
  });

  it('[CH-3.1] everybody sees the frame of an active, for its card lies open', () => {
    const t = after({ caps: { cards: [[ADMIRAL, 1]] } }, [], activate(0));
    expect(t.view(1)).toMatchObject({ step: 'shift', asking: 0, actor: 0 });
  });
});

describe('what is learnt, and ends undo', () => {
  it.each([
    ['a deployment tells nobody anything', { caps: { hand: [NUKE] } }, [], [deploy(NUKE, 0)], [false, false]],
    ['an activation tells the enemy a card', { caps: { cards: [[DIPLOMAT, 0]] } }, [], [activate(0)], [false, true]],
    [
      'a Spy tells its player too',
      { caps: { cards: [[SPY, 0]] }, hammers: { cards: [[NUKE, 0]] } },
      [],
      [activate(0)],
      [true, true],
    ],
    ['a protest drawn tells both', { defcon: 4, caps: { cards: [[NUKE, 0]] } }, [0], [activate(0)], [true, true]],
    ['a Defector tells no value', { caps: { cards: [[DEFECTOR, 0]] } }, [], [activate(0)], [false, true]],
    [
      'the end of a turn tells nobody anything',
      { step: 'second', caps: { cards: [[POLICEMAN, 0]] } },
      [],
      [end()],
      [false, false],
    ],
    ['the end of a round deals countries and cards', { step: 'second' }, [], [end()], [true, true]],
  ] as const)('[CH-3.6] %s', (_name, p, rolls, actions, expected) => {
    expect(learnt(after(p, [...rolls], ...actions).events)).toEqual(expected);
  });
});

describe('the deal of a round', () => {
  const dealt = (): readonly Event[] => after({ step: 'second' }, [], end()).events;

  it('[CH-3.6] who draws sees the cards, the others how many', () => {
    const shown = VIEWERS.map((viewer) =>
      dealt().flatMap((event) => {
        const seen = game.redact(event, viewer);
        return seen?.type === 'drew' ? [seen.kinds.every((kind) => kind === UNKNOWN)] : [];
      }),
    );
    expect(shown).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('[CH-3.6] a draw tells which cards, and not in which order they lay', () => {
    const drawn = dealt().flatMap((event) => (event.type === 'drew' ? [event.kinds] : []));
    expect(drawn).toHaveLength(2);
    for (const kinds of drawn) expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  });

  it('[CH-2.3] the countries tell both, the cards only who draws them', () => {
    const news = dealt().filter(({ type }) => type === 'dealt' || type === 'drew');
    expect(news.map((event) => [game.tells(event, seatOf(0)), game.tells(event, seatOf(1))])).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });
});

describe('imagining', () => {
  const s = position({
    caps: { hand: [SPY, NUKE], cards: [[NUKE, 0]] },
    hammers: {
      hand: [SPY, SPY],
      cards: [
        [SOLDIER, 0],
        [SPY, 1],
      ],
    },
  });

  it('[CH-3.6] what the viewer holds stays, what it cannot see is dealt from what is left', () => {
    const view = game.view(s, seatOf(0));
    const seen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const world = game.imagine(view, new FastRng(seed));
      expect(world.hand.slice(0, KINDS.length)).toEqual(s.hand.slice(0, KINDS.length));
      expect(world.kind[0]).toBe(NUKE);
      expect(world.hand.subarray(KINDS.length).reduce((sum, held) => sum + held, 0)).toBe(2);
      seen.add(world.kind[5]!);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([...KINDS.keys()]);
  });

  it('[CH-3.6] a spectator imagines both sides', () => {
    const view = game.view(s, SPECTATOR);
    const worlds = new Set(Array.from({ length: 50 }, (_, seed) => game.imagine(view, new FastRng(seed)).kind[0]));
    expect(worlds.size).toBeGreaterThan(3);
  });
});
