import { goldensOf, subject } from '@hideout/testkit';
import { capsAndHammers } from '../rules/index.ts';

const setup = { seats: 2, options: {} };

goldensOf(subject(capsAndHammers), new URL('golden/', import.meta.url), [
  { setup, seed: 3, boardEvery: 24 },
  { setup, seed: 251, boardEvery: 48 },
]);
