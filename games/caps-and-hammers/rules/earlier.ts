import { CAPS } from './factions.ts';
import { capsAndHammersWith } from './game.ts';

/** The rules as they were: games that were begun with them go on, and their records replay. */
export const earlier = [
  // [CH-4.1] Version 2: the step from Defcon 5 to 4 drew no protest.
  capsAndHammersWith({ 'draws/4': 0 }, 2),
  // [CH-7.1] Version 1: besides, Nicaragua preferred the Caps.
  capsAndHammersWith({ 'draws/4': 0, 'prefers/nicaragua': CAPS }, 1),
];
