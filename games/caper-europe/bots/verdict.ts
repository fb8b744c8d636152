import type { Outcome } from '@hideout/kernel';

/** The share of a result that the lead decides; the rest is won or lost. */
const LEAD_SHARE = 0.4;
/** A lead of this many points is a clear one. */
const CLEAR = 12;

/** What a finished game is worth to seat 0, 0 to 1: a win counts most, and a clear one more than a narrow one. */
export function verdictOf({ winners, scores }: Outcome): number {
  const won = winners.length === 0 ? 0.5 : 1 - winners[0]!;
  const lead = scores![0]! - scores![1]!;
  return (1 - LEAD_SHARE) * won + LEAD_SHARE * (0.5 + 0.5 * Math.tanh(lead / CLEAR));
}
