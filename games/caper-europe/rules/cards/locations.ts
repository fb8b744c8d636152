import type { CardSet, Colour } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import { eye, pointsPer, type Bonus } from '../icons.ts';
import { ANY_GEAR, both, cards, EACH_THIEF, LAUNDERED, loot, rival } from '../things.ts';

/** [CE-5.9] What either player gains for each Gear of a colour that he plays here. */
export interface LocationEffect {
  readonly played: Colour;
  readonly gain: 'caper' | 'coin';
}

/** A Location card: its base points, what its winner is rewarded for, and what it does during play. */
export interface Location<Name extends string = string> {
  readonly set: CardSet;
  readonly id: Name;
  readonly base: Figure;
  readonly bonus?: Bonus;
  readonly effect?: LocationEffect;
  /** Where bonus and effect come from. */
  readonly by: Provenance;
  /** Where their colour comes from, if from elsewhere. */
  readonly colourBy?: Provenance;
}

const caper = (played: Colour): LocationEffect => ({ played, gain: 'caper' });
const coin = (played: Colour): LocationEffect => ({ played, gain: 'coin' });

/** Locations of one set, and what all of them share. */
const locations = <const Name extends string>(
  set: CardSet,
  kinds: readonly Omit<Location<Name>, 'set'>[],
  shared: Pick<Location, 'colourBy'> = {},
): Location<Name>[] => kinds.map((kind) => ({ set, ...shared, ...kind }));

/** The 28 Locations. */
export const LOCATIONS = [
  ...locations('core', [
    { id: 'yacht', base: R(4), bonus: pointsPer(R(1), cards('purple')), by: 'R' },
    { id: 'casino', base: D(4), bonus: pointsPer(D(1), cards('yellow')), by: 'D' },
    { id: 'art-gallery', base: D(4), bonus: pointsPer(D(1), cards('green')), by: 'D' },
    { id: 'chapel', base: D(5), bonus: pointsPer(D(1), cards('red')), by: 'D' },
    { id: 'bank', base: D(6), by: 'D' },
    { id: 'jeweller', base: D(4), bonus: pointsPer(D(1), loot('diamond')), by: 'D' },
    { id: 'auction-house', base: D(4), bonus: pointsPer(D(1), loot('antique')), by: 'D' },
    { id: 'grand-terminus', base: D(1), bonus: pointsPer(D(1), ANY_GEAR), by: 'D' },
  ]),
  ...locations('paris', [
    { id: 'louvre', base: R(3), bonus: pointsPer(R(2), loot('painting')), by: 'R' },
    { id: 'moulin-rouge', base: R(5), bonus: pointsPer(R(1), EACH_THIEF), effect: caper('light blue'), by: 'R' },
    { id: 'eiffel-tower', base: D(2), bonus: pointsPer(R(1), loot('any')), by: 'R' },
    { id: 'place-vendome', base: D(2), bonus: pointsPer(D(2), loot('diamond')), by: 'D' },
    { id: 'catacombs', base: D(2), bonus: pointsPer(D(2), loot('antique')), by: 'D' },
  ]),
  ...locations('rome', [
    { id: 'colosseum', base: D(6), bonus: pointsPer(R(1), rival('purple')), by: 'R', colourBy: 'D' },
    { id: 'pantheon', base: D(6), bonus: pointsPer(R(1), rival('green')), by: 'R', colourBy: 'D' },
    { id: 'trastevere', base: D(6), bonus: pointsPer(R(1), rival('yellow')), by: 'R', colourBy: 'D' },
    { id: 'vatican', base: D(6), bonus: pointsPer(R(1), rival('red')), by: 'R', colourBy: 'D' },
    { id: 'appian-way', base: D(4), bonus: pointsPer(D(1), cards('bronze')), effect: caper('bronze'), by: 'D' },
  ]),
  ...locations(
    'london',
    [
      { id: 'big-ben', base: D(5), bonus: pointsPer(R(1), both('silver')), by: 'R' },
      { id: 'british-museum', base: D(4), bonus: pointsPer(R(1), both('green')), effect: coin('green'), by: 'R' },
      { id: 'piccadilly-circus', base: D(4), bonus: pointsPer(R(1), both('purple')), effect: coin('purple'), by: 'R' },
      { id: 'tower-of-london', base: D(5), bonus: pointsPer(R(1), both('red')), effect: coin('red'), by: 'R' },
      { id: 'oxford-street', base: D(4), bonus: pointsPer(R(1), LAUNDERED), effect: coin('silver'), by: 'R' },
    ],
    { colourBy: 'D' },
  ),
  ...locations('barcelona', [
    { id: 'sagrada-familia', base: D(3), bonus: eye('orange', D(3)), by: 'D' },
    { id: 'park-guell', base: D(3), bonus: pointsPer(D(1), both('orange')), by: 'D' },
    { id: 'las-ramblas', base: D(3), bonus: pointsPer(D(1), both('purple')), effect: caper('orange'), by: 'D' },
    { id: 'la-boqueria', base: D(3), bonus: pointsPer(D(1), both('yellow')), effect: coin('orange'), by: 'D' },
    { id: 'casa-batllo', base: D(4), bonus: eye('green', D(3)), by: 'D' },
  ]),
] as const;
export type LocationName = (typeof LOCATIONS)[number]['id'];
