import type { Curve } from '@hideout/bots';

/**
 * What the judge's worths mean as chances: fitted to 973 decisions by
 * `hideout calibrate caps-and-hammers --bot medium --games 238 --every 40 --effort 50 --seed 8101 --fit`.
 */
export const CURVE: Curve = { early: [0.032, 0.93], late: [-0.522, 1.776] };
