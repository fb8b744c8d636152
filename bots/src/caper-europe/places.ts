import { DEALT, LEVELS, SITES, SLOTS, type State } from '@hideout/caper-europe';

/** The places of one seat's Thieves, and the cards of its largest hand. */
export const PLACES = SITES * SLOTS;
export const HAND = Math.max(...DEALT);

/** The first place of the seat at the site that can take Gear, or below zero. */
export function openPlace(s: Readonly<State>, seat: number, site: number): number {
  const first = site * SLOTS;
  const end = first + s.crew[seat * SITES + site]!;
  for (let place = first; place < end; place++) if (s.load[seat * PLACES + place]! < LEVELS) return place;
  return -1;
}

/** The site of a place. */
export const siteOf = (place: number): number => (place / SLOTS) | 0;
