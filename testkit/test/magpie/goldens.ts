import type { Golden } from '../../src/index.ts';

/** The games that are told in golden files. */
export const GOLDENS: readonly Golden[] = [
  { setup: { seats: 2, options: { deal: 'two' } }, seed: 1 },
  { setup: { seats: 3, options: { deal: 'three' } }, seed: 2, boardEvery: 6 },
];
