import { burn, equip, FIRST_GEAR, giveBack, hire, steal, type CardId } from '../rules/index.ts';
import { verbOf } from '@hideout/kernel';

/** The verbs of Caper: Europe; whatever else there is sells a Gear. */
export const HIRE = verbOf(hire(0 as CardId, 0));
export const EQUIP = verbOf(equip(FIRST_GEAR as CardId, 0));
export const STEAL = verbOf(steal(0));
export const BURN = verbOf(burn(0));
export const RETURN = verbOf(giveBack(0));
