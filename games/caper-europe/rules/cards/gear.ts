import type { CardSet, Colour } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import {
  BURN,
  CAPER,
  coins,
  eye,
  LAUNDER,
  points,
  pointsIfWon,
  pointsPer,
  protect,
  steal,
  type GearIcon,
} from '../icons.ts';
import { both, cards, discarded, EACH_THIEF, LAUNDERED } from '../things.ts';

/** A kind of Gear card: its colour, how many there are, what it costs, and its icons from top to bottom. */
export interface Gear<Name extends string = string> {
  readonly set: CardSet;
  readonly colour: Colour;
  readonly id: Name;
  readonly copies: Figure;
  readonly cost: Figure;
  readonly icons: readonly GearIcon[];
  /** Where the icons come from. */
  readonly by: Provenance;
}

/** Gear of one set and colour. */
const gear = <const Name extends string>(
  set: CardSet,
  colour: Colour,
  kinds: readonly Omit<Gear<Name>, 'set' | 'colour'>[],
): Gear<Name>[] => kinds.map((kind) => ({ set, colour, ...kind }));

/** The 54 Gear cards, of 32 kinds. */
export const GEAR = [
  ...gear('core', 'purple', [
    { id: 'simple-disguise', copies: D(3), cost: D(0), icons: [CAPER], by: 'R' },
    { id: 'smoke-screen', copies: D(2), cost: D(1), icons: [CAPER, points(R(1))], by: 'R' },
    { id: 'incognito-tuxedo', copies: D(2), cost: D(3), icons: [CAPER, CAPER], by: 'R' },
    { id: 'false-documents', copies: D(1), cost: D(1), icons: [pointsPer(R(1), EACH_THIEF)], by: 'R' },
  ]),
  ...gear('core', 'green', [
    { id: 'false-bottom-briefcase', copies: D(2), cost: D(1), icons: [pointsPer(R(1), cards('green'))], by: 'R' },
    { id: 'glass-cutter', copies: D(1), cost: D(2), icons: [steal('diamond')], by: 'D' },
    { id: 'canvas-roll', copies: D(1), cost: D(2), icons: [steal('painting')], by: 'D' },
    { id: 'padded-crate', copies: D(1), cost: D(2), icons: [steal('antique')], by: 'D' },
    { id: 'skeleton-keys', copies: D(2), cost: D(2), icons: [steal('any')], by: 'D' },
    { id: 'super-magnet', copies: D(1), cost: D(3), icons: [steal('any'), CAPER], by: 'D' },
  ]),
  ...gear('core', 'red', [
    { id: 'blazeblaster', copies: R(3), cost: R(2), icons: [BURN], by: 'R' },
    { id: 'acid-vial', copies: D(1), cost: D(2), icons: [BURN, points(D(1))], by: 'D' },
    { id: 'fireproof-lining', copies: D(2), cost: D(0), icons: [protect('purple', 'green'), points(D(1))], by: 'D' },
  ]),
  ...gear('core', 'yellow', [
    { id: 'plasma-cutter', copies: D(2), cost: D(3), icons: [coins(R(4)), points(R(1))], by: 'R' },
    { id: 'coin-purse', copies: D(3), cost: D(0), icons: [coins(D(2))], by: 'D' },
    { id: 'counterfeit-plates', copies: D(2), cost: D(1), icons: [pointsPer(D(1), cards('yellow'))], by: 'D' },
    { id: 'getaway-fund', copies: D(1), cost: D(1), icons: [coins(D(1)), CAPER], by: 'D' },
  ]),
  ...gear('paris', 'light blue', [
    { id: 'plans-caches', copies: D(3), cost: D(2), icons: [pointsPer(R(1), cards('light blue'))], by: 'R' },
    { id: 'perfume-atomiser', copies: D(2), cost: D(2), icons: [CAPER, points(D(1))], by: 'D' },
    { id: 'velvet-gloves', copies: D(1), cost: D(2), icons: [steal('any')], by: 'D' },
  ]),
  ...gear('rome', 'bronze', [
    { id: 'veloce-wheels', copies: D(1), cost: D(3), icons: [pointsPer(R(1), discarded('any'))], by: 'R' },
    { id: 'shakedown-belt', copies: D(2), cost: D(0), icons: [pointsIfWon(R(2))], by: 'R' },
    { id: 'laurel-wreath', copies: D(1), cost: D(2), icons: [CAPER, CAPER], by: 'D' },
    { id: 'family-ring', copies: D(2), cost: D(1), icons: [CAPER, pointsIfWon(D(2))], by: 'D' },
  ]),
  ...gear('london', 'silver', [
    { id: 'hollow-book', copies: D(2), cost: D(0), icons: [LAUNDER], by: 'R' },
    { id: 'laundromatic', copies: D(2), cost: D(1), icons: [LAUNDER, pointsPer(R(1), LAUNDERED)], by: 'R' },
    { id: 'bowler-hat', copies: D(1), cost: D(1), icons: [CAPER, points(D(1))], by: 'D' },
    { id: 'umbrella-cane', copies: D(1), cost: D(2), icons: [steal('any')], by: 'D' },
  ]),
  ...gear('barcelona', 'orange', [
    { id: 'mesmerizer', copies: D(2), cost: D(1), icons: [eye('orange', R(3))], by: 'R' },
    { id: 'mosaic-tiles', copies: D(2), cost: D(2), icons: [pointsPer(D(1), both('orange'))], by: 'D' },
    { id: 'harlequin-mask', copies: D(1), cost: D(2), icons: [CAPER, eye('purple', D(2))], by: 'D' },
    { id: 'castanets', copies: D(1), cost: D(2), icons: [coins(D(1)), CAPER], by: 'D' },
  ]),
] as const;
export type GearName = (typeof GEAR)[number]['id'];
