/** The public face of Caps & Hammers. */
export { capsAndHammers, capsAndHammersWith, influence } from './game.ts';
export { COUNTRIES, REGION_SIZE, REGIONS } from './countries.ts';
export type { Event } from './events.ts';
export { CAPS, HAMMERS } from './factions.ts';
export { FIGURES, type Figures } from './figures.ts';
export {
  ADMIRAL,
  DEFECTOR,
  DIPLOMAT,
  GUERRILLA,
  KINDS,
  NUKE,
  POLICEMAN,
  SCIENTIST,
  SOLDIER,
  SPY,
  type Kind,
} from './kinds.ts';
export { LABS } from './labs.ts';
export type { State } from './state.ts';
export { activate, deploy, end, keep, returnWith, shift, steal } from './verbs.ts';
export type { View } from './view.ts';
