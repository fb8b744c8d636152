import { GOODS } from './cities.ts';

/** [CE-1.1] A is seat 0, B is seat 1. */
export const SEATS = 2;
/** [CE-1.3] Where the Locations lie. */
export const SITES = 3;
/** [CE-3.1] Thieves on a side of a Location. */
export const SLOTS = 3;
/** [CE-4.3] Gear on a Thief. */
export const LEVELS = 3;
/** The slots of one seat at all sites: its places. */
export const PLACES = SITES * SLOTS;
/** No hand is larger. */
export const HAND = 6;
/** A seat's 15 Gear turns, its 3 last Gear and its 3 last Thieves: no Hideout holds more discards. */
export const DISCARDS = 21;
/** The kinds of Goods. */
export const KINDS = GOODS.length;

/** The opponent's seat. */
export const rivalOf = (seat: number): number => 1 - seat;

/** The place of a slot, and the site and the slot of a place. */
export const placeAt = (site: number, slot: number): number => site * SLOTS + slot;
export const siteOf = (place: number): number => (place / SLOTS) | 0;
export const slotOf = (place: number): number => place % SLOTS;

/** Where a seat's Crew at a site stands in tables of Crews. */
export const crewAt = (seat: number, site: number): number => seat * SITES + site;
/** Where a seat's Thief at a place stands in tables of Thieves; those of a Crew stand side by side. */
export const thiefAt = (seat: number, place: number): number => seat * PLACES + place;
/** Where the first Thief of a Crew stands. */
export const firstThief = (seat: number, site: number): number => (seat * SITES + site) * SLOTS;
/** Where the lowest Gear of the Thief that stands at `thief` lies; those above it follow. */
export const gearOn = (thief: number): number => thief * LEVELS;
/** Where a kind of Goods lies at a site, and in a seat's Hideout. */
export const goodAt = (site: number, good: number): number => site * KINDS + good;
export const lootAt = (seat: number, good: number): number => seat * KINDS + good;
/** Where a seat's hand and its discards begin. */
export const handAt = (seat: number): number => seat * HAND;
export const discardAt = (seat: number): number => seat * DISCARDS;
