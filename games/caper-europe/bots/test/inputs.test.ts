import { Nearby, Net, readNet, netFileOf } from '@hideout/bots';
import { ActionList, FastRng, NOBODY, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { bookIn, caperEurope, CITIES, type State } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { INPUTS, Inputs, SHAPE } from '../inputs.ts';

const EVERY = 3;
const SEATS = [seatOf(0), seatOf(1)];

/** Positions of games in which everybody does anything, in every City. */
function* positions(): Generator<State> {
  const legal = new ActionList();
  for (const [number, city] of CITIES.entries()) {
    const rng = new FastRng(number);
    const s = caperEurope.setup({ seats: 2, options: { city, localColour: 'chosen' } }, rng);
    for (let step = 0; caperEurope.actor(s) !== NOBODY; step++) {
      if (step % EVERY === 0) yield s;
      legal.clear();
      caperEurope.legal(s, legal);
      caperEurope.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
    }
  }
}

const book = bookIn(caperEurope);
const rowOf = (s: State, viewer: number, inputs = new Inputs(book)): number[] =>
  Array.from(inputs.write(s, seatOf(viewer)));

describe('the inputs of the net', () => {
  it('are the same for whatever is hidden from the viewer', () => {
    const rng = new FastRng(9);
    let changed = 0;
    for (const s of positions()) {
      for (const viewer of SEATS) {
        const other = caperEurope.clone(s);
        fixture.redeal(other, viewer, rng);
        if (caperEurope.encode(other) !== caperEurope.encode(s)) changed++;
        expect(rowOf(other, viewer)).toEqual(rowOf(s, viewer));
      }
    }
    expect(changed).toBeGreaterThan(50);
  });

  it('tell the viewer’s own hand, and do not depend on what was written before', () => {
    const inputs = new Inputs(book);
    for (const s of positions()) {
      const [first, second] = SEATS.map((viewer) => rowOf(s, viewer, inputs));
      expect(first).toHaveLength(INPUTS);
      expect(first).toEqual(rowOf(s, 0));
      const other = caperEurope.clone(s);
      other.hand.fill(0);
      if (s.handSize[0]! > 0 && s.hand.subarray(0, s.handSize[0]).some((card) => card > 0)) {
        expect(rowOf(other, 0)).not.toEqual(first);
      }
      expect(second).toEqual(rowOf(s, 1));
    }
  });

  it('fill the stretches that the net reads, the sites in the order in which they lie', () => {
    expect(SHAPE.sites * SHAPE.site + SHAPE.rest).toBe(INPUTS);
    for (const s of positions()) {
      const row = rowOf(s, 0);
      for (let site = 0; site < SHAPE.sites; site++) expect(row[site * SHAPE.site + s.location[site]!]).toBe(255);
    }
  });

  it('are the same for the rival when the sides of the table are exchanged', () => {
    for (const s of positions()) {
      const turned = turn(s);
      if (turned) expect(rowOf(turned, 1)).toEqual(rowOf(s, 0));
    }
  });
});

/** The table as the other side would have it; undefined while a card is resolved. */
function turn(s: State): State | undefined {
  if (s.depth > 0) return undefined;
  const turned = caperEurope.clone(s);
  for (const key of ['coins', 'laundered', 'loot', 'crew', 'thief', 'load', 'gear', 'handSize', 'hand'] as const) {
    exchange(turned[key]);
  }
  exchange(turned.discardSize);
  exchange(turned.discard);
  for (let site = 0; site < SHAPE.sites; site++) turned.tracker[site] = -s.tracker[site]!;
  turned.starters = ~s.starters & 0b111111;
  return turned;
}

function exchange(cells: Int16Array): void {
  const half = cells.length / 2;
  const first = cells.slice(0, half);
  cells.copyWithin(0, half);
  cells.set(first, half);
}

describe('a net of this shape', () => {
  it('makes the same of a table wherever it begins', () => {
    const rng = new FastRng(6);
    const layer = (inputs: number, outputs: number) => ({
      inputs,
      outputs,
      weights: Float64Array.from({ length: inputs * outputs }, () => rng.next() / 2 ** 32 - 0.5),
      biases: new Float64Array(outputs),
    });
    const blocks = [
      { copies: SHAPE.sites, layer: layer(SHAPE.site, 8) },
      { copies: 1, layer: layer(SHAPE.rest, 8) },
    ];
    const card = { game: 'caper-europe', seats: 2, command: '', commit: '', data: '', result: '' };
    const net = readNet(netFileOf(new Net([layer(16, 1)], blocks), card));
    if (!net.ok) throw new Error(net.problem);
    const [one, other] = [new Nearby(net.value), new Nearby(net.value)];
    const inputs = new Inputs(book);
    for (const s of positions()) {
      const row = inputs.write(s, seatOf(0)).slice();
      one.begin(row);
      expect(other.evaluate(row)[0]).toBe(one.evaluate(row)[0]);
    }
  });
});
