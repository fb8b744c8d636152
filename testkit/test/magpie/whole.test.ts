import { goldensOf, recordsOf, subject } from '../../src/index.ts';
import { magpie } from './game.ts';

goldensOf(subject(magpie), new URL('golden/', import.meta.url), [
  { setup: { seats: 2, options: { deal: 'two' } }, seed: 1 },
  { setup: { seats: 3, options: { deal: 'three' } }, seed: 2, boardEvery: 6 },
]);

recordsOf(subject(magpie), new URL('records/', import.meta.url));
