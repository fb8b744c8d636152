import type { Curve } from '@hideout/bots';

/** None was fitted yet. */
export const CURVE: Curve = { early: [0, 1], late: [0, 1] };
