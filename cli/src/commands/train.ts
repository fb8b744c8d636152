import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readNet, type NetFile } from '@hideout/bots';
import { GAMES, trainingOf } from '@hideout/catalogue/house';
import { parseJson, setUp, type AnyGame } from '@hideout/kernel';
import { train, type Course, type CourseReport } from '@hideout/lab';
import { findGame, keyValue, standardSeats, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { command, option, type FlagsOf } from '../command.ts';
import { readText, writeNew } from '../files.ts';
import { startProgress, type Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

/** A game takes two sequences of the generator, and the highest ones are for learning. */
const MAX_GAMES = 2 ** 28;

const FLAGS = {
  run: option('<folder>', 'where the course is kept; the same command resumes one that was broken off', String),
  seats: option('<n>', 'how many seats', wholeNumber(1, 99)),
  option: option('<key=value>', 'an option of the game; may be repeated', keyValue),
  games: option('<n>', 'games of self-play in each generation', wholeNumber(1, MAX_GAMES), 3000),
  generations: option('<n>', 'how often self-play and learning take turns', wholeNumber(1, 100), 3),
  seed: option('<n>', 'same seed, same net', wholeNumber(0, Number.MAX_SAFE_INTEGER), 1),
  workers: option('<n>', 'threads; does not change the net', wholeNumber(1, 256), availableParallelism()),
  out: option('<file>', 'write the net of the last generation there, over whatever it holds', String),
  from: option('<file>', 'a net to go on from', String),
  learner: option('<command>', 'a command that learns instead, such as python/learn.py; it gets two files', String),
  result: option('<text>', 'what the net was measured to reach, for its card', String, 'not measured yet'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** A game whose bots learn, for the example. */
const LEARNER = GAMES.find((game) => trainingOf(game))?.id ?? '<game>';

/** `hideout train`: bots learn by playing with themselves. */
export const addTrain = command('train', {
  about: 'let the bots of a game learn from self-play: a net, with a card that says how it was made',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExample:\n  hideout train ${LEARNER} --games 3000 --run runs/net --out net.json`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const training = trainingOf(game);
  if (!training) throw new BadInput(`the bots of ${game.id} do not learn`);
  if (flags.run === undefined) throw new BadInput('say with --run in which folder the course is kept');
  const { seed, games, generations, learner, result } = flags;
  const setup = demand(setUp(game, flags.seats ?? standardSeats(game), flags.option));
  const course: Course = {
    game: game.id,
    setup,
    seed,
    games,
    generations,
    ...(flags.from !== undefined && { from: readNetFile(terminal, flags.from, training.inputs(setup)) }),
    ...(learner !== undefined && { learner }),
  };
  const card = {
    game: game.id,
    seats: setup.seats,
    command: commandOf(course, flags.from),
    commit: commitHere(),
    result: 'not measured yet',
  };
  const reporter = reportOn(terminal, course, flags.workers);
  const folder = resolve(terminal.streams.folder, flags.run);
  const trained = await train(folder, course, training, card, reporter).finally(reporter.stop);
  const net = demand(trained);
  if (!net) {
    terminal.exitCode = EXIT.interrupted;
    return;
  }
  const text = `${JSON.stringify({ ...net, card: { ...net.card, result } }, undefined, 2)}\n`;
  if (flags.out !== undefined) writeNew(terminal, flags.out, text, 'force');
  terminal.print(`${net.card.data}; ${net.sizes.join(' → ')}, ${text.length} bytes`);
}

/** The net in a file, which must read as many numbers as the rows of the game have. */
function readNetFile({ streams }: Terminal, file: string, inputs: number): NetFile {
  const kept = parseJson(readText(resolve(streams.folder, file), file, 'net'));
  const net = readNet(kept);
  if (!net.ok) throw new BadInput(`${file}: ${net.problem}`);
  if (net.value.inputs !== inputs)
    throw new BadInput(`${file}: this net reads ${net.value.inputs} numbers, not ${inputs}`);
  return kept as NetFile;
}

const commandOf = ({ game, setup, seed, games, generations, learner }: Course, from?: string): string =>
  [
    `hideout train ${game} --seats ${setup.seats}`,
    ...(from === undefined ? [] : [`--from ${from}`]),
    ...Object.entries(setup.options).map(([key, value]) => `--option ${key}=${value}`),
    `--games ${games} --generations ${generations} --seed ${seed}`,
    ...(learner === undefined ? [] : [`--learner ${JSON.stringify(learner)}`]),
  ].join(' ');

/** The commit that is checked out, where there is one. */
function commitHere(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

/** Tells how a course goes: a bar while games are played, a line for each pass. */
function reportOn(
  terminal: Terminal,
  { games }: Course,
  workers: number,
): CourseReport & { readonly stop: () => void } {
  let progress: Progress | undefined;
  const stop = (): void => progress?.stop();
  return {
    stop,
    plays(generation, already) {
      stop();
      progress = startProgress(terminal, `generation ${generation}`, games, 'games', already);
      return { workers, onProgress: progress.update, signal: terminal.streams.signal };
    },
    learns(generation, pass, passes, loss) {
      stop();
      terminal.print(`generation ${generation}, pass ${pass} of ${passes}: off by ${loss.toFixed(4)}`);
    },
  };
}
