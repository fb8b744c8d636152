import type { Id, Seat } from '@hideout/kernel';
import { CAPS, HAMMERS } from './factions.ts';

/** A country: its number is its place in `COUNTRIES`. */
export type Country = Id<'Country'>;

/** What is printed on a country card. */
export interface CountryCard {
  readonly name: string;
  /** Supremacy points [CH-8.1]. */
  readonly value: number;
  /** Who wins a tie there, and counts it for the first turn [CH-5.3, CH-2.4]. */
  readonly prefers: Seat;
}

/** Countries in a region; regions follow one another in `COUNTRIES`. */
export const REGION_SIZE = 3;

/** The seven regions [CH-7.1]. */
export const REGIONS = [
  'south-america',
  'central-america',
  'central-europe',
  'africa',
  'middle-east',
  'east-asia',
  'south-east-asia',
] as const;

/** The 21 countries [CH-7.1]. */
export const COUNTRIES = [
  { name: 'argentina', value: 1, prefers: HAMMERS },
  { name: 'venezuela', value: 2, prefers: HAMMERS },
  { name: 'brazil', value: 3, prefers: CAPS },

  { name: 'nicaragua', value: 1, prefers: HAMMERS },
  { name: 'panama', value: 2, prefers: CAPS },
  { name: 'cuba', value: 3, prefers: HAMMERS },

  { name: 'poland', value: 1, prefers: HAMMERS },
  { name: 'yugoslavia', value: 2, prefers: HAMMERS },
  { name: 'germany', value: 3, prefers: CAPS },

  { name: 'congo', value: 1, prefers: CAPS },
  { name: 'south-africa', value: 2, prefers: CAPS },
  { name: 'angola', value: 3, prefers: HAMMERS },

  { name: 'iraq', value: 1, prefers: HAMMERS },
  { name: 'egypt', value: 2, prefers: CAPS },
  { name: 'saudi-arabia', value: 3, prefers: HAMMERS },

  { name: 'japan', value: 1, prefers: CAPS },
  { name: 'korea', value: 2, prefers: CAPS },
  { name: 'china', value: 3, prefers: HAMMERS },

  { name: 'singapore', value: 1, prefers: CAPS },
  { name: 'malaysia', value: 2, prefers: CAPS },
  { name: 'vietnam', value: 3, prefers: HAMMERS },
] as const satisfies readonly CountryCard[];

/** The name of a country. */
export type CountryName = (typeof COUNTRIES)[number]['name'];
/** The name of a region. */
export type RegionName = (typeof REGIONS)[number];

/** The region that a country belongs to. */
export const regionOf = (country: number): number => Math.floor(country / REGION_SIZE);
