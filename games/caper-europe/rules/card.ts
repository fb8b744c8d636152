import type { Id } from '@hideout/kernel';
import { GEAR, type GearName } from './cards/gear.ts';
import { LOCATIONS, type LocationName } from './cards/locations.ts';
import { THIEVES, type ThiefName } from './cards/thieves.ts';
import { CITIES, type City } from './cities.ts';

/** A kind of Thief or Gear card: first all Thieves in the order of their table, then all kinds of Gear. */
export type CardId = Id<'Card'>;
export const FIRST_GEAR = THIEVES.length;
export const CARDS = THIEVES.length + GEAR.length;

/** A Location, by its place in the table. */
export type LocationId = Id<'Location'>;

/** Whether the card is a Gear and no Thief. */
export const isGear = (card: number): boolean => card >= FIRST_GEAR;

/** The word id of a card, for example `dame`. */
export type CardName = ThiefName | GearName;
const IDS: readonly CardName[] = [...THIEVES, ...GEAR].map((card) => card.id);
const LOCATION_IDS: readonly LocationName[] = LOCATIONS.map((location) => location.id);

/** The word id of a card. */
export const idOfCard = (card: CardId): CardName => IDS[card]!;
/** The word id of a Location, for example `louvre`. */
export const idOfLocation = (location: LocationId): LocationName => LOCATION_IDS[location]!;

/** The card with this word id; throws when there is none. */
export const cardOf = (id: string): CardId => numberOf(IDS, id) as CardId;
/** The Location with this word id; throws when there is none. */
export const locationOf = (id: string): LocationId => numberOf(LOCATION_IDS, id) as LocationId;

function numberOf(ids: readonly string[], id: string): number {
  const number = ids.indexOf(id);
  if (number < 0) throw new RangeError(`there is no card “${id}”`);
  return number;
}

/** [CE-1.2] The numbers of the entries that are in the game in this City, in the order of their table. */
export function entriesIn(table: readonly { readonly set: string }[], city: City): number[] {
  return [...table.keys()].filter((entry) => table[entry]!.set === 'core' || table[entry]!.set === city);
}

/** The City with this number. */
export const cityOf = (number: number): City => CITIES[number]!;
