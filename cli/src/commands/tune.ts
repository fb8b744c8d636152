import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { botOf } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import { findingsOf, Sampler, search, TUNABLES, type Finding, type Step, type Tuning } from '@hideout/lab';
import { findGame, standardBot, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { writeNew } from '../files.ts';
import { grid } from '../layout.ts';
import { figure } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly bot?: string;
  readonly steps: number;
  readonly games: number;
  readonly batches: number;
  readonly seed: number;
  readonly workers: number;
  readonly to?: string;
}

/** `hideout tune`: finds values for designed figures with which a game meets the targets of its rulebook. */
export function addTune(program: Command, terminal: Terminal): void {
  program
    .command('tune')
    .description('look for figures with which a game meets the balance targets of its rulebook')
    .argument('<game>', 'which game')
    .option('--bot <name>', 'who plays every seat')
    .option('--steps <n>', 'changes to try; 0 only measures', wholeNumber(0, 100_000), 40)
    .option('--games <n>', 'games of a batch', wholeNumber(1, 1_000_000), 100)
    .option('--batches <n>', 'batches at most for one change', wholeNumber(2, 1000), 12)
    .option('--seed <n>', 'same seed, same search', wholeNumber(0, 2 ** 32 - 2), 1)
    .option('--workers <n>', 'threads; never changes the numbers', wholeNumber(1, 256), availableParallelism())
    .option('--to <file>', 'write the tuning as JSON')
    .addHelpText('after', '\nExample:\n  hideout tune caper-europe --bot hard --steps 200 --to tuning.json')
    .action((id: string, flags: Flags) => act(terminal, findGame(id), flags));
}

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const tunable = TUNABLES[game.id];
  if (!tunable) throw new BadInput(`${game.id} has no balance targets (games: ${Object.keys(TUNABLES).join(', ')})`);
  const { signal, folder } = terminal.streams;
  const bot = flags.bot ?? standardBot(game);
  demand(botOf(bot, game));
  const sampling = { bot, games: flags.games, workers: flags.workers, signal };
  const sampler = new Sampler(game, tunable, { ...sampling, seed: flags.seed });
  // What is reported comes from deals that the search has never seen.
  const fresh = new Sampler(game, tunable, { ...sampling, seed: flags.seed + 1 });
  const measure = async (tuning: Tuning) => findingsOf(tunable, await fresh.sample(tuning, flags.batches));
  try {
    const before = await measure({});
    const effort = { steps: flags.steps, batches: flags.batches };
    const tuning = await search(tunable, sampler, effort, flags.seed, (step) => terminal.print(stepLine(step)), signal);
    const after = Object.keys(tuning).length > 0 ? await measure(tuning) : undefined;
    terminal.print(...summary(game, bot, tuning, before, after, sampler.games + fresh.games, terminal.width));
    if (flags.to !== undefined)
      writeNew(resolve(folder, flags.to), flags.to, `${JSON.stringify(tuning, undefined, 2)}\n`, 'force');
  } catch (error) {
    if (!signal.aborted) throw error;
    terminal.exitCode = EXIT.interrupted;
  }
}

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
