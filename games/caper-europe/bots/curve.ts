import type { Curve } from '@hideout/bots';

/**
 * What the judge's worths mean as chances: fitted to 905 decisions by
 * `hideout calibrate caper-europe --bot medium --games 300 --every 15 --effort 50 --seed 8101 --fit`.
 */
export const CURVE: Curve = { early: [0.03, 0.456], late: [-0.08, 1.927] };
