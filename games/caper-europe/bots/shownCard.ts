import { CARDS } from '../rules/card.ts';
import { IN_NOTHING } from '../rules/things.ts';
import { packed } from './pack.ts';
import { POINT, thousandths } from './prospects.ts';
import { NO_GOOD, type Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** The share of an eye on Gear that will see its colour: the Gear's own, or another. */
const EYE_SAME = thousandths(0.7);
const EYE_OTHER = thousandths(0.4);

/** All cards by their number. */
export const shownCards = (traits: Traits, yields: Yields): readonly ShownCard[] =>
  Array.from({ length: CARDS }, (_, card) => shown(card, traits, yields));

/** What a card shows, and what follows from it: one object for each, in plain fields, since playouts read them. */
export type ShownCard = Readonly<ReturnType<typeof shown>>;

function shown(card: number, traits: Traits, yields: Yields) {
  const { book, per } = traits;
  const hue = book.hue[card]!;
  const [steals, burns, launders] = [traits.steals[card]!, traits.burns[card]!, traits.launders[card]!];
  const pointsIfWon = traits.pointsIfWon[card]!;
  const perIn = per.in[card]!;
  const eye = traits.eyePoints[card]! * (traits.eyeHue[card] === hue ? EYE_SAME : EYE_OTHER);
  return {
    card,
    hue,
    cost: book.cost[card]!,
    coins: traits.coins[card]!,
    capers: traits.capers[card]!,
    /** Points for certain, and what its eye is thought to bring. */
    printed: POINT * traits.points[card]! + eye,
    /** Whether it shows anything of what follows. */
    isIntricate: burns + launders + pointsIfWon > 0 || steals !== NO_GOOD || perIn !== IN_NOTHING,
    steals,
    burns,
    launders,
    pointsIfWon,
    /** Points for each of something: where it is, of what, how many make a set, how many points; and if it counts itself. */
    perIn,
    perOf: per.of[card]!,
    perSize: per.size[card]!,
    perPoints: traits.perPoints[card]!,
    countsItself: yields.countsItself[card]!,
    /** What it adds to its Crew: to the count of Gear, to what Gear and Goods to come bring, to the protected hues. */
    counted: packed(hue, 1),
    yieldsPoints: yields.points[card]!,
    yieldsLoot: yields.loot[card]!,
    protects: book.protects[card]!,
    isOdd: yields.isOdd[card] !== 0,
    /** How often it may move Goods or laundered Coins. */
    moves: burns + launders + (steals === NO_GOOD ? 0 : 1),
  };
}
