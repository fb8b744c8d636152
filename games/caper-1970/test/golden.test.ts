import { goldensOf, subject } from '@hideout/testkit';
import { caper1970With } from '../rules/index.ts';

/** Random thieves get nowhere, so a few turns are enough to read. */
const game = subject(caper1970With({ turns: 8 }));
const options = { thief: 'drawn', empty: 'drawn', begins: 'drawn' };

goldensOf(game, new URL('golden/', import.meta.url), [
  { setup: { seats: 2, options }, seed: 2, boardEvery: 50 },
  { setup: { seats: 3, options }, seed: 3, boardEvery: 50 },
  { setup: { seats: 4, options: { thief: 'blue', empty: 'drawn', begins: 'first-seat' } }, seed: 4, boardEvery: 50 },
]);
