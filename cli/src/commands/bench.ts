import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@hideout/catalogue/house';
import { grid, setUp, type AnyGame } from '@hideout/kernel';
import {
  baselineOf,
  BENCH_PARTS,
  benchApart,
  bestOf,
  compare,
  STANDARD_EFFORT,
  type Baseline,
  type Bench,
  type Comparison,
} from '@hideout/lab';
import { findGame, keyValue, standardSeats, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { replaceFile } from '../files.ts';
import { figure, percent, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { ROWS, writeBenchPage } from './benchPage.ts';

/** Where a game keeps the figures that it is compared with. */
const baselineFile = (game: string): string =>
  fileURLToPath(new URL(`../../../games/${game}/lab/baseline.json`, import.meta.url));

const FLAGS = {
  game: option('<game>', 'one game instead of all', String),
  seats: option('<n>', 'how many seats (with --game)', wholeNumber(1, 99)),
  option: option('<key=value>', 'an option of the game (with --game); may be repeated', keyValue),
  rounds: option('<n>', 'rounds; the median counts', wholeNumber(1, 1000), STANDARD_EFFORT.rounds),
  milliseconds: option('<n>', 'length of a round', wholeNumber(1, 60_000), STANDARD_EFFORT.milliseconds),
  check: flag('fail if a rate, in yardsticks of the same run, is over 20 % below the baseline of its game'),
  keep: flag('make these figures the baseline'),
  write: flag('write docs/benchmarks.md, including the comparison with other engines'),
  json: flag('print one JSON object (a list of them without --game)'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout bench`: what one core does with the games. */
export const addBench = command('bench', {
  about: 'measure play, copies, views, imagined states and search on one core',
  flags: FLAGS,
  note: `\nExample:\n  hideout bench --game ${EXAMPLE} --json`,
  act,
});

async function act(terminal: Terminal, flags: Flags): Promise<void> {
  const games = flags.game === undefined ? GAMES : [findGame(flags.game)];
  const benches: Bench[] = [];
  const comparisons: Comparison[] = [];
  for (const game of games) {
    const result = await measure(terminal, game, flags);
    if (!result) return interrupted(terminal);
    benches.push(result);
    const compared = flags.check ? await compareTwice(terminal, game, flags, result) : [];
    if (!compared) return interrupted(terminal);
    comparisons.push(...compared);
  }
  if (flags.keep) for (const bench of benches) keep(bench);
  if (flags.write) await writeBenchPage(terminal, benches, effortFlags(flags));
  if (flags.json) terminal.printJson(flags.game === undefined ? benches : benches[0]);
  else terminal.print(...table(benches, terminal.width));
  if (flags.check) judge(terminal, comparisons);
}

/** The flags about effort, as they are written on the command line. */
function effortFlags({ rounds, milliseconds }: Flags): string {
  const isStandard = rounds === STANDARD_EFFORT.rounds && milliseconds === STANDARD_EFFORT.milliseconds;
  return isStandard ? '' : ` --rounds ${rounds} --milliseconds ${milliseconds}`;
}

function interrupted(terminal: Terminal): void {
  terminal.exitCode = EXIT.interrupted;
}

/** What a game is compared with; nothing before its first `--keep`. */
function readBaseline(game: string): Baseline {
  if (!existsSync(baselineFile(game))) return {};
  try {
    return JSON.parse(readFileSync(baselineFile(game), 'utf8')) as Baseline;
  } catch {
    throw new BadInput(
      `games/${game}/lab/baseline.json is damaged; hideout bench --game ${game} --keep makes it again`,
    );
  }
}

function keep(bench: Bench): void {
  mkdirSync(dirname(baselineFile(bench.game)), { recursive: true });
  replaceFile(baselineFile(bench.game), `${JSON.stringify(baselineOf(bench), undefined, 2)}\n`);
}

/** Compares with the baseline; what looks like a regression is measured once more before it is believed. */
async function compareTwice(
  terminal: Terminal,
  game: AnyGame,
  flags: Flags,
  first: Bench,
): Promise<readonly Comparison[] | undefined> {
  const baseline = readBaseline(game.id);
  const comparisons = compare(first, baseline);
  if (!comparisons.some(({ isRegression }) => isRegression)) return comparisons;
  const second = await measure(terminal, game, flags);
  return second && bestOf(comparisons, compare(second, baseline));
}

function judge(terminal: Terminal, comparisons: readonly Comparison[]): void {
  const bad = comparisons.filter(({ isRegression }) => isRegression);
  for (const { game, figure: name, change } of bad) {
    terminal.print(`${game}: ${name} changed by ${name === 'bytesPerAction' ? figure(change) : percent(change)}`);
  }
  const count = `${comparisons.length} figures compared, ${bad.length} regressions`;
  terminal.print('', count);
  if (bad.length > 0) terminal.exitCode = EXIT.failed;
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

/** A column for each game. */
const table = (benches: readonly Bench[], width: number): string[] =>
  grid(
    [
      ['', ...benches.map(({ game }) => game)],
      ...ROWS.map(([key, heading]) => [heading, ...benches.map((bench) => figure(bench[key]))]),
    ],
    width,
  );
