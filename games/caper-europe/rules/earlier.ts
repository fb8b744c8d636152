import type { Tuning } from '@hideout/kernel';
import { caperEuropeWith } from './game.ts';

/** [CE-2.2] [CE-11.1] Version 1: A started the Thief rounds and B the Gear rounds, and nineteen figures were others. */
const FIRST: Tuning = {
  'starts/3': 0,
  'starts/4': 1,
  'location/eiffel-tower/base': 3,
  'location/place-vendome/base': 3,
  'location/catacombs/base': 3,
  'location/sagrada-familia/base': 4,
  'location/park-guell/base': 4,
  'location/las-ramblas/base': 4,
  'location/la-boqueria/base': 4,
  'location/casa-batllo/base': 5,
  'thief/madame/coins': 2,
  'thief/driver/coins': 1,
  'thief/soprano/coins': 1,
  'thief/consigliere/coins': 2,
  'thief/boxer/coins': 1,
  'thief/royal/coins': 2,
  'gear/plans-caches/cost': 1,
  'gear/perfume-atomiser/cost': 1,
  'gear/laundromatic/cost': 2,
  'gear/harlequin-mask/cost': 1,
  'gear/castanets/cost': 1,
};

/** [CE-1.3] Versions 1 and 2: with *local colour* it was always the third Location that made way. */
const THIRD = ['off', 'on'] as const;

/** The rules as they were: games that were begun with them go on, and their records replay. */
export const earlier = [
  caperEuropeWith({}, { rulesVersion: 2, localColour: THIRD }),
  caperEuropeWith(FIRST, { rulesVersion: 1, localColour: THIRD }),
];
