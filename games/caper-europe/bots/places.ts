import { DEALT, SITES, SLOTS } from '../rules/index.ts';

/** The places of one seat's Thieves, and the cards of its largest hand. */
export const PLACES = SITES * SLOTS;
export const HAND = Math.max(...DEALT);

/** The site of a place. */
export const siteOf = (place: number): number => (place / SLOTS) | 0;
