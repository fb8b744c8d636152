import type { Curve } from '@hideout/bots';

/** What the judge's worths mean as chances: fitted by `hideout calibrate caper-1970 --fit` to 600 decisions. */
export const CURVE: Curve = [
  [0, 0.01],
  [0.036, 0.059],
  [0.127, 0.167],
  [0.226, 0.198],
  [0.348, 0.272],
  [0.489, 0.381],
  [0.591, 0.51],
  [0.723, 0.618],
  [0.907, 0.794],
  [1, 0.99],
];
