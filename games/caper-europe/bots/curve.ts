import type { Curve } from '@hideout/bots';

/** What the judge's worths mean as chances: fitted by `hideout calibrate caper-europe --fit` to 1500 decisions. */
export const CURVE: Curve = [
  [0, 0.01],
  [0.105, 0.067],
  [0.217, 0.131],
  [0.332, 0.298],
  [0.422, 0.401],
  [0.487, 0.48],
  [0.542, 0.496],
  [0.592, 0.552],
  [0.645, 0.56],
  [0.706, 0.663],
  [0.778, 0.702],
  [0.86, 0.813],
  [0.935, 0.94],
  [1, 0.99],
];
