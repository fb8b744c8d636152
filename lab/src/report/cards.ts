import { PAYOFFS, PLACES, SEATS, USES, WHOLE, type ChartPlan } from '@hideout/labkit';
import { dotsOf, intervalOf, type Share } from './dots.ts';
import { grouped, percent, short, tableOf, type Markup } from './html.ts';
import { linesOf } from './lines.ts';

/** One card: how often those who used it won, and when they did. */
export interface CardFigure extends Share {
  readonly uses: number;
  /** Mean place of its first use, from 1. */
  readonly place: number;
}

/** The cards of a chart that were used, those that won most first. */
export function cardFigures(plan: ChartPlan, cells: readonly number[]): CardFigure[] {
  const figures = linesOf(plan, cells).map(({ name, parts }) => {
    const [uses, of] = [parts[USES]!, parts[SEATS]!];
    const place = parts[PLACES]! / (of || 1);
    // Every use counts, but uses in one game go together, so the interval counts seats, not uses.
    const times = (parts[PAYOFFS]! / WHOLE / (uses || 1)) * of;
    return { name, times, of, uses, place, remark: `pick ${short(place)}` };
  });
  const rateOf = ({ times, of }: Share): number => (of === 0 ? -1 : times / of);
  return figures.filter(({ uses }) => uses > 0).toSorted((a, b) => rateOf(b) - rateOf(a));
}

/** Win shares with intervals against the mean of all cards; red and green dots are clear of it. */
export function cardsOf(plan: ChartPlan, cells: readonly number[]): Markup {
  const figures = cardFigures(plan, cells);
  const sum = (of: (card: CardFigure) => number): number => figures.reduce((total, card) => total + of(card), 0);
  const fair = sum(({ times }) => times) / (sum(({ of }) => of) || 1);
  const shares = figures.map((share) => {
    const interval = intervalOf(share)!;
    const ink = interval.low > fair ? 2 : interval.high < fair ? 3 : 5;
    return { ...share, ink };
  });
  return dotsOf(shares, fair, plan.title);
}

/** The numbers behind it. */
export const cardsTable = (plan: ChartPlan, cells: readonly number[]): Markup =>
  tableOf(
    ['', 'win share', 'from', 'to', 'mean pick', 'uses', 'seats that used it'],
    cardFigures(plan, cells).map((card) => {
      const { low, high } = intervalOf(card)!;
      return [
        card.name,
        percent(card.times / card.of),
        percent(low),
        percent(high),
        card.place.toFixed(2),
        grouped(card.uses),
        grouped(card.of),
      ];
    }),
  );
