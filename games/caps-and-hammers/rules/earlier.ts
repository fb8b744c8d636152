import { CAPS } from './factions.ts';
import { capsAndHammersWith } from './game.ts';

/** The rules as they were: games that were begun with them go on, and their records replay. */
export const earlier = [
  // [CH-7.1] Version 1: Nicaragua preferred the Caps.
  capsAndHammersWith({ 'prefers/nicaragua': CAPS }, 1),
];
