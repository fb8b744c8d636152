import { bulk, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { fixture } from './redeal.ts';
import { shortGame } from './short.ts';

/** A small run here; HIDEOUT_BULK_GAMES=200000 for a night. */
const games = Number(process.env['HIDEOUT_BULK_GAMES'] ?? 400);

it(
  `[CA-10.2] tools and cards are conserved, and no law is broken in ${games} random games`,
  () => {
    expect(bulk(subject(shortGame), fixture, { games, seed: 1, thoroughEvery: 200 })).toMatchObject({
      games,
      failure: undefined,
    });
  },
  24 * 60 * 60 * 1000,
);
