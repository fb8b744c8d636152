/** The public face of *Caper: Europe*. */
export { caperEurope, caperEuropeWith, figureIn } from './game.ts';
export { FIGURES } from './allFigures.ts';
export {
  cardOf,
  idOfCard,
  idOfLocation,
  isGear,
  locationOf,
  FIRST_GEAR,
  type CardId,
  type LocationId,
} from './card.ts';
export { GEAR, type Gear } from './cards/gear.ts';
export { LOCATIONS, type Location } from './cards/locations.ts';
export { THIEVES, type Thief } from './cards/thieves.ts';
export { TRACK } from './cards/track.ts';
export { colourOf, CITIES, COLOURS, GOODS, type City, type Colour, type Good } from './cities.ts';
export type { Icon, Lasting, Thing as Counted } from './icons.ts';
export { DEALT, LEVELS, ROUNDS, SITES, SLOTS } from './state.ts';
export { burn, equip, giveBack, hire, sell, steal } from './verbs.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { MemberView, SiteView, View } from './view.ts';
export { LETTERS } from '../words/letters.ts';
export { PHRASES as GERMAN } from '../words/phrasesDe.ts';
export { PHRASES as ENGLISH } from '../words/phrasesEn.ts';
export type { Phrases } from '../words/phrases.ts';
