import { bulk, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { caperEurope } from '../rules/index.ts';
import { fixture } from './redeal.ts';

/** A small run here; HIDEOUT_BULK_GAMES=1000000 for a night. */
const games = Number(process.env['HIDEOUT_BULK_GAMES'] ?? 800);

it(
  `no law is broken in ${games} random games across the Cities`,
  () => {
    expect(bulk(subject(caperEurope), fixture, { games, seed: 1 })).toMatchObject({ games, failure: undefined });
  },
  24 * 60 * 60 * 1000,
);
