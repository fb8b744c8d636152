import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { LEVEL_NAMES, PUZZLE_KINDS, type Pack } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import { grid, replay, type AnyGame, type GameRecord } from '@hideout/kernel';
import { DROPS, haulOf, packOf, pursue, RunFolder, type Haul, type MiningSettings } from '@hideout/lab';
import { findGame, list, wholeNumber } from '../arguments.ts';
import { BadInput, demand, EXIT } from '../badInput.ts';
import { command, option, type FlagsOf } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { readRecordFile, writeNew } from '../files.ts';
import { figure, percent, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

/** Reads one more file and adds it to those before. */
function oneMore(file: string, before: readonly string[] = []): readonly string[] {
  return [...before, file];
}

const FLAGS = {
  run: option('<folder>', 'where what is found is kept; the same command resumes a search that was broken off', String),
  games: option('<n>', 'games of bots that are searched', wholeNumber(0, 1_000_000), 200),
  bot: option('<name>', 'the bots that play them', String, 'hard'),
  record: option('<file>', 'a record that is searched as well; may be repeated', oneMore),
  asks: option('<n>', 'decisions of each game that are looked at', wholeNumber(1, 1000), 12),
  seed: option('<n>', 'same seed, same puzzles', wholeNumber(0, Number.MAX_SAFE_INTEGER), 1),
  effort: option('<percent>', 'how much of its usual trials the judge takes', wholeNumber(1, 1000), 100),
  workers: option('<n>', 'threads; does not change the puzzles', wholeNumber(1, 256), availableParallelism()),
  out: option('<file>', 'write the pack there, over whatever it holds', String),
  move: option('<n>', 'the most “find the move” puzzles in the pack', wholeNumber(0, 10_000), 120),
  hold: option('<n>', 'the most “what does the rival hold?” puzzles', wholeNumber(0, 10_000), 50),
  score: option('<n>', 'the most “how would you score it?” puzzles', wholeNumber(0, 10_000), 40),
  without: option('<id,id,…>', 'puzzles that were looked at and are not to be in the pack', list),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout puzzles`: finds positions worth asking about in games of strong bots and in records. */
export const addPuzzles = command('puzzles', {
  about: 'search games for puzzles and write a pack of them for the page',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note:
    `\nExamples:\n  hideout puzzles ${EXAMPLE} --games 400 --run runs/puzzles --out games/${EXAMPLE}/puzzles.json` +
    `\n  hideout puzzles ${EXAMPLE} --games 0 --record game.json --run runs/mine`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { run: path, games, bot, seed, asks, workers } = flags;
  if (path === undefined) throw new BadInput('say with --run in which folder what is found is kept');
  demand(botOf(bot, game));
  const records = (flags.record ?? []).map((file) => recordIn(terminal, game, file));
  const total = games + records.length;
  if (total === 0) throw new BadInput('there is nothing to search: give --games or --record');
  const effort = flags.effort / 100;
  const settings = { game: game.id, rulesVersion: game.rulesVersion, bot, games, seed, asks, effort, records };
  const run = openSearch(resolve(terminal.streams.folder, path), settings, total);
  const { signal } = terminal.streams;
  const already = total - run.missing().length;
  const progress = startProgress(terminal, game.id, total, 'games', already);
  await pursue(run, { workers, onProgress: progress.update, signal }).finally(progress.stop);
  const haul = haulOf(run);
  const pack = packOf(game, haul, flags, new Set(flags.without));
  terminal.print(...reportOn(haul, pack, terminal.width));
  if (flags.out !== undefined) {
    const text = textOf(pack);
    writeNew(terminal, flags.out, text, 'force');
    terminal.print(`${flags.out}: ${figure(deflateRawSync(text).length)} bytes compressed`);
  }
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

/** A record of this game by its current rules, whole. */
function recordIn(terminal: Terminal, game: AnyGame, file: string): GameRecord {
  const record = readRecordFile(terminal, file);
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion)
    throw new BadInput(`${file}: this is no record of ${game.id} by its current rules`);
  const replayed = replay(game, record);
  if (!replayed.ok) throw new BadInput(`${file}: ${replayed.problem}`);
  return record;
}

/** The search in a folder, begun if there is none; one with other settings is not continued. */
function openSearch(path: string, settings: MiningSettings, total: number): RunFolder {
  const plan = { task: 'mining', settings, total, size: 1 };
  if (!existsSync(join(path, 'run.json'))) return RunFolder.create(path, plan);
  const run = demand(RunFolder.open(path));
  // As it would be read back from a file.
  const wanted = JSON.parse(JSON.stringify(plan)) as unknown;
  if (!isDeepStrictEqual(run.plan, wanted))
    throw new BadInput(`${path} holds a search with other settings; choose another folder`);
  return run;
}

/** One puzzle a line, so that changes can be read. */
const textOf = ({ puzzles, ...head }: Pack): string =>
  `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;

function reportOn({ counts, found }: Haul, { puzzles }: Pack, width: number): string[] {
  const shareOf = (count: number): string => percent(count / Math.max(1, counts.looked));
  const ofKind = (all: readonly { readonly kind: string }[], kind: string): string =>
    figure(all.filter((each) => each.kind === kind).length);
  const solved = found.flatMap((each) => each.solved ?? []);
  const level = (place: number): string => {
    const shares = solved.filter((_, i) => i % LEVEL_NAMES.length === place);
    return percent(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length));
  };
  return [
    `${figure(counts.games)} games, ${figure(counts.looked)} decisions looked at`,
    ...grid(
      DROPS.map((drop) => [`dropped: ${drop}`, figure(counts.dropped[drop]), shareOf(counts.dropped[drop])]),
      width,
    ),
    '',
    ...grid(
      [
        ['kind', 'found', 'in the pack'],
        ...PUZZLE_KINDS.map((kind) => [
          kind,
          ofKind(
            found.map(({ puzzle }) => puzzle),
            kind,
          ),
          ofKind(puzzles, kind),
        ]),
      ],
      width,
    ),
    '',
    ...grid([['the move is found by', ''], ...LEVEL_NAMES.map((name, place) => [name, level(place)])], width),
  ];
}
