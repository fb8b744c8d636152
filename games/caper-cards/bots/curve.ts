import type { Curve } from '@hideout/bots';

/** What the judge's worths mean as chances: fitted by `hideout calibrate caper-cards --fit` to 1199 decisions. */
export const CURVE: Curve = [
  [0, 0.01],
  [0.153, 0.035],
  [0.446, 0.292],
  [0.612, 0.46],
  [0.712, 0.599],
  [0.773, 0.619],
  [0.818, 0.668],
  [0.854, 0.797],
  [0.885, 0.856],
  [0.921, 0.896],
  [0.958, 0.955],
  [0.998, 0.998],
  [1, 0.998],
];
