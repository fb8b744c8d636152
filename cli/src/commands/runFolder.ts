import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  ledgerOf,
  pursue,
  pursueTogether,
  RunFolder,
  settingsOf,
  sizeFor,
  type Ledger,
  type Simulation,
  type SimulationSettings,
} from '@hideout/lab';
import { findGame } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { withDatabase } from '../database.ts';
import { startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { simulationJson, simulationTable } from './runTable.ts';

/** The run in a folder, started if there is none; a run with other settings is not continued. */
export function openRun(
  path: string,
  settings: SimulationSettings,
  games: number,
  { isSeedGiven }: { readonly isSeedGiven: boolean },
): RunFolder {
  if (!existsSync(join(path, 'run.json'))) {
    return RunFolder.create(path, { task: 'simulate', settings, total: games, size: sizeFor(games) });
  }
  const run = demand(RunFolder.open(path));
  const begun = demand(settingsOf(run));
  const wanted = { ...settings, seed: isSeedGiven ? settings.seed : begun.seed };
  const different = Object.keys(wanted).find(
    (key) => !isDeepStrictEqual(plain(wanted[key as keyof SimulationSettings]), begun[key as keyof SimulationSettings]),
  );
  if (different !== undefined)
    throw new BadInput(`${path} holds a run with another ${different}; choose another folder`);
  if (games !== run.plan.total) {
    throw new BadInput(`${path} holds a run of ${run.plan.total} games, not ${games}; choose another folder`);
  }
  return run;
}

/** As it would be read back from a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Does what is missing from a run of games, with a progress bar, and prints the result of the whole run. */
export async function simulateRun(
  terminal: Terminal,
  run: RunFolder,
  { workers, database, json }: { workers: number; database: string | undefined; json: true | undefined },
): Promise<void> {
  const settings = demand(settingsOf(run));
  const { signal } = terminal.streams;
  const start = performance.now();
  const already = run.plan.total - run.missing().reduce((sum, { from, to }) => sum + to - from, 0);
  const progress = startProgress(terminal, settings.game, run.plan.total, 'games', already);
  const running = { workers, onProgress: progress.update, signal };
  const work =
    database === undefined
      ? pursue(run, running)
      : withDatabase(database, (pool) => pursueTogether(run, pool, running));
  await work.finally(progress.stop);
  const result = summarise(ledgerOf(run, settings), already, (performance.now() - start) / 1000);
  const game = findGame(settings.game);
  if (json) terminal.printJson(simulationJson(settings, result));
  else
    terminal.print(...simulationTable(game, settings, result, run.plan.total, terminal.width), `Kept in ${run.path}`);
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

/** The ledger as the result of a simulation. Seconds and rates count only what was played in this session. */
function summarise(ledger: Ledger, already: number, seconds: number): Simulation {
  const { games, actions, wins, draws, endings } = ledger;
  const perGame = (sum: number): number => (games === 0 ? 0 : sum / games);
  const sumOf = (scores: Readonly<Record<string, number>>): number =>
    Object.entries(scores).reduce((sum, [score, times]) => sum + Number(score) * times, 0);
  return {
    games,
    actions,
    seconds,
    gamesPerSecond: (games - already) / seconds,
    actionsPerSecond: perGame(actions) * ((games - already) / seconds),
    wins,
    draws,
    meanScores: ledger.scores.map((scores) => perGame(sumOf(scores))),
    endings,
    meanLength: perGame(actions),
  };
}
