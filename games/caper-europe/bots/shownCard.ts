import { CARDS } from '../rules/card.ts';
import { IN_NOTHING } from '../rules/things.ts';
import { packed, type Pack } from './pack.ts';
import { POINT, thousandths } from './prospects.ts';
import { NO_GOOD, type Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** The share of an eye on Gear that will see its colour: the Gear's own, or another. */
const EYE_SAME = thousandths(0.7);
const EYE_OTHER = thousandths(0.4);

/** What a card shows, and what follows from it: one object for each, in plain fields, since playouts read them. */
export class ShownCard {
  readonly card: number;
  readonly hue: number;
  readonly cost: number;
  readonly coins: number;
  readonly capers: number;
  /** Points for certain, and what its eye is thought to bring. */
  readonly printed: number;
  /** Whether it shows anything of what follows. */
  readonly isIntricate: boolean;
  readonly steals: number;
  readonly burns: number;
  readonly launders: number;
  readonly pointsIfWon: number;
  /** Points for each of something: where it is, of what, how many make a set, how many points; and if it counts itself. */
  readonly perIn: number;
  readonly perOf: number;
  readonly perSize: number;
  readonly perPoints: number;
  readonly countsItself: number;
  /** What it adds to its Crew: to the count of Gear, to what Gear and Goods to come bring, to the protected hues. */
  readonly counted: Pack;
  readonly yieldsPoints: Pack;
  readonly yieldsLoot: Pack;
  readonly protects: number;
  readonly isOdd: boolean;
  /** How often it may move Goods or laundered Coins. */
  readonly moves: number;

  constructor(card: number, traits: Traits, yields: Yields) {
    this.card = card;
    this.hue = traits.book.hue[card]!;
    this.cost = traits.book.cost[card]!;
    this.coins = traits.coins[card]!;
    this.capers = traits.capers[card]!;
    const eye = traits.eyePoints[card]! * (traits.eyeHue[card] === this.hue ? EYE_SAME : EYE_OTHER);
    this.printed = POINT * traits.points[card]! + eye;
    this.steals = traits.steals[card]!;
    this.burns = traits.burns[card]!;
    this.launders = traits.launders[card]!;
    this.pointsIfWon = traits.pointsIfWon[card]!;
    this.perIn = traits.per.in[card]!;
    this.perOf = traits.per.of[card]!;
    this.perSize = traits.per.size[card]!;
    this.perPoints = traits.perPoints[card]!;
    this.countsItself = yields.countsItself[card]!;
    this.counted = packed(this.hue, 1);
    this.yieldsPoints = yields.points[card]!;
    this.yieldsLoot = yields.loot[card]!;
    this.protects = traits.book.protects[card]!;
    this.isOdd = yields.isOdd[card] !== 0;
    this.moves = this.burns + this.launders + (this.steals === NO_GOOD ? 0 : 1);
    const shown = this.burns + this.launders + this.pointsIfWon;
    this.isIntricate = shown > 0 || this.steals !== NO_GOOD || this.perIn !== IN_NOTHING;
  }
}

/** All cards by their number. */
export const shownCards = (traits: Traits, yields: Yields): readonly ShownCard[] =>
  Array.from({ length: CARDS }, (_, card) => new ShownCard(card, traits, yields));
