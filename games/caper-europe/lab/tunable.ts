import { caperEuropeWith, FIGURES } from '../rules/index.ts';
import type { AnyGame } from '@hideout/kernel';
import {
  CARD_COLUMNS,
  decidedShare,
  PAYOFFS,
  SEATS,
  targetsOf,
  USES,
  WHOLE,
  type Frequencies,
  type Knob,
  type Ledger,
  type Tunable,
} from '@hideout/labkit';

const CITIES = ['paris', 'rome', 'london', 'barcelona'] as const;
/** How far a figure may go from where the rulebook has it. */
const REACH = 2;
/** A card that fewer seats than this have played says nothing yet. */
const ENOUGH = 100;

/** Coins, costs, bases and track bonuses; copies stay, so that the decks come out even [CE-11.1]. */
const KNOBS: readonly Knob[] = FIGURES.filter(
  ({ key, by }) => by === 'D' && /\/(?:coins|cost|base)$|^track\//.test(key),
).map(({ key, value }) => ({ key, value, min: Math.max(0, value - REACH), max: value + REACH }));

/** Caper: Europe and the targets of CE-11. */
export const tunable: Tunable = {
  knobs: KNOBS,
  setups: CITIES.map((city) => ({ seats: 2, options: { city, localColour: 'off' } })),
  targets: targetsOf('CE-11', [
    { name: 'mean score of winners', low: 30, high: 40, scale: 5, measure: (l) => meanScore(l) + meanMargin(l) / 2 },
    { name: 'mean score of losers', low: 30, high: 40, scale: 5, measure: (l) => meanScore(l) - meanMargin(l) / 2 },
    { name: 'win share of the first seat', low: 0.47, high: 0.53, scale: 0.03, measure: decidedShare(0) },
    { name: 'win share of the best card', low: 0, high: 0.62, scale: 0.05, measure: bestCard },
  ]),
  with: (tuning) => caperEuropeWith(tuning) as unknown as AnyGame,
};

const meanScore = ({ scores }: Ledger): number =>
  scores.reduce((sum, counts) => sum + meanOf(counts), 0) / scores.length;
const meanMargin = ({ margins }: Ledger): number => meanOf(margins);

function meanOf(counts: Frequencies): number {
  let [sum, cases] = [0, 0];
  for (const [value, times] of Object.entries(counts)) {
    sum += Number(value) * times;
    cases += times;
  }
  return sum / (cases || 1);
}

function bestCard({ charts }: Ledger): number {
  const cells = charts['cards'] ?? [];
  let best = 0;
  for (let at = 0; at < cells.length; at += CARD_COLUMNS.length) {
    if (cells[at + SEATS]! < ENOUGH) continue;
    best = Math.max(best, cells[at + PAYOFFS]! / WHOLE / cells[at + USES]!);
  }
  return best;
}
