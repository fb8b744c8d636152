import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { setUp, type AnyGame } from '@hideout/kernel';
import { simulate, type Job, type Simulation } from '@hideout/lab';
import { botsBySeat, findGame, keyValue, list, standardSeats, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { grid, wrap } from '../layout.ts';
import { figure, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly games: number;
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly seed?: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly workers: number;
  readonly json?: true;
}

/** A game takes two sequences of the generator, which has 2^32 of them. */
const MAX_GAMES = 2 ** 31;

/** `hideout simulate`: many games between bots. */
export function addSimulate(program: Command, terminal: Terminal): void {
  program
    .command('simulate')
    .description('play many games between bots and count what came of them')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', wholeNumber(1, MAX_GAMES), 1000)
    .option('--bots <a,b,…>', 'one bot for each seat, again and again', list, ['random'])
    .option('--seats <n>', 'how many seats', wholeNumber(1, 99))
    .option('--seed <n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .option('--option <key=value>', 'an option of the game; may be repeated', keyValue)
    .option('--workers <n>', 'threads; never changes the numbers', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  hideout simulate caper-cards --games 100000 --seed 1 --option risk=12')
    .action((id: string, flags: Flags) => act(terminal, findGame(id), flags));
}

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const setup = demand(setUp(game, flags.seats ?? standardSeats(game, flags.bots.length), flags.option));
  const bots = botsBySeat(game, flags.bots, setup.seats);
  const job: Job = { game: game.id, setup, bots, seed: flags.seed ?? randomInt(2 ** 32) };
  const { signal } = terminal.streams;
  const progress = startProgress(terminal, game.id, flags.games, 'games');
  const onProgress = (games: number): void => progress.update(games);
  const result = await simulate(job, flags.games, { workers: flags.workers, onProgress, signal }).finally(
    progress.stop,
  );
  if (flags.json) terminal.printJson(jsonOf(job, result));
  else terminal.print(...table(game, job, result, flags.games, terminal.width));
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

const jsonOf = ({ game, setup, bots, seed }: Job, result: Simulation) => ({
  game,
  seats: setup.seats,
  options: setup.options,
  bots,
  seed,
  games: result.games,
  actions: result.actions,
  seconds: result.seconds,
  gamesPerSecond: result.gamesPerSecond,
  actionsPerSecond: result.actionsPerSecond,
  wins: result.wins,
  draws: result.draws,
  meanScores: result.meanScores,
  endings: result.endings,
});

function table(game: AnyGame, job: Job, result: Simulation, wanted: number, width: number): string[] {
  const share = (count: number): string =>
    result.games === 0 ? '–' : `${((100 * count) / result.games).toFixed(2)} %`;
  const options = Object.entries(job.setup.options).map(([key, value]) => `${key} ${value}`);
  const heading = [game.words.en.name, `${job.setup.seats} seats`, ...options, `seed ${job.seed}`].join(' · ');
  const rows = job.bots.map((bot, seat) => {
    const wins = result.wins[seat]!;
    return [`seat ${seat + 1}`, bot, figure(wins), share(wins), result.meanScores[seat]!.toFixed(2)];
  });
  const endings = Object.entries(result.endings).map(([ending, count]) => {
    return [game.words.en.ending(ending), figure(count), share(count)];
  });
  return [
    heading,
    '',
    ...grid([['', 'bot', 'wins', '', 'mean score'], ...rows], width),
    ...(game.cooperative ? [] : [`draws  ${figure(result.draws)}  ${share(result.draws)}`]),
    '',
    ...grid([['ending', 'games', ''], ...endings], width),
    '',
    ...wrap(
      `${figure(result.games)} games${result.games < wanted ? ` of ${figure(wanted)} (interrupted)` : ''}, ` +
        `${result.meanLength.toFixed(1)} actions each, in ${result.seconds.toFixed(2)} s: ` +
        `${figure(result.gamesPerSecond)} games/s, ${figure(result.actionsPerSecond)} actions/s`,
      width,
    ),
  ];
}
