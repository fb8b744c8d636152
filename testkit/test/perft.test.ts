import { FastRng, setUp } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { perft, twin } from '../src/index.ts';
import { magpie } from './magpie/game.ts';
import { EMPTIED, LAYOUT, slot, type State } from './magpie/state.ts';

function deal(seats: number, chosen: string, seed: number): State {
  const setup = setUp(magpie, seats, { deal: chosen });
  if (!setup.ok) throw new Error(setup.problem);
  return magpie.setup(setup.value, new FastRng(seed));
}

/** Leaves counted by playing every sequence out, without the short cut at the last decision. */
function countSlowly(s: State, depth: number): number {
  if (depth === 0) return 1;
  const leaves: number[] = [];
  magpie.verbs.forEach(({ nouns }, verb) => {
    for (let noun = 0; noun < nouns; noun++) {
      const action = ((verb << 16) | noun) as Parameters<typeof magpie.apply>[1];
      if (magpie.refuse(s, s.actor as Parameters<typeof magpie.refuse>[1], action)) continue;
      const child = magpie.clone(s);
      magpie.apply(child, action, { rng: new FastRng(1), log: undefined });
      leaves.push(countSlowly(child, depth - 1));
    }
  });
  return leaves.length === 0 ? 1 : leaves.reduce((sum, count) => sum + count, 0);
}

// seats, option, seed, leaves at depth 1, 2, 3, 4
const PERFTS = [
  [2, 'two', 1, 5, 15, 51, 128],
  [3, 'three', 7, 7, 35, 163, 690],
] as const;

it.each(PERFTS)('perft of %i seats, deal %s, seed %i', (seats, chosen, seed, ...leaves) => {
  const s = deal(seats, chosen, seed);
  expect(leaves.map((_, i) => perft(magpie, s, i + 1))).toEqual(leaves);
  expect(leaves.map((_, i) => countSlowly(s, i + 1))).toEqual(leaves);
  expect(leaves.map((_, i) => perft(twin(magpie), s, i + 1))).toEqual(leaves);
});

it('counts a game that is over as one leaf, at any depth', () => {
  const s = LAYOUT.make();
  s.seats = 2;
  s.step = EMPTIED;
  s.hand[slot(1, 1)] = 1;
  expect([0, 1, 5].map((depth) => perft(magpie, s, depth))).toEqual([1, 1, 1]);
});
