import type { Manner } from '@hideout/bots';

/** How a game is searched. */
export const MANNER: Manner = { curiosity: 0.35, breadth: 2, opening: 0.5 };

/** And where it has been learnt what a table is worth, which is less of a gamble than a playout. */
export const LEARNT_MANNER: Manner = { ...MANNER, curiosity: 0.2 };
