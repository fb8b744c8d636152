import { gameOf } from '@hideout/catalogue/house';
import { problem, type Result } from '@hideout/kernel';
import type { RunFolder } from '../run/folder.ts';
import { addCounts, emptyLedger, type Ledger } from '@hideout/labkit';
import { shapeOf, type SimulationSettings } from './simulation.ts';

/** The settings of a run of simulated games, or why it is not one. */
export function settingsOf({ plan }: RunFolder): Result<SimulationSettings> {
  return plan.task === 'simulate'
    ? shapeOf(plan.settings)
    : problem(`this is not a run of games but of “${plan.task}”`);
}

/** The ledger of all games that are done so far. */
export function ledgerOf(run: RunFolder, { game, setup }: SimulationSettings): Ledger {
  const sum = emptyLedger(gameOf(game)!, setup.seats);
  for (const [counts] of run.finished()) addCounts(sum, JSON.parse(counts!) as Ledger);
  return sum;
}
