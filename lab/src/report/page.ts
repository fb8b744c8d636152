import { nameOfId } from '@hideout/kernel';
import type { ChartPlan } from '@hideout/labkit';
import { boardOf, boardTable } from './board.ts';
import { cardsOf, cardsTable } from './cards.ts';
import { dotsOf, intervalOf, type Share } from './dots.ts';
import { histogramOf, legendOf, SPREAD_HEADINGS, spreadOf, spreadRows, type Bars } from './histogram.ts';
import { figureOf, grouped, percent, short, tableOf, text, type HtmlFigure, type Markup } from './html.ts';
import { partsOf, partsTable } from './parts.ts';
import { pathsOf, pathsTable } from './paths.ts';
import { sheetOf } from './style.ts';
import { botShares, comebacks, fairShare, seatShares, type Subject } from './subject.ts';

/** The report as one self-contained page. */
export function pageOf(subject: Subject): Markup {
  const { game } = subject;
  const sections: readonly (readonly [string, readonly HtmlFigure[]])[] = [
    ['Who wins', winFigures(subject)],
    ['How games go', courseFigures(subject)],
    ['Cards, places and moments', subject.charts.map((plan) => chartFigure(subject, plan))],
    ['What is done and what happens', useFigures(subject)],
  ];
  const body = sections
    .filter(([, figures]) => figures.length > 0)
    .map(([title, figures]) => `<h2>${text(title)}</h2><div class="figures">${figures.map(figureOf).join('')}</div>`);
  return sheetOf({
    title: `${game.words.en.name} · report`,
    head: headOf(subject),
    main: body.join(''),
    note: 'Bars and dots carry 95 % intervals (Wilson).',
    command: commandOf(subject),
  });
}

function headOf(subject: Subject): Markup {
  const { game, settings, ledger, total } = subject;
  const options = Object.entries(settings.setup.options).map(([option, choice]) => {
    return `${game.words.en.option(option)}: ${game.words.en.choice(option, choice)}`;
  });
  const part = ledger.games < total ? ` of ${grouped(total)}` : '';
  const { setup, bots, seed } = settings;
  const line = [`${setup.seats} seats`, `bots ${bots.join(', ')}`, ...options, `seed ${seed}`];
  const tiles = tilesOf(subject).map(
    ([figure, what]) => `<div class="tile"><b>${text(figure)}</b><span>${text(what)}</span></div>`,
  );
  return (
    `<h1>${text(game.words.en.name)}</h1><p>${grouped(ledger.games)}${part} games · ${line.map(text).join(' · ')}</p>` +
    `<div class="tiles">${tiles.join('')}</div>`
  );
}

/** The most important numbers. */
function tilesOf(subject: Subject): readonly (readonly [string, string])[] {
  const { game, ledger } = subject;
  const perGame = (sum: number): number => sum / (ledger.games || 1);
  const back = comebacks(subject);
  const changes = spreadOf(ledger.leadChanges);
  return [
    [grouped(ledger.games), 'games'],
    [short(perGame(ledger.actions)), 'decisions per game'],
    ...(game.cooperative
      ? ([[percent(perGame(ledger.wins[0]!)), 'won by the team']] as const)
      : ([
          [percent(perGame(ledger.draws)), 'drawn or shared'],
          [short(spreadOf(ledger.margins).mean), 'points between first and second'],
        ] as const)),
    ...(back ? ([[percent(back.times / back.of), 'comebacks: won from behind']] as const) : []),
    ...(changes.cases > 0 ? ([[short(changes.mean, 2), 'changes of the lead per game']] as const) : []),
  ];
}

function winFigures(subject: Subject): HtmlFigure[] {
  const { game, settings, ledger } = subject;
  const fair = fairShare(subject);
  const isMixed = settings.seating === 'rotating' && new Set(settings.bots).size > 1;
  const wins: HtmlFigure[] = [];
  const equal = 'A shared win counts in part; the broken line is an equal share.';
  if (!game.cooperative) wins.push(shareFigure('Win share by seat', equal, seatShares(subject), fair));
  if (isMixed) wins.push(shareFigure('Win share by bot', 'Each bot in all seats alike.', botShares(subject), fair));
  const endings = Object.entries(ledger.endings).map(([ending, times]) => ({
    name: nameOfId(ending),
    times,
    of: ledger.games,
  }));
  const meaning = Object.keys(ledger.endings).map((ending) => `${nameOfId(ending)}: ${game.words.en.ending(ending)}`);
  return [
    ...wins,
    shareFigure('Endings', meaning.join(' · '), endings, undefined),
    spreadFigure('Scores', 'How the final scores are spread; broken lines are means.', seatSeries(subject)),
  ];
}

const shareFigure = (title: string, note: string, shares: readonly Share[], fair: number | undefined): HtmlFigure => ({
  title,
  note,
  drawing: dotsOf(shares, fair, title),
  table: shareTable(shares),
});

const shareTable = (shares: readonly Share[]): Markup =>
  tableOf(
    ['', 'share', 'from', 'to', 'games'],
    shares.map((share) => {
      const interval = intervalOf(share);
      const ends = interval ? [percent(interval.low, 2), percent(interval.high, 2)] : ['–', '–'];
      return [share.name, percent(share.times / (share.of || 1), 2), ...ends, grouped(share.times)];
    }),
  );

/** Scores by seat; of a team, which has one score, once. */
function seatSeries({ game, ledger }: Subject): Bars[] {
  const seats = ledger.scores.map((counts, ink) => ({ name: `seat ${ink + 1}`, counts, ink }));
  return game.cooperative ? [{ ...seats[0]!, name: 'team' }] : seats;
}

function spreadFigure(title: string, note: string, series: readonly Bars[]): HtmlFigure {
  const legend = series.length > 1 ? legendOf(series.map(({ name }) => name)) : '';
  const table = tableOf(SPREAD_HEADINGS, spreadRows(series));
  return { title, note, drawing: legend + histogramOf(series, title), table };
}

const LEAD_CHANGES = 'How often the lead passed from one seat to another, seen at the turning points of the game.';
const COMEBACKS = 'How far behind the winner was at worst at such a point; 0 means never behind.';

function courseFigures({ game, ledger }: Subject): HtmlFigure[] {
  const one = (title: string, note: string, counts: Bars['counts'], ink: number): HtmlFigure[] =>
    Object.keys(counts).length === 0 ? [] : [spreadFigure(title, note, [{ name: 'games', counts, ink }])];
  return [
    ...one('Length', 'Decisions in a game.', ledger.lengths, 0),
    ...(game.cooperative ? [] : one('Margin', 'Points between the best and the next.', ledger.margins, 1)),
    ...one('Lead changes', LEAD_CHANGES, ledger.leadChanges, 2),
    ...one('Comebacks', COMEBACKS, ledger.deficits, 4),
  ];
}

function chartFigure(subject: Subject, plan: ChartPlan): HtmlFigure {
  const cells = subject.ledger.charts[plan.id] ?? Array<number>(plan.rows.length * plan.columns.length).fill(0);
  const { title, note, kind } = plan;
  const { draw, tell } = CHARTS[kind];
  return { title, note, drawing: draw(plan, cells), table: tell(plan, cells), isWide: WIDE.has(kind) };
}

type Drawn = (plan: ChartPlan, cells: readonly number[]) => Markup;

/** How each kind of chart is drawn, and told in numbers. */
const CHARTS: Readonly<Record<ChartPlan['kind'], { readonly draw: Drawn; readonly tell: Drawn }>> = {
  cards: { draw: cardsOf, tell: cardsTable },
  parts: { draw: partsOf, tell: partsTable },
  paths: { draw: pathsOf, tell: pathsTable },
  board: { draw: boardOf, tell: boardTable },
};
const WIDE = new Set<ChartPlan['kind']>(['paths', 'board']);

function useFigures({ ledger }: Subject): HtmlFigure[] {
  const figure = (title: string, note: string, counts: Readonly<Record<string, number>>): HtmlFigure => {
    const lines = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
    const [rows, cells] = [lines.map(([name]) => nameOfId(name)), lines.map(([, times]) => times)];
    const drawing = partsOf({ id: title, kind: 'parts', title, note, rows, columns: ['times'] }, cells);
    const table = tableOf(
      ['', 'times', 'a game'],
      lines.map(([name, times]) => [nameOfId(name), grouped(times), (times / (ledger.games || 1)).toFixed(3)]),
    );
    return { title, note, drawing, table };
  };
  return [
    figure('Actions', 'How often each kind of decision was taken.', ledger.verbs),
    figure('Effects', 'How often each kind of event happened.', ledger.events),
  ];
}

function commandOf({ settings, total }: Subject): string {
  const { game, setup, bots, seed, seating } = settings;
  const options = Object.entries(setup.options).map(([key, value]) => `--option ${key}=${value}`);
  const what = ['npm run hideout -- simulate', game, `--games ${total}`, `--seats ${setup.seats}`, ...options];
  const how = [`--bots ${bots.join(',')}`, `--seed ${seed}`, ...(seating === 'rotating' ? ['--rotate'] : [])];
  return [...what, ...how, '--run <folder>'].join(' ');
}
