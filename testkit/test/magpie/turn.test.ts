import { FastRng, seatOf, setUp } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { subject, table, type Table } from '../../src/index.ts';
import type { Event } from './events.ts';
import { fixture } from './fixture.ts';
import { magpie } from './game.ts';
import { KINDS, LAYOUT, slot, type State } from './state.ts';
import { draw, play, take, tuck } from './verbs.ts';
import type { View } from './view.ts';

const [MAGPIE, BUTTON, SPOON, RING] = [0, 1, 2, 3] as const;
const game = subject(magpie);

/** A seat with these cards in hand and these face up in the nest. */
interface Place {
  readonly hand: readonly number[];
  readonly nest?: readonly number[];
}

/** A table with these places and this pile, the top card last. */
function at(places: readonly Place[], pile: readonly number[] = []): Table<State, Event, View> {
  const s = LAYOUT.make();
  s.seats = places.length;
  places.forEach(({ hand, nest = [] }, seat) => {
    for (const kind of hand) s.hand[slot(seat, kind)]!++;
    for (const kind of nest) s.nest[slot(seat, kind)]!++;
  });
  s.pile.set(pile);
  s.pileSize = pile.length;
  return table(game, s);
}

const handOf = (s: State, seat: number): number[] => Array.from(s.hand.subarray(slot(seat, 0), slot(seat, KINDS)));
const nestOf = (s: State, seat: number): number[] => Array.from(s.nest.subarray(slot(seat, 0), slot(seat, KINDS)));

function dealt(seats: number, chosen: Record<string, string> = {}): State {
  const setup = setUp(magpie, seats, chosen);
  if (!setup.ok) throw new Error(setup.problem);
  return game.setup(setup.value, new FastRng(1));
}

describe('§1 Set-up', () => {
  it('[MG-1.1] there are three cards of each of the four kinds', () => {
    expect(fixture.census(dealt(2))).toEqual([3, 3, 3, 3]);
  });

  it.each([
    [2, 'two', 2, 8],
    [3, 'two', 2, 6],
    [2, 'three', 3, 6],
    [3, 'three', 3, 3],
  ])('[MG-1.2] %i seats, deal %s: hands of %i and a pile of %i', (seats, deal, hand, pile) => {
    const s = dealt(seats, { deal });
    expect(handOf(s, seats - 1).reduce((sum, count) => sum + count, 0)).toBe(hand);
    expect(s.pileSize).toBe(pile);
  });

  it('[MG-1.3] the first seat starts and play goes clockwise', () => {
    const t = at([{ hand: [RING] }, { hand: [RING] }, { hand: [RING] }], [SPOON, SPOON, SPOON]);
    expect(t.refusal(1, draw)).toEqual({ clause: 'MG-1.3', reason: 'not your turn' });
    const order = [0, 1, 2].map(() => {
      const { actor } = t.state;
      t.does(actor, draw);
      return actor;
    });
    expect(order).toEqual([0, 1, 2]);
    expect(t.state.actor).toBe(0);
  });
});

describe('§2 A turn', () => {
  it('[MG-2.1] play, tuck or draw', () => {
    const t = at([{ hand: [BUTTON, SPOON] }, { hand: [RING] }], [RING]);
    expect(t.legal()).toEqual([play(BUTTON), play(SPOON), tuck(BUTTON), tuck(SPOON), draw]);
    expect(t.refusal(0, play(RING))).toEqual({ clause: 'MG-2.1', reason: 'not in hand' });
    t.does(0, draw);
    expect(handOf(t.state, 0)).toEqual([0, 1, 1, 1]);
    expect(t.refusal(1, draw)).toEqual({ clause: 'MG-2.1', reason: 'pile empty' });
  });

  it('[MG-2.2] one tucked card a nest', () => {
    const t = at([{ hand: [BUTTON, SPOON] }, { hand: [RING] }], [RING]);
    t.does(0, tuck(BUTTON));
    t.does(1, draw);
    expect(t.legal()).toEqual([play(SPOON)]);
    expect(t.refusal(0, tuck(SPOON))).toEqual({ clause: 'MG-2.2', reason: 'already tucked' });
  });

  it('[MG-2.3] nobody draws with four cards in hand', () => {
    const t = at([{ hand: [BUTTON, BUTTON, SPOON, SPOON] }, { hand: [RING] }], [RING]);
    expect(t.refusal(0, draw)).toEqual({ clause: 'MG-2.3', reason: 'hand full' });
  });

  it('[MG-2.4] a Magpie takes the most valuable card of a nest that has one', () => {
    const t = at([{ hand: [MAGPIE, RING] }, { hand: [RING], nest: [BUTTON, SPOON] }, { hand: [RING] }]);
    t.does(0, play(MAGPIE));
    expect(t.legal()).toEqual([take(1)]);
    expect(t.refusal(0, take(0))?.reason).toBe('own nest');
    expect(t.refusal(0, take(2))?.reason).toBe('empty nest');
    expect(t.refusal(0, draw)?.reason).toBe('take first');
    t.does(0, take(1));
    expect(nestOf(t.state, 0)).toEqual([1, 0, 1, 0]);
    expect(nestOf(t.state, 1)).toEqual([0, 1, 0, 0]);
    expect(t.state.actor).toBe(1);
  });

  it('[MG-2.4] a Magpie without prey asks nothing', () => {
    const t = at([{ hand: [MAGPIE, RING], nest: [RING] }, { hand: [RING] }]);
    t.does(0, play(MAGPIE));
    expect(t.state.actor).toBe(1);
  });
});

describe('§3 The end', () => {
  it('[MG-3.1] an empty hand ends the game', () => {
    const t = at([{ hand: [BUTTON] }, { hand: [RING] }]);
    t.does(0, play(BUTTON));
    expect(game.outcome(t.state)?.ending).toBe('emptied');
    expect(t.refusal(1, play(RING))).toEqual({ clause: 'MG-3.1', reason: 'over' });
  });

  it.each([
    [[RING, BUTTON], undefined],
    [[RING, RING], 'rich'],
  ])('[MG-3.2] a nest of %j and a Button is worth seven or not', (nest, ending) => {
    const t = at([{ hand: [BUTTON, BUTTON], nest }, { hand: [RING] }]);
    t.does(0, play(BUTTON));
    expect(game.outcome(t.state)?.ending).toBe(ending);
  });

  it('[MG-3.3] tucked cards are revealed and count double', () => {
    const t = at([{ hand: [BUTTON, SPOON] }, { hand: [RING, RING], nest: [RING] }]);
    t.does(0, tuck(SPOON));
    t.does(1, tuck(RING));
    t.does(0, play(BUTTON));
    expect(t.seen(0).filter((event) => event.type === 'revealed')).toEqual([
      { type: 'revealed', seat: 0, kind: SPOON },
      { type: 'revealed', seat: 1, kind: RING },
    ]);
    expect(game.outcome(t.state)?.scores).toEqual([5, 9]);
    expect(game.sheets(t.view(0)).map((sheet) => sheet.total)).toEqual([5, 9]);
  });

  it('[MG-3.4] equal scores share the win', () => {
    const t = at([{ hand: [BUTTON] }, { hand: [RING], nest: [BUTTON] }, { hand: [RING] }]);
    t.does(0, play(BUTTON));
    expect(game.outcome(t.state)?.winners).toEqual([0, 1]);
    expect([0, 1, 2].map((seat) => game.payoff(t.state, seatOf(seat)))).toEqual([0.5, 0.5, 0]);
  });
});
