import type { CardSet, Colour } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import {
  both,
  BURN,
  CAPER,
  cards,
  coins,
  discarded,
  eye,
  LAUNDER,
  LAUNDERED,
  points,
  pointsIfWon,
  pointsPer,
  protect,
  steal,
  THIEVES,
  type Icon,
} from '../icons.ts';

/** A kind of Gear card: its colour, how many there are, what it costs, and its icons from top to bottom. */
export interface Gear {
  readonly set: CardSet;
  readonly colour: Colour;
  readonly id: string;
  readonly copies: Figure;
  readonly cost: Figure;
  readonly icons: readonly Icon[];
  /** Where the icons come from. */
  readonly by: Provenance;
}

/** The 54 Gear cards, of 32 kinds. */
export const GEAR: readonly Gear[] = [
  { set: 'core', colour: 'purple', id: 'simple-disguise', copies: D(3), cost: D(0), icons: [CAPER], by: 'R' },
  {
    set: 'core',
    colour: 'purple',
    id: 'smoke-screen',
    copies: D(2),
    cost: D(1),
    icons: [CAPER, points(R(1))],
    by: 'R',
  },
  { set: 'core', colour: 'purple', id: 'incognito-tuxedo', copies: D(2), cost: D(3), icons: [CAPER, CAPER], by: 'R' },
  {
    set: 'core',
    colour: 'purple',
    id: 'false-documents',
    copies: D(1),
    cost: D(1),
    icons: [pointsPer(R(1), THIEVES)],
    by: 'R',
  },
  {
    set: 'core',
    colour: 'green',
    id: 'false-bottom-briefcase',
    copies: D(2),
    cost: D(1),
    icons: [pointsPer(R(1), cards('green'))],
    by: 'R',
  },
  { set: 'core', colour: 'green', id: 'glass-cutter', copies: D(1), cost: D(2), icons: [steal('diamond')], by: 'D' },
  { set: 'core', colour: 'green', id: 'canvas-roll', copies: D(1), cost: D(2), icons: [steal('painting')], by: 'D' },
  { set: 'core', colour: 'green', id: 'padded-crate', copies: D(1), cost: D(2), icons: [steal('antique')], by: 'D' },
  { set: 'core', colour: 'green', id: 'skeleton-keys', copies: D(2), cost: D(2), icons: [steal('any')], by: 'D' },
  { set: 'core', colour: 'green', id: 'super-magnet', copies: D(1), cost: D(3), icons: [steal('any'), CAPER], by: 'D' },
  { set: 'core', colour: 'red', id: 'blazeblaster', copies: R(3), cost: R(2), icons: [BURN], by: 'R' },
  { set: 'core', colour: 'red', id: 'acid-vial', copies: D(1), cost: D(2), icons: [BURN, points(D(1))], by: 'D' },
  {
    set: 'core',
    colour: 'red',
    id: 'fireproof-lining',
    copies: D(2),
    cost: D(0),
    icons: [protect('purple', 'green'), points(D(1))],
    by: 'D',
  },
  {
    set: 'core',
    colour: 'yellow',
    id: 'plasma-cutter',
    copies: D(2),
    cost: D(3),
    icons: [coins(R(4)), points(R(1))],
    by: 'R',
  },
  { set: 'core', colour: 'yellow', id: 'coin-purse', copies: D(3), cost: D(0), icons: [coins(D(2))], by: 'D' },
  {
    set: 'core',
    colour: 'yellow',
    id: 'counterfeit-plates',
    copies: D(2),
    cost: D(1),
    icons: [pointsPer(D(1), cards('yellow'))],
    by: 'D',
  },
  { set: 'core', colour: 'yellow', id: 'getaway-fund', copies: D(1), cost: D(1), icons: [coins(D(1)), CAPER], by: 'D' },

  {
    set: 'paris',
    colour: 'light blue',
    id: 'plans-caches',
    copies: D(3),
    cost: D(2),
    icons: [pointsPer(R(1), cards('light blue'))],
    by: 'R',
  },
  {
    set: 'paris',
    colour: 'light blue',
    id: 'perfume-atomiser',
    copies: D(2),
    cost: D(2),
    icons: [CAPER, points(D(1))],
    by: 'D',
  },
  { set: 'paris', colour: 'light blue', id: 'velvet-gloves', copies: D(1), cost: D(2), icons: [steal('any')], by: 'D' },

  {
    set: 'rome',
    colour: 'bronze',
    id: 'veloce-wheels',
    copies: D(1),
    cost: D(3),
    icons: [pointsPer(R(1), discarded('any'))],
    by: 'R',
  },
  {
    set: 'rome',
    colour: 'bronze',
    id: 'shakedown-belt',
    copies: D(2),
    cost: D(0),
    icons: [pointsIfWon(R(2))],
    by: 'R',
  },
  { set: 'rome', colour: 'bronze', id: 'laurel-wreath', copies: D(1), cost: D(2), icons: [CAPER, CAPER], by: 'D' },
  {
    set: 'rome',
    colour: 'bronze',
    id: 'family-ring',
    copies: D(2),
    cost: D(1),
    icons: [CAPER, pointsIfWon(D(2))],
    by: 'D',
  },

  { set: 'london', colour: 'silver', id: 'hollow-book', copies: D(2), cost: D(0), icons: [LAUNDER], by: 'R' },
  {
    set: 'london',
    colour: 'silver',
    id: 'laundromatic',
    copies: D(2),
    cost: D(1),
    icons: [LAUNDER, pointsPer(R(1), LAUNDERED)],
    by: 'R',
  },
  {
    set: 'london',
    colour: 'silver',
    id: 'bowler-hat',
    copies: D(1),
    cost: D(1),
    icons: [CAPER, points(D(1))],
    by: 'D',
  },
  { set: 'london', colour: 'silver', id: 'umbrella-cane', copies: D(1), cost: D(2), icons: [steal('any')], by: 'D' },

  {
    set: 'barcelona',
    colour: 'orange',
    id: 'mesmerizer',
    copies: D(2),
    cost: D(1),
    icons: [eye('orange', R(3))],
    by: 'R',
  },
  {
    set: 'barcelona',
    colour: 'orange',
    id: 'mosaic-tiles',
    copies: D(2),
    cost: D(2),
    icons: [pointsPer(D(1), both('orange'))],
    by: 'D',
  },
  {
    set: 'barcelona',
    colour: 'orange',
    id: 'harlequin-mask',
    copies: D(1),
    cost: D(2),
    icons: [CAPER, eye('purple', D(2))],
    by: 'D',
  },
  {
    set: 'barcelona',
    colour: 'orange',
    id: 'castanets',
    copies: D(1),
    cost: D(2),
    icons: [coins(D(1)), CAPER],
    by: 'D',
  },
];
