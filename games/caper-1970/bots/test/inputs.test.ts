import { ActionList, FastRng, NOBODY, seatOf, setUp } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { caper1970, CARD_KINDS, type State } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { Inputs, inputsFor } from '../inputs.ts';
import { Judge } from '../judge.ts';

const STEPS = 300;
const EVERY = 25;

/** Positions of a game in which everybody does anything, now and then one. */
function* positions(seats: number): Generator<State> {
  const setup = setUp(caper1970, seats, {});
  if (!setup.ok) throw new Error(setup.problem);
  const rng = new FastRng(seats);
  const s = caper1970.setup(setup.value, rng);
  const legal = new ActionList();
  for (let step = 0; step < STEPS && caper1970.actor(s) !== NOBODY; step++) {
    legal.clear();
    caper1970.legal(s, legal);
    caper1970.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
    if (step % EVERY === 0) yield s;
  }
}

const rowOf = (s: State, viewer: number, inputs = new Inputs(new Judge(), s.seats)): number[] =>
  Array.from(inputs.write(s, s.turn, (s.turn + 1) % s.seats, viewer));

describe.each([2, 3, 4])('the inputs of the net with %i seats', (seats) => {
  it('are the same for whatever is hidden from the viewer', () => {
    const rng = new FastRng(9);
    for (const s of positions(seats)) {
      for (let viewer = 0; viewer < seats; viewer++) {
        const other = caper1970.clone(s);
        fixture.redeal(other, seatOf(viewer), rng);
        expect(rowOf(other, viewer)).toEqual(rowOf(s, viewer));
      }
    }
  });

  it('tell the viewer’s own hand, lie between 0 and 1, and do not depend on what was written before', () => {
    const inputs = new Inputs(new Judge(), seats);
    for (const s of positions(seats)) {
      const row = rowOf(s, 0, inputs);
      expect(row).toHaveLength(inputsFor(seats));
      expect(row.every((number) => number >= 0 && number <= 1)).toBe(true);
      expect(row).toEqual(rowOf(s, 0));
      const hand = row.slice(seats, seats + CARD_KINDS).map((share) => 4 * share);
      expect(hand).toEqual(Array.from(s.hand.subarray(0, CARD_KINDS)));
    }
  });

  it('are the same when all seats are turned with the viewer', () => {
    const [s] = positions(seats);
    const turned = caper1970.clone(s!);
    const width = { stock: s!.stock.length / 4, hand: s!.hand.length / 4 };
    for (let seat = 0; seat < seats; seat++) {
      const to = (seat + 1) % seats;
      turned.side[to] = s!.side[seat]!;
      turned.thief[to] = s!.thief[seat]!;
      for (const key of ['stock', 'hand'] as const) {
        turned[key].set(s![key].subarray(seat * width[key], (seat + 1) * width[key]), to * width[key]);
      }
    }
    turned.turn = (s!.turn + 1) % seats;
    expect(s!.jewel.every((where) => where === 0)).toBe(true);
    expect(rowOf(turned, 1)).toEqual(rowOf(s!, 0));
  });
});
