import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { botOf, GAMES, tunableOf } from '@hideout/catalogue/house';
import { grid, type AnyGame, type Tuning } from '@hideout/kernel';
import { balancePageOf, findingsOf, Sampler, search, type Finding, type Step, type Tunable } from '@hideout/lab';
import { findGame, standardBot, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { command, option, type FlagsOf } from '../command.ts';
import { TUNABLE_EXAMPLE } from '../example.ts';
import { writeNew } from '../files.ts';
import { figure } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  bot: option('<name>', 'who plays every seat', String),
  steps: option('<n>', 'changes to try; 0 only measures', wholeNumber(0, 100_000), 40),
  games: option('<n>', 'games per batch', wholeNumber(1, 1_000_000), 100),
  batches: option('<n>', 'the most batches for one change', wholeNumber(2, 1000), 12),
  seed: option('<n>', 'same seed, same search', wholeNumber(0, 2 ** 32 - 2), 1),
  workers: option('<n>', 'threads; does not change the results', wholeNumber(1, 256), availableParallelism()),
  from: option('<file>', 'start from this tuning instead of the figures of the rulebook', String),
  to: option('<file>', 'write the tuning as JSON', String),
  report: option('<file>', 'write a page with the final measurements', String),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout tune`: finds values for designed figures with which a game meets the targets of its rulebook. */
export const addTune = command('tune', {
  about: 'look for figures with which a game meets the balance targets of its rulebook',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExample:\n  hideout tune ${TUNABLE_EXAMPLE} --bot hard --steps 200 --to tuning.json`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const tunable = tunableOf(game);
  if (!tunable) {
    const others = GAMES.filter(tunableOf).map(({ id }) => id);
    throw new BadInput(`${game.id} has no balance targets (games: ${others.join(', ')})`);
  }
  const { signal, folder } = terminal.streams;
  const bot = flags.bot ?? standardBot(game);
  demand(botOf(bot, game));
  const sampling = { bot, games: flags.games, workers: flags.workers, signal };
  const sampler = new Sampler(game, tunable, { ...sampling, seed: flags.seed });
  // What is reported comes from deals that the search has never seen.
  const fresh = new Sampler(game, tunable, { ...sampling, seed: flags.seed + 1 });
  const measure = async (tuning: Tuning) => findingsOf(tunable, await fresh.sample(tuning, flags.batches));
  const start = flags.from === undefined ? {} : readTuning(resolve(folder, flags.from), flags.from, tunable);
  try {
    const before = await measure(start);
    const effort = { steps: flags.steps, batches: flags.batches, start };
    const tuning = await search(tunable, sampler, effort, flags.seed, (step) => terminal.print(stepLine(step)), signal);
    const after = tuning === start ? undefined : await measure(tuning);
    terminal.print(...summary(game, bot, tuning, before, after, sampler.games + fresh.games, terminal.width));
    if (flags.to !== undefined) writeNew(terminal, flags.to, `${JSON.stringify(tuning, undefined, 2)}\n`, 'force');
    if (flags.report !== undefined) {
      const run = { bot, seed: flags.seed + 1, command: commandOf(game, bot, flags) };
      const page = balancePageOf(tunable.with(tuning), tunable, await fresh.sample(tuning, flags.batches), run);
      writeNew(terminal, flags.report, page, 'force');
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    terminal.exitCode = EXIT.interrupted;
  }
}

/** The tuning in a file written by `--to`. */
function readTuning(file: string, shown: string, tunable: Tunable): Tuning {
  try {
    const tuning = JSON.parse(readFileSync(file, 'utf8')) as Tuning;
    tunable.with(tuning);
    return tuning;
  } catch (error) {
    throw new BadInput(`${shown} holds no tuning of this game: ${(error as Error).message}`);
  }
}

/** The command that measures the same again. */
const commandOf = (game: AnyGame, bot: string, { from, games, batches, seed, steps }: Flags): string =>
  `hideout tune ${game.id} --bot ${bot} --steps ${steps} --games ${games} --batches ${batches} --seed ${seed}` +
  (from === undefined ? '' : ` --from ${from}`);

const stepLine = ({ number, change, isTaken, loss, batches }: Step): string =>
  `${String(number).padStart(4)}  ${isTaken ? 'taken  ' : 'dropped'}  ${change}  (${batches} batches, loss ${loss.toFixed(3)})`;

function summary(
  game: AnyGame,
  bot: string,
  tuning: Tuning,
  before: readonly Finding[],
  after: readonly Finding[] | undefined,
  games: number,
  width: number,
): string[] {
  const isManifold = new Set(before.map(({ setup }) => setup)).size > 1;
  const rows = before.map((finding, i) => {
    const where = Object.values(finding.setup.options)[0];
    const name = isManifold && where !== undefined ? `${finding.target.name} · ${where}` : finding.target.name;
    return [name, range(finding), told(finding), ...(after ? [told(after[i]!)] : [])];
  });
  const changes = Object.entries(tuning).map(([key, value]) => `  ${key} = ${value}`);
  return [
    '',
    ...grid([['', 'target', 'before', ...(after ? ['after'] : [])], ...rows], width),
    '',
    ...(changes.length > 0 ? ['Changed figures:', ...changes] : ['No figure is changed.']),
    `${game.id}, ${bot} in every seat, ${figure(games)} games; the table is from deals that the search has not seen.`,
  ];
}

const range = ({ target: { low, high } }: Finding): string => (Number.isFinite(high) ? `${low}–${high}` : `≥ ${low}`);

const told = ({ value, from, verdict }: Finding): string =>
  `${value.toFixed(3)} ± ${(value - from).toFixed(3)} ${verdict}`;
