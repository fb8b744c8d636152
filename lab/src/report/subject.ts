import { counterOf, gameOf } from '@hideout/catalogue/house';
import { nameOfId, type AnyGame, type Setup } from '@hideout/kernel';
import { WHOLE, type ChartPlan, type Ledger } from '@hideout/labkit';
import { ledgerOf } from '../record/ledgerOf.ts';
import type { SimulationSettings } from '../record/simulation.ts';
import type { RunFolder } from '../run/folder.ts';
import type { Share } from './dots.ts';
import { spreadOf } from './histogram.ts';

/** What a report is about. */
export interface Subject {
  readonly game: AnyGame;
  readonly settings: SimulationSettings;
  readonly ledger: Ledger;
  /** How many games the run is for; fewer may be done. */
  readonly total: number;
  readonly charts: readonly ChartPlan[];
}

/** The subject of a run as far as it has got. */
export function subjectOf(run: RunFolder, settings: SimulationSettings): Subject {
  const game = gameOf(settings.game)!;
  return makeSubject(game, settings, ledgerOf(run, settings), run.plan.total);
}

/** The subject with this game and these numbers. */
export const makeSubject = (game: AnyGame, settings: SimulationSettings, ledger: Ledger, total: number): Subject => ({
  game,
  settings,
  ledger,
  total,
  charts: plansOf(game, settings.setup),
});

/** The charts of a game in that set-up; cards and places are called as people call them. */
export const plansOf = (game: AnyGame, setup: Setup): ChartPlan[] =>
  counterOf(game, setup).charts.map(({ plan }) => ({ ...plan, rows: plan.rows.map(nameOfId) }));

/** What a win share is compared with: an equal part, or in a cooperative game how often the team wins. */
export function fairShare({ game, ledger, settings }: Subject): number {
  return game.cooperative ? ledger.wins[0]! / (ledger.games || 1) : 1 / settings.setup.seats;
}

/** By seat: how often it won, a shared win as a part of one. */
export const seatShares = ({ ledger, settings }: Subject): Share[] =>
  ledger.payoffs.map((payoffs, seat) => ({
    name: settings.seating === 'fixed' ? `seat ${seat + 1} · ${settings.bots[seat]}` : `seat ${seat + 1}`,
    times: payoffs / WHOLE,
    of: ledger.games,
    ink: seat,
  }));

/** By bot: the same, wherever it sat. Only of interest where bots differ and rotate. */
export const botShares = ({ ledger, settings }: Subject): Share[] =>
  ledger.botPayoffs.map((payoffs, bot) => ({
    name: `${bot + 1} · ${settings.bots[bot]}`,
    times: payoffs / WHOLE,
    of: ledger.games,
    ink: bot,
  }));

/** Of the games that somebody won alone, those won from behind; undefined if the lead was not watched. */
export function comebacks({ ledger }: Subject): Share | undefined {
  const { cases } = spreadOf(ledger.deficits);
  if (cases === 0) return undefined;
  return { name: 'comebacks', times: cases - (ledger.deficits['0'] ?? 0), of: cases };
}
