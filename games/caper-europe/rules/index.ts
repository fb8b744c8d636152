/** The public face of *Caper: Europe*. */
export { bookIn, caperEurope, caperEuropeWith } from './game.ts';
export { FIGURES } from './allFigures.ts';
export { locationRow, type Book } from './book.ts';
export * from './card.ts';
export { GEAR } from './cards/gear.ts';
export { LOCATIONS } from './cards/locations.ts';
export { THIEVES } from './cards/thieves.ts';
export { TRACK_SPACES } from './cards/track.ts';
export { CITIES, COLOURS, GOODS, type City, type Colour } from './cities.ts';
export { clauseOf, ICONS, type IconKind, type Printed } from './icons.ts';
export { SITES, siteOf, SLOTS } from './places.ts';
export { scoreOf } from './scoring.ts';
export { DEALT, ROUNDS } from './state.ts';
export { sizeOf, type Thing, type ThingIn, type Zone } from './things.ts';
export { burn, equip, giveBack, hire, replace, sell, steal } from './verbs.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export { newcomerIn, type MemberView, type SiteView, type View } from './view.ts';
