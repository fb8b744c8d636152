import type { Command } from 'commander';
import { GAMES } from '@hideout/catalogue';
import { setUp, type AnyGame } from '@hideout/kernel';
import { BENCH_PARTS, benchApart, STANDARD_EFFORT, type Bench } from '@hideout/lab';
import { findGame, keyValue, standardSeats, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { grid } from '../layout.ts';
import { figure, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly game?: string;
  readonly seats?: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly json?: true;
}

/** `hideout bench`: what one core does with the games. */
export function addBench(program: Command, terminal: Terminal): void {
  program
    .command('bench')
    .description('measure random play, copies, views and imagined states on one core')
    .option('--game <game>', 'one game instead of all')
    .option('--seats <n>', 'how many seats (with --game)', wholeNumber(1, 99))
    .option('--option <key=value>', 'an option of the game (with --game); may be repeated', keyValue)
    .option('--rounds <n>', 'rounds; the median counts', wholeNumber(1, 1000), STANDARD_EFFORT.rounds)
    .option('--milliseconds <n>', 'length of a round', wholeNumber(1, 60_000), STANDARD_EFFORT.milliseconds)
    .option('--json', 'print one JSON object, without --game a list of them')
    .addHelpText('after', '\nExample:\n  hideout bench --game caper-cards --json')
    .action((flags: Flags) => act(terminal, flags));
}

async function act(terminal: Terminal, flags: Flags): Promise<void> {
  const games = flags.game === undefined ? GAMES : [findGame(flags.game)];
  const benches: Bench[] = [];
  for (const game of games) {
    const result = await measure(terminal, game, flags);
    if (!result) {
      terminal.exitCode = EXIT.interrupted;
      return;
    }
    benches.push(result);
  }
  if (!flags.json) terminal.print(...table(benches, terminal.width));
  else terminal.printJson(flags.game === undefined ? benches : benches[0]);
}

async function measure(terminal: Terminal, game: AnyGame, flags: Flags): Promise<Bench | undefined> {
  const setup = demand(
    flags.game === undefined
      ? setUp(game, standardSeats(game))
      : setUp(game, flags.seats ?? standardSeats(game), flags.option),
  );
  const effort = { rounds: flags.rounds, milliseconds: flags.milliseconds };
  const progress = startProgress(terminal, game.id, BENCH_PARTS * flags.rounds, 'rounds');
  const result = benchApart({ game: game.id, setup, effort }, progress.update, terminal.streams.signal);
  return result.finally(progress.stop);
}

const COLUMNS = [
  ['actionsPerSecond', 'actions/s'],
  ['gamesPerSecond', 'games/s'],
  ['clonesPerSecond', 'copies/s'],
  ['viewsPerSecond', 'views/s'],
  ['imaginesPerSecond', 'imagined/s'],
  ['bytesPerAction', 'bytes/action'],
] as const;

const table = (benches: readonly Bench[], width: number): string[] =>
  grid(
    [
      ['game', ...COLUMNS.map(([, heading]) => heading)],
      ...benches.map((bench) => [bench.game, ...COLUMNS.map(([key]) => figure(bench[key]))]),
    ],
    width,
  );
