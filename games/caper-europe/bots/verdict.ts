import type { Outcome } from '@hideout/kernel';

/** The share of a result that the lead decides; the rest is won or lost. */
const LEAD_SHARE = 0.4;
/** A lead of this many points is a clear one. */
const CLEAR = 12;

/** What a lead counts, 0 to 1. */
export const leadShare = (lead: number): number => 0.5 + 0.5 * Math.tanh(lead / CLEAR);

/** What winning so surely and leading so clearly is worth, 0 to 1: a win counts most, and a clear one more than a narrow one. */
export const worthOf = (won: number, lead: number): number => (1 - LEAD_SHARE) * won + LEAD_SHARE * lead;

/** What seat 0 has of a finished game: its share of the win, and what its lead counts. */
export function resultOf({ winners, scores }: Outcome): readonly [won: number, lead: number] {
  return [winners.length === 0 ? 0.5 : 1 - winners[0]!, leadShare(scores![0]! - scores![1]!)];
}
