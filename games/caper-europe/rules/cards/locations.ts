import type { CardSet, Colour } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import { ANY_GEAR, both, cards, eye, LAUNDERED, loot, pointsPer, rival, THIEVES, type Bonus } from '../icons.ts';

/** [CE-5.9] What either player gains for each Gear of a colour that he plays here. */
interface LocationEffect {
  readonly played: Colour;
  readonly gain: 'caper' | 'coin';
}

/** A Location card: its base points, what its winner is rewarded for, and what it does during play. */
export interface Location {
  readonly set: CardSet;
  readonly id: string;
  readonly base: Figure;
  readonly bonus?: Bonus;
  readonly effect?: LocationEffect;
  /** Where bonus and effect come from. */
  readonly by: Provenance;
  /** Where their colour comes from, if from elsewhere. */
  readonly colourBy?: Provenance;
}

/** The 28 Locations. */
export const LOCATIONS: readonly Location[] = [
  { set: 'core', id: 'yacht', base: R(4), bonus: pointsPer(R(1), cards('purple')), by: 'R' },
  { set: 'core', id: 'casino', base: D(4), bonus: pointsPer(D(1), cards('yellow')), by: 'D' },
  { set: 'core', id: 'art-gallery', base: D(4), bonus: pointsPer(D(1), cards('green')), by: 'D' },
  { set: 'core', id: 'chapel', base: D(5), bonus: pointsPer(D(1), cards('red')), by: 'D' },
  { set: 'core', id: 'bank', base: D(6), by: 'D' },
  { set: 'core', id: 'jeweller', base: D(4), bonus: pointsPer(D(1), loot('diamond')), by: 'D' },
  { set: 'core', id: 'auction-house', base: D(4), bonus: pointsPer(D(1), loot('antique')), by: 'D' },
  { set: 'core', id: 'grand-terminus', base: D(1), bonus: pointsPer(D(1), ANY_GEAR), by: 'D' },

  { set: 'paris', id: 'louvre', base: R(3), bonus: pointsPer(R(2), loot('painting')), by: 'R' },
  {
    set: 'paris',
    id: 'moulin-rouge',
    base: R(5),
    bonus: pointsPer(R(1), THIEVES),
    effect: { played: 'light blue', gain: 'caper' },
    by: 'R',
  },
  { set: 'paris', id: 'eiffel-tower', base: D(2), bonus: pointsPer(R(1), loot('any')), by: 'R' },
  { set: 'paris', id: 'place-vendome', base: D(2), bonus: pointsPer(D(2), loot('diamond')), by: 'D' },
  { set: 'paris', id: 'catacombs', base: D(2), bonus: pointsPer(D(2), loot('antique')), by: 'D' },

  { set: 'rome', id: 'colosseum', base: D(6), bonus: pointsPer(R(1), rival('purple')), by: 'R', colourBy: 'D' },
  { set: 'rome', id: 'pantheon', base: D(6), bonus: pointsPer(R(1), rival('green')), by: 'R', colourBy: 'D' },
  { set: 'rome', id: 'trastevere', base: D(6), bonus: pointsPer(R(1), rival('yellow')), by: 'R', colourBy: 'D' },
  { set: 'rome', id: 'vatican', base: D(6), bonus: pointsPer(R(1), rival('red')), by: 'R', colourBy: 'D' },
  {
    set: 'rome',
    id: 'appian-way',
    base: D(4),
    bonus: pointsPer(D(1), cards('bronze')),
    effect: { played: 'bronze', gain: 'caper' },
    by: 'D',
  },

  { set: 'london', id: 'big-ben', base: D(5), bonus: pointsPer(R(1), both('silver')), by: 'R', colourBy: 'D' },
  {
    set: 'london',
    id: 'british-museum',
    base: D(4),
    bonus: pointsPer(R(1), both('green')),
    effect: { played: 'green', gain: 'coin' },
    by: 'R',
    colourBy: 'D',
  },
  {
    set: 'london',
    id: 'piccadilly-circus',
    base: D(4),
    bonus: pointsPer(R(1), both('purple')),
    effect: { played: 'purple', gain: 'coin' },
    by: 'R',
    colourBy: 'D',
  },
  {
    set: 'london',
    id: 'tower-of-london',
    base: D(5),
    bonus: pointsPer(R(1), both('red')),
    effect: { played: 'red', gain: 'coin' },
    by: 'R',
    colourBy: 'D',
  },
  {
    set: 'london',
    id: 'oxford-street',
    base: D(4),
    bonus: pointsPer(R(1), LAUNDERED),
    effect: { played: 'silver', gain: 'coin' },
    by: 'R',
    colourBy: 'D',
  },

  { set: 'barcelona', id: 'sagrada-familia', base: D(3), bonus: eye('orange', D(3)), by: 'D' },
  { set: 'barcelona', id: 'park-guell', base: D(3), bonus: pointsPer(D(1), both('orange')), by: 'D' },
  {
    set: 'barcelona',
    id: 'las-ramblas',
    base: D(3),
    bonus: pointsPer(D(1), both('purple')),
    effect: { played: 'orange', gain: 'caper' },
    by: 'D',
  },
  {
    set: 'barcelona',
    id: 'la-boqueria',
    base: D(3),
    bonus: pointsPer(D(1), both('yellow')),
    effect: { played: 'orange', gain: 'coin' },
    by: 'D',
  },
  { set: 'barcelona', id: 'casa-batllo', base: D(4), bonus: eye('green', D(3)), by: 'D' },
];
