import type { Curve } from '@hideout/bots';

/** What the judge's worths mean as chances: fitted by `hideout calibrate caps-and-hammers --fit` to 1500 decisions. */
export const CURVE: Curve = [
  [0, 0.01],
  [0.109, 0.056],
  [0.307, 0.135],
  [0.389, 0.313],
  [0.481, 0.4],
  [0.582, 0.526],
  [0.649, 0.623],
  [0.722, 0.743],
  [0.818, 0.813],
  [0.963, 0.952],
  [1, 0.99],
];
