import type { CardSet } from '../cities.ts';
import { D, R, type Figure, type Provenance } from '@hideout/kernel';
import { CAPER, caperPer, coinPer, eye, points, pointsPer, protect, steal, type Icon } from '../icons.ts';
import { cards, discarded, EACH_THIEF, LAUNDERED, loot, set } from '../things.ts';

/** A Thief card: the Coins it brings, and its icons from top to bottom. */
export interface Thief<Name extends string = string> {
  readonly set: CardSet;
  readonly id: Name;
  readonly coins: Figure;
  readonly icons: readonly Icon[];
  /** Where the icons come from. */
  readonly by: Provenance;
  /** Where their colour comes from, if from elsewhere. */
  readonly colourBy?: Provenance;
}

/** Thieves of one set. */
const thieves = <const Name extends string>(set: CardSet, kinds: readonly Omit<Thief<Name>, 'set'>[]): Thief<Name>[] =>
  kinds.map((kind) => ({ set, ...kind }));

/** The 27 Thieves, one card of each. */
export const THIEVES = [
  ...thieves('core', [
    { id: 'actress', coins: D(1), icons: [pointsPer(R(2), set('yellow', 'any'))], by: 'R' },
    { id: 'bon-vivant', coins: D(2), icons: [pointsPer(R(2), set('green', 'any'))], by: 'R' },
    { id: 'dame', coins: D(2), icons: [pointsPer(R(2), set('purple', 'any'))], by: 'R' },
    { id: 'cleaner', coins: D(3), icons: [pointsPer(D(2), set('red', 'any'))], by: 'D', colourBy: 'R' },
    { id: 'gentleman', coins: D(1), icons: [pointsPer(R(4), set('green', 'purple', 'yellow'))], by: 'R' },
    { id: 'conductor', coins: D(1), icons: [caperPer(cards('green'))], by: 'R' },
    { id: 'colonel', coins: D(1), icons: [caperPer(cards('purple'))], by: 'R' },
    { id: 'banker', coins: D(0), icons: [caperPer(cards('yellow'))], by: 'D', colourBy: 'R' },
    { id: 'mime', coins: D(3), icons: [CAPER], by: 'R' },
    { id: 'arsonist', coins: D(2), icons: [caperPer(cards('red'))], by: 'D' },
    { id: 'barber', coins: D(1), icons: [steal('any')], by: 'D' },
    { id: 'nun', coins: D(3), icons: [protect('purple'), points(D(1))], by: 'D' },
    { id: 'forger', coins: D(1), icons: [steal('painting'), pointsPer(D(1), loot('painting'))], by: 'D' },
    { id: 'gemologist', coins: D(1), icons: [steal('diamond'), pointsPer(D(1), loot('diamond'))], by: 'D' },
    { id: 'antiquarian', coins: D(1), icons: [steal('antique'), pointsPer(D(1), loot('antique'))], by: 'D' },
  ]),
  ...thieves('paris', [
    { id: 'artist', coins: D(1), icons: [pointsPer(R(1), loot('any'))], by: 'R' },
    { id: 'chef', coins: D(1), icons: [caperPer(cards('light blue'))], by: 'R' },
    { id: 'madame', coins: D(1), icons: [pointsPer(R(1), cards('light blue')), protect('light blue')], by: 'R' },
  ]),
  ...thieves('rome', [
    { id: 'driver', coins: D(2), icons: [caperPer(discarded('bronze'))], by: 'R', colourBy: 'D' },
    { id: 'soprano', coins: D(2), icons: [caperPer(discarded('purple'))], by: 'R', colourBy: 'D' },
    { id: 'consigliere', coins: D(3), icons: [pointsPer(D(1), discarded('bronze')), protect('bronze')], by: 'D' },
  ]),
  ...thieves('london', [
    { id: 'bookie', coins: D(3), icons: [pointsPer(R(1), LAUNDERED)], by: 'R' },
    { id: 'boxer', coins: D(2), icons: [caperPer(LAUNDERED)], by: 'R' },
    { id: 'royal', coins: D(3), icons: [coinPer(EACH_THIEF)], by: 'R' },
  ]),
  ...thieves('barcelona', [
    { id: 'anarchist', coins: D(2), icons: [eye('purple', D(3))], by: 'R' },
    { id: 'surrealist', coins: D(2), icons: [eye('green', D(3))], by: 'R' },
    { id: 'architect', coins: D(1), icons: [caperPer(cards('orange'))], by: 'D' },
  ]),
] as const;
export type ThiefName = (typeof THIEVES)[number]['id'];
