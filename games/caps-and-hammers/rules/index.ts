/** The public face of Caps & Hammers. */
export { capsAndHammers, capsAndHammersWith, influence } from './game.ts';
export { COUNTRIES, REGION_SIZE, REGIONS, regionOf, type Country } from './countries.ts';
export type { Event, Spot } from './events.ts';
export { CAPS, HAMMERS } from './factions.ts';
export { FIGURES, NAMED } from './figures.ts';
export * from './kinds.ts';
export { LABS } from './labs.ts';
export { ACTIVATED, CARDS, HIDDEN, LAB, NONE, PLACES, REVEALED, ROUNDS, STEP, type State } from './state.ts';
export { activate, deploy, end, keep, returnWith, shift, steal } from './verbs.ts';
export type { CardInPlay, Location, Owner, View } from './view.ts';
export { RANKS } from '../words/names.ts';
