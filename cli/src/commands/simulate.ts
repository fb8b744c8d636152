import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setUp, type AnyGame } from '@hideout/kernel';
import { simulate, type Job } from '@hideout/lab';
import { botsBySeat, findGame, finishingBot, keyValue, list, standardSeats, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { EXAMPLE, EXAMPLE_OPTION } from '../example.ts';
import { startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { openRun, simulateRun } from './runFolder.ts';
import { simulationJson, simulationTable } from './runTable.ts';

/** A game takes two sequences of the generator, which has 2^32 of them. */
const MAX_GAMES = 2 ** 31;

const FLAGS = {
  games: option('<n>', 'how many games', wholeNumber(1, MAX_GAMES), 1000),
  bots: option('<a,b,…>', 'bots by seat, repeated as needed (default: the fastest that finishes games)', list),
  seats: option('<n>', 'how many seats', wholeNumber(1, 99)),
  seed: option('<n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  option: option('<key=value>', 'an option of the game; may be repeated', keyValue),
  workers: option('<n>', 'threads; does not change the results', wholeNumber(1, 256), availableParallelism()),
  run: option('<folder>', 'keep every game in this folder; the same command resumes an interrupted run', String),
  rotate: flag('bots change seats from game to game, playing each deal in every seating (with --run)'),
  database: option(
    '<url>',
    'share the work with everybody running “hideout work” on this PostgreSQL (with --run)',
    String,
  ),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout simulate`: many games between bots. */
export const addSimulate = command('simulate', {
  about: 'play many games between bots and count the results',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note:
    `\nExamples:\n  hideout simulate ${EXAMPLE} --games 100000 --seed 1${EXAMPLE_OPTION}` +
    `\n  hideout simulate ${EXAMPLE} --games 1000000 --seed 1 --run runs/million`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const setup = demand(setUp(game, flags.seats ?? standardSeats(game, flags.bots?.length), flags.option));
  const bots = botsBySeat(game, flags.bots ?? [finishingBot(game, setup)], setup.seats);
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
  const running = { workers: flags.workers, onProgress: progress.update, signal };
  const result = await simulate(job, flags.games, running).finally(progress.stop);
  if (flags.json) terminal.printJson(simulationJson(job, result));
  else terminal.print(...simulationTable(game, job, result, flags.games, terminal.width));
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}
