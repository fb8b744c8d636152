import type { Curve } from '@hideout/bots';

/**
 * What the judge's worths mean as chances: fitted to 1298 decisions by
 * `hideout calibrate caper-1970 --bot medium --games 166 --every 120 --effort 25 --seed 8101 --fit`.
 */
export const CURVE: Curve = { early: [-0.274, 0.633], late: [-0.278, 0.652] };
