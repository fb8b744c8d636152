import { ROUNDS, type State } from '../rules/index.ts';
import { countryLead, labLead, labsWorth, protestLead, roundsAfter } from './stakes.ts';
import { VALUES } from './traits.ts';

/** By rounds to come: the variance of the points that they add to a lead. */
const STRAY = Float64Array.from({ length: ROUNDS }, (_, rounds) => 50 * rounds);
/** The variance of one protest, and what keeps a lead of one point from being taken for nearly none. */
const PROTEST_STRAY = 0.9;
const REST = 0.1;
/** What a round brings beyond this many points hardly counts as more. */
const CLEAR = 8;
/** The share of a result that points decide: those of the round, and in the last round the lead. The rest is winning. */
const POINTS_SHARE = 0.5;
const LEAD_SHARE = 0.25;

/** What somebody wants of a round. */
export interface Appetite {
  /** The share of a result that the points of a round decide, the last one aside. */
  readonly points: number;
  /** How much more a loss counts than a gain. */
  readonly fear: number;
}

/** What anybody is taken to want who has no style. */
const PLAIN: Appetite = { points: POINTS_SHARE, fear: 1 };

/**
 * What a finished round is worth. Protests drawn in it count as the average of those that could be drawn: which of them it
 * was is chance, and would only blur what a search has to tell apart.
 */
export class Outlook {
  #rounds = 0;
  #lead = 0;
  #protest = 0;
  #protests = 0;
  #held = 0;

  /** Remembers the table from which the round is looked at. */
  begin(s: Readonly<State>): void {
    this.#rounds = roundsAfter(s);
    this.#protest = meanFaceDown(s);
    this.#protests = protestLead(s);
    this.#held = countLead(s);
    this.#lead = this.#leadIn(s);
  }

  /** What the end of the round is worth to the Caps, 0 to 1, if the cards they keep are worth so much more. */
  verdict(s: Readonly<State>, kept: number): number {
    return this.verdictFor(s, kept, 1, PLAIN);
  }

  /** The same for the Caps (1) or the Hammers (-1) with an appetite of their own. */
  verdictFor(s: Readonly<State>, kept: number, side: 1 | -1, { points: wanted, fear }: Appetite): number {
    const isLast = this.#rounds === 0;
    const lead = side * (this.#leadIn(s) + (isLast ? 0 : kept));
    const spread = Math.sqrt(REST + STRAY[this.#rounds]! + PROTEST_STRAY * Math.abs(countLead(s) - this.#held));
    const chance = 1 / (1 + Math.exp((-1.7 * lead) / spread));
    const gain = isLast ? lead : lead - side * this.#lead;
    const points = 0.5 + 0.5 * Math.tanh((gain < 0 ? fear * gain : gain) / CLEAR);
    const share = isLast ? LEAD_SHARE : wanted;
    return (1 - share) * chance + share * points;
  }

  /** The points by which the Caps may expect to lead at the end of the game. */
  #leadIn(s: Readonly<State>): number {
    const protests = this.#protests + this.#protest * (countLead(s) - this.#held);
    return countryLead(s, this.#rounds) + labsWorth(labLead(s), this.#rounds) + protests;
  }
}

/** How many protests the Hammers have more than the Caps. */
function countLead(s: Readonly<State>): number {
  let lead = 0;
  for (let value = 0; value < VALUES; value++) lead += s.protests[VALUES + value]! - s.protests[value]!;
  return lead;
}

/** What a protest that nobody has turned up is worth on average. */
function meanFaceDown(s: Readonly<State>): number {
  let count = 0;
  let sum = 0;
  for (let value = 0; value < VALUES; value++) {
    count += s.faceDown[value]!;
    sum += value * s.faceDown[value]!;
  }
  return count === 0 ? 0 : sum / count;
}
