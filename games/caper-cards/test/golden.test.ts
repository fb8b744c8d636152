import { goldensOf, subject } from '@hideout/testkit';
import { caperCards } from '../rules/index.ts';

const risk11 = { risk: '11', boss: 'random' };
const risk12 = { risk: '12', boss: 'random' };

goldensOf(subject(caperCards), new URL('golden/', import.meta.url), [
  { setup: { seats: 1, options: risk11 }, seed: 48, boardEvery: 4 },
  { setup: { seats: 2, options: risk11 }, seed: 53, boardEvery: 4 },
  { setup: { seats: 3, options: risk12 }, seed: 45, boardEvery: 4 },
  { setup: { seats: 4, options: risk11 }, seed: 100, boardEvery: 4 },
]);
