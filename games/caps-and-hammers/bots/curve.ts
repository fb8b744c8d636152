import type { Curve } from '@hideout/bots';

/** What the judge's worths mean as chances: fitted by `hideout calibrate caps-and-hammers --fit` to 1500 decisions. */
export const CURVE: Curve = { early: [-0.326, 1.208], late: [-0.326, 1.208] };
