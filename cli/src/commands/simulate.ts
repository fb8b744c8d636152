import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { setUp, type AnyGame } from '@hideout/kernel';
import { simulate, type Job } from '@hideout/lab';
import { botsBySeat, findGame, keyValue, list, standardSeats, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { EXAMPLE, EXAMPLE_OPTION } from '../example.ts';
import { startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { openRun, simulateRun } from './runFolder.ts';
import { simulationJson, simulationTable } from './runTable.ts';

interface Flags {
  readonly games: number;
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly seed?: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly workers: number;
  readonly rotate?: true;
  readonly run?: string;
  readonly database?: string;
  readonly json?: true;
}

/** A game takes two sequences of the generator, which has 2^32 of them. */
const MAX_GAMES = 2 ** 31;

/** `hideout simulate`: many games between bots. */
export function addSimulate(program: Command, terminal: Terminal): void {
  program
    .command('simulate')
    .description('play many games between bots and count the results')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', wholeNumber(1, MAX_GAMES), 1000)
    .option('--bots <a,b,…>', 'bots by seat, repeated as needed', list, ['random'])
    .option('--seats <n>', 'how many seats', wholeNumber(1, 99))
    .option('--seed <n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .option('--option <key=value>', 'an option of the game; may be repeated', keyValue)
    .option('--workers <n>', 'threads; does not change the results', wholeNumber(1, 256), availableParallelism())
    .option('--run <folder>', 'keep every game in this folder; the same command resumes an interrupted run')
    .option('--rotate', 'bots change seats from game to game, playing each deal in every seating (with --run)')
    .option('--database <url>', 'share the work with everybody running “hideout work” on this PostgreSQL (with --run)')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `\nExamples:\n  hideout simulate ${EXAMPLE} --games 100000 --seed 1${EXAMPLE_OPTION}` +
        `\n  hideout simulate ${EXAMPLE} --games 1000000 --seed 1 --run runs/million`,
    )
    .action((id: string, flags: Flags) => act(terminal, findGame(id), flags));
}

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const setup = demand(setUp(game, flags.seats ?? standardSeats(game, flags.bots.length), flags.option));
  const bots = botsBySeat(game, flags.bots, setup.seats);
  const seed = flags.seed ?? randomInt(2 ** 32);
  const job: Job = { game: game.id, setup, bots, seed };
  const { signal, folder } = terminal.streams;
  if (flags.run === undefined && (flags.rotate || flags.database !== undefined)) {
    throw new BadInput('--rotate and --database need --run');
  }
  if (flags.run !== undefined) {
    const seating = flags.rotate ? 'rotating' : 'fixed';
    const settings = { ...job, rulesVersion: game.rulesVersion, seating } as const;
    const run = openRun(resolve(folder, flags.run), settings, flags.games, { isSeedGiven: flags.seed !== undefined });
    await simulateRun(terminal, run, flags);
    return;
  }
  const progress = startProgress(terminal, game.id, flags.games, 'games');
  const onProgress = (games: number): void => progress.update(games);
  const result = await simulate(job, flags.games, { workers: flags.workers, onProgress, signal }).finally(
    progress.stop,
  );
  if (flags.json) terminal.printJson(simulationJson(job, result));
  else terminal.print(...simulationTable(game, job, result, flags.games, terminal.width));
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}
