import { grid } from '@hideout/kernel';
import { cardFigures, comebacks, intervalOf, seatShares, spreadOf, type Share, type Subject } from '@hideout/lab';
import { figure, percent } from '../progress.ts';
import { headingOf } from './runTable.ts';

const BAR = 24;
/** How many of the best and of the worst cards are named. */
const FEW = 5;

/** A report in lines: the most telling part of what the page draws. */
export function summaryOf(subject: Subject, width: number): string[] {
  const { game, ledger, settings, total } = subject;
  const part = ledger.games < total ? ` of ${figure(total)}` : '';
  return [
    ...headingOf(game, `${figure(ledger.games)}${part} games`, settings, width),
    '',
    ...winLines(subject, width),
    '',
    ...courseLines(subject, width),
    ...chartLines(subject, width),
  ];
}

function winLines(subject: Subject, width: number): string[] {
  const { game, ledger } = subject;
  const team = { name: 'the team', times: ledger.wins[0]!, of: ledger.games };
  const shares = game.cooperative ? [team] : seatShares(subject);
  return grid([['win share', '', '95 %', ''], ...shares.map(shareRow)], width);
}

/** Name, share, interval, and a bar. */
function shareRow(share: Share): string[] {
  const interval = intervalOf(share);
  if (!interval) return [share.name, '–', '', ''];
  const rate = share.times / share.of;
  const reach = `${percent(interval.low)} – ${percent(interval.high)}`;
  return [share.name, percent(rate), reach, '█'.repeat(Math.round(BAR * rate))];
}

function courseLines(subject: Subject, width: number): string[] {
  const { ledger } = subject;
  const rows: string[][] = [];
  const spread = (name: string, counts: Readonly<Record<string, number>>): void => {
    const { cases, mean, quantile } = spreadOf(counts);
    if (cases > 0)
      rows.push([name, mean.toFixed(2), String(quantile(0.05)), String(quantile(0.5)), String(quantile(0.95))]);
  };
  spread('decisions', ledger.lengths);
  spread('margin', ledger.margins);
  spread('lead changes', ledger.leadChanges);
  const back = comebacks(subject);
  return [
    ...grid([['', 'mean', '5 %', 'median', '95 %'], ...rows], width),
    ...(back ? [`comebacks  ${percent(back.times / back.of)} of the games that somebody won alone`] : []),
  ];
}

/** The best and the worst cards, and the rows of other charts with the shares of their columns. */
function chartLines({ charts, ledger }: Subject, width: number): string[] {
  return charts.flatMap((plan) => {
    const cells = ledger.charts[plan.id] ?? [];
    if (plan.kind !== 'cards' || cells.length === 0) return [];
    const cards = cardFigures(plan, cells);
    const chosen = cards.length <= 2 * FEW ? cards : [...cards.slice(0, FEW), ...cards.slice(-FEW)];
    const rows = chosen.map((card) => [...shareRow(card).slice(0, 3), card.place.toFixed(1), figure(card.uses)]);
    return ['', ...grid([[plan.title, 'win share', '95 %', 'pick', 'uses'], ...rows], width)];
  });
}
