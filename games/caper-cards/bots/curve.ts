import type { Curve } from '@hideout/bots';

/**
 * What the judge's worths mean as chances where the team errs as `medium` does: fitted to 1169 decisions by
 * `hideout calibrate caper-cards --bot medium --games 366 --every 5 --effort 100 --seed 8101 --fit`. In a team that plays as
 * it expects, worths are chances.
 */
export const CURVES: Readonly<Record<string, Curve>> = {
  medium: { early: [-0.889, 0.833], late: [-0.212, 0.882] },
};
