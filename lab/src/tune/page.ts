import type { AnyGame, Setup } from '@hideout/kernel';
import { cardsOf, cardsTable } from '../report/cards.ts';
import { figureOf, grouped, percent, short, tableOf, text, type Markup } from '../report/html.ts';
import { sheetOf } from '../report/style.ts';
import { plansOf } from '../report/subject.ts';
import { sumOf } from './estimate.ts';
import { findingsOf, type Finding } from './judge.ts';
import type { Samples } from './sampler.ts';
import type { Ledger, Tunable } from '@hideout/labkit';

/** How the games of a page were played. */
interface BalanceRun {
  readonly bot: string;
  readonly seed: number;
  /** The command that makes the page again. */
  readonly command: string;
}

/** One self-contained page: each target with its interval in every set-up, and how the cards did. */
export function balancePageOf(game: AnyGame, tunable: Tunable, samples: Samples, run: BalanceRun): Markup {
  const name = game.words.en.name;
  const findings = findingsOf(tunable, samples);
  const games = samples.reduce((sum, ledgers) => sum + sumOf(ledgers).games, 0);
  const parts = tunable.setups.map((setup, i) => {
    const own = findings.filter((finding) => finding.setup === setup);
    return `<h2>${text(titleOf(game, setup.options))}</h2>${targetTable(own)}${cardFigure(game, setup, sumOf(samples[i]!))}`;
  });
  return sheetOf({
    title: `${name} · balance`,
    head: `<h1>${text(name)}</h1><p>${grouped(games)} games · ${text(run.bot)} in every seat · seed ${run.seed}</p>`,
    main: parts.join(''),
    note: 'Intervals are 95 %. A target is met when its whole interval lies inside, missed when all of it lies outside.',
    command: run.command,
  });
}

const titleOf = ({ words }: AnyGame, options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([option, choice]) => `${words.en.option(option)}: ${words.en.choice(option, choice)}`)
    .join(' · ');

const targetTable = (findings: readonly Finding[]): Markup =>
  tableOf(
    ['', 'Target', 'Value', '95 %', ''],
    findings.map(({ target, value, from, to, verdict }) => {
      const told = target.high <= 1 ? percent : short;
      const wanted = Number.isFinite(target.high)
        ? `${told(target.low)} – ${told(target.high)}`
        : `≥ ${told(target.low)}`;
      return [`${target.name} [${target.clause}]`, wanted, told(value), `${told(from)} – ${told(to)}`, verdict];
    }),
  );

/** How often the users of each card won; nothing if no cards were counted. */
function cardFigure(game: AnyGame, setup: Setup, { charts }: Ledger): Markup {
  const plan = plansOf(game, setup).find(({ kind }) => kind === 'cards');
  const cells = plan && charts[plan.id];
  if (!plan || !cells) return '';
  const { title, note } = plan;
  const figure = figureOf({ title, note, drawing: cardsOf(plan, cells), table: cardsTable(plan, cells) });
  return `<div class="figures">${figure}</div>`;
}
