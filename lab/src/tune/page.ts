import type { AnyGame } from '@hideout/kernel';
import { cardsOf, cardsTable } from '../report/cards.ts';
import { figureOf, grouped, percent, short, tableOf, text, type Markup } from '../report/html.ts';
import { STYLE } from '../report/style.ts';
import { makeSubject } from '../report/subject.ts';
import { sumOf } from './estimate.ts';
import { findingsOf, type Finding } from './judge.ts';
import type { Samples } from './sampler.ts';
import type { Tunable } from '@hideout/labkit';

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
    return `<h2>${text(titleOf(game, setup.options))}</h2>${targetTable(own)}${cardFigure(game, tunable, samples, i, run)}`;
  });
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${text(name)} · balance</title><style>${STYLE}</style></head><body><header><h1>${text(name)}</h1>` +
    `<p>${grouped(games)} games · ${text(run.bot)} in every seat · seed ${run.seed}</p></header><main>${parts.join('')}</main>` +
    `<footer>Intervals are 95 %. A target is met when its whole interval lies inside, missed when all of it lies ` +
    `outside. Run it again:<br><code>${text(run.command)}</code></footer></body></html>\n`
  );
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
function cardFigure(game: AnyGame, { setups }: Tunable, samples: Samples, index: number, run: BalanceRun): Markup {
  const setup = setups[index]!;
  const ledger = sumOf(samples[index]!);
  const settings = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup,
    bots: Array.from({ length: setup.seats }, () => run.bot),
    seed: run.seed,
    seating: 'fixed' as const,
  };
  const plan = makeSubject(game, settings, ledger, ledger.games).charts.find(({ kind }) => kind === 'cards');
  const cells = plan && ledger.charts[plan.id];
  if (!plan || !cells) return '';
  const { title, note } = plan;
  const figure = figureOf({ title, note, drawing: cardsOf(plan, cells), table: cardsTable(plan, cells) });
  return `<div class="figures">${figure}</div>`;
}
