import { FastRng } from '@hideout/kernel';
import { perft, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import {
  ADMIRAL,
  capsAndHammers,
  DEFECTOR,
  DIPLOMAT,
  GUERRILLA,
  NUKE,
  SOLDIER,
  SPY,
  type State,
} from '../rules/index.ts';
import { position } from './position.ts';

const game = subject(capsAndHammers);
const opening = (seed: number): State => game.setup({ seats: 2, options: {} }, new FastRng(seed));

/** All actives at once: every order in which the Caps can use them. */
const ACTIVES = position({
  caps: {
    hand: [SPY],
    cards: [
      [DIPLOMAT, 1],
      [ADMIRAL, 1],
      [SOLDIER, 1],
      [DEFECTOR, 1],
    ],
  },
  hammers: {
    cards: [
      [SPY, 1],
      [NUKE, 1],
      [NUKE, 2],
      [ADMIRAL, 2],
    ],
  },
});

/** A Guerrilla with three countries to choose from. */
const GUERRILLAS = position({
  caps: { hand: [GUERRILLA, NUKE] },
  hammers: { hand: [GUERRILLA], countries: ['iraq', 'cuba', 'poland'] },
});

const PROTESTS = position({
  step: 'protests',
  lab: 0,
  caps: { labs: [0, 1, 2], protests: [1, 1, 1, 1] },
  hammers: { labs: [3, 4], protests: [0, 0, 0, 2] },
});

/** Name, state, and how many sequences of one, two, three and four decisions there are. */
const PERFTS: readonly (readonly [string, State, number, number, number, number])[] = [
  ['opening, seed 1', opening(1), 20, 36, 416, 1040],
  ['opening, seed 2', opening(2), 16, 28, 332, 732],
  ['actives', ACTIVES, 7, 30, 97, 270],
  ['guerrillas', GUERRILLAS, 8, 15, 45, 57],
  ['protests', PROTESTS, 4, 12, 42, 200],
];

it.each(PERFTS)('perft of %s', (_name, state, ...leaves) => {
  expect([1, 2, 3, 4].map((depth) => perft(game, state, depth))).toEqual(leaves);
});
