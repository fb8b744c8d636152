import type { CardSet } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import {
  CAPER,
  caperPer,
  cards,
  coinPer,
  discarded,
  eye,
  LAUNDERED,
  loot,
  points,
  pointsPer,
  protect,
  set,
  steal,
  THIEVES as EACH_THIEF,
  type Icon,
  type Lasting,
} from '../icons.ts';

/** A Thief card: the Coins it brings, and its icons from top to bottom. */
export interface Thief {
  readonly set: CardSet;
  readonly id: string;
  readonly coins: Figure;
  readonly icons: readonly (Icon | Lasting)[];
  /** Where the icons come from. */
  readonly by: Provenance;
  /** Where their colour comes from, if from elsewhere. */
  readonly colourBy?: Provenance;
}

/** The 27 Thieves, one card of each. */
export const THIEVES: readonly Thief[] = [
  { set: 'core', id: 'actress', coins: D(1), icons: [pointsPer(R(2), set('yellow', 'any'))], by: 'R' },
  { set: 'core', id: 'bon-vivant', coins: D(2), icons: [pointsPer(R(2), set('green', 'any'))], by: 'R' },
  { set: 'core', id: 'dame', coins: D(2), icons: [pointsPer(R(2), set('purple', 'any'))], by: 'R' },
  { set: 'core', id: 'cleaner', coins: D(3), icons: [pointsPer(D(2), set('red', 'any'))], by: 'D', colourBy: 'R' },
  { set: 'core', id: 'gentleman', coins: D(1), icons: [pointsPer(R(4), set('green', 'purple', 'yellow'))], by: 'R' },
  { set: 'core', id: 'conductor', coins: D(1), icons: [caperPer(cards('green'))], by: 'R' },
  { set: 'core', id: 'colonel', coins: D(1), icons: [caperPer(cards('purple'))], by: 'R' },
  { set: 'core', id: 'banker', coins: D(0), icons: [caperPer(cards('yellow'))], by: 'D', colourBy: 'R' },
  { set: 'core', id: 'mime', coins: D(3), icons: [CAPER], by: 'R' },
  { set: 'core', id: 'arsonist', coins: D(2), icons: [caperPer(cards('red'))], by: 'D' },
  { set: 'core', id: 'barber', coins: D(1), icons: [steal('any')], by: 'D' },
  { set: 'core', id: 'nun', coins: D(3), icons: [protect('purple'), points(D(1))], by: 'D' },
  { set: 'core', id: 'forger', coins: D(1), icons: [steal('painting'), pointsPer(D(1), loot('painting'))], by: 'D' },
  { set: 'core', id: 'gemologist', coins: D(1), icons: [steal('diamond'), pointsPer(D(1), loot('diamond'))], by: 'D' },
  { set: 'core', id: 'antiquarian', coins: D(1), icons: [steal('antique'), pointsPer(D(1), loot('antique'))], by: 'D' },

  { set: 'paris', id: 'artist', coins: D(1), icons: [pointsPer(R(1), loot('any'))], by: 'R' },
  { set: 'paris', id: 'chef', coins: D(1), icons: [caperPer(cards('light blue'))], by: 'R' },
  {
    set: 'paris',
    id: 'madame',
    coins: D(1),
    icons: [pointsPer(R(1), cards('light blue')), protect('light blue')],
    by: 'R',
  },

  { set: 'rome', id: 'driver', coins: D(2), icons: [caperPer(discarded('bronze'))], by: 'R', colourBy: 'D' },
  { set: 'rome', id: 'soprano', coins: D(2), icons: [caperPer(discarded('purple'))], by: 'R', colourBy: 'D' },
  {
    set: 'rome',
    id: 'consigliere',
    coins: D(3),
    icons: [pointsPer(D(1), discarded('bronze')), protect('bronze')],
    by: 'D',
  },

  { set: 'london', id: 'bookie', coins: D(3), icons: [pointsPer(R(1), LAUNDERED)], by: 'R' },
  { set: 'london', id: 'boxer', coins: D(2), icons: [caperPer(LAUNDERED)], by: 'R' },
  { set: 'london', id: 'royal', coins: D(3), icons: [coinPer(EACH_THIEF)], by: 'R' },

  { set: 'barcelona', id: 'anarchist', coins: D(2), icons: [eye('purple', D(3))], by: 'R' },
  { set: 'barcelona', id: 'surrealist', coins: D(2), icons: [eye('green', D(3))], by: 'R' },
  { set: 'barcelona', id: 'architect', coins: D(1), icons: [caperPer(cards('orange'))], by: 'D' },
];
