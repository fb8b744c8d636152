import type { CardId, View } from '../rules/index.ts';
import { UNKNOWN, type Known } from '@hideout/kernel';

type Cards = readonly Known<CardId>[];

/**
 * The view with the hands as they were before they were passed on, less what has been played; the view itself when
 * nothing was passed on.
 */
export function beforePassing(before: View, now: View): View {
  const isPassed = now.hands.some((hand, seat) => without(hand, before.hands[seat]!).length > 0);
  if (!isPassed) return now;
  const gone = without(before.hands.flat(), now.hands.flat()).filter((card) => card !== UNKNOWN);
  return { ...now, hands: before.hands.map((hand) => without(hand, gone)) };
}

/** The cards, less one for each of the others. */
function without(cards: Cards, others: Cards): Cards {
  const left = [...cards];
  for (const card of others) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
