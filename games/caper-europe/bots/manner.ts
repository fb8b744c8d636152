import type { Manner } from '@hideout/bots';

/** How a game is searched. */
export const MANNER: Manner = { curiosity: 0.35, breadth: 2, opening: 0.5 };
