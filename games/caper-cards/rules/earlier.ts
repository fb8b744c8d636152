import { caperCardsWith } from './game.ts';

/** The rules as they were: games that were begun with them go on, and their records replay. */
export const earlier = [
  // [CC-5.3] Version 1: with three players a Thief from the deck let the Boss look, who plays next.
  caperCardsWith({ bossLooks: true }, 1),
];
