import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { PLAIN_CURVE, plainCoach, type Curve } from '@hideout/bots';
import { botOf, brainOf } from '@hideout/catalogue/house';
import { grid, type AnyGame } from '@hideout/kernel';
import { ask, fitCurve, missOf, noiseOf, reliabilityOf, type Asked, type Tenth } from '@hideout/lab';
import { findGame, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { writeNew } from '../files.ts';
import { Samples } from '../samples.ts';
import { figure, percent, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  games: option('<n>', 'how many games', wholeNumber(1, 1_000_000), 400),
  every: option('<n>', 'ask the judge about one decision in this many', wholeNumber(1, 1000), 10),
  bot: option('<name>', 'the bots that play them', String, 'medium'),
  seed: option('<n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  effort: option('<percent>', 'how much of its usual trials the judge takes', wholeNumber(1, 100), 100),
  keep: option('<file>', 'keep what was found in a file, and go on from what is there', String),
  fit: option('<file>', 'fit a curve to these games and write it to a file', String),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout calibrate`: whether the judge's chances come true, and the curve that makes them. */
export const addCalibrate = command('calibrate', {
  about: 'compare the chances that the judge of a game tells with how games end',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExamples:\n  hideout calibrate ${EXAMPLE} --games 400 --seed 1\n  hideout calibrate ${EXAMPLE} --games 4000 --seed 1 --keep games.jsonl --fit curve.ts`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { games, every, bot, seed = randomInt(2 ** 32), effort } = flags;
  demand(botOf(bot, game));
  const { signal, folder } = terminal.streams;
  const kept = flags.keep === undefined ? undefined : new Samples(resolve(folder, flags.keep), flags.keep);
  const asked: Asked[] = kept?.open({ game: game.id, bot, every, seed: flags.seed, effort }) ?? [];
  let done = kept?.games ?? 0;
  const progress = startProgress(terminal, game.id, games, 'games');
  for (const decisions of ask({ game, bot, games, every, seed, effort: effort / 100, done })) {
    asked.push(...decisions);
    kept?.add(decisions);
    progress.update(++done);
    if (signal.aborted) break;
    await new Promise((goOn) => setImmediate(goOn)); // lets Ctrl-C be heard
  }
  progress.stop();
  const { curve, curves } = brainOf(game.id).coach ?? plainCoach;
  const [raw, told] = [reliabilityOf(asked, PLAIN_CURVE), reliabilityOf(asked, curves?.[bot] ?? curve)];
  if (flags.json) terminal.printJson({ game: game.id, games: done, every, bot, seed, effort, raw, told });
  else {
    terminal.print(`${game.id}, ${bot}, ${figure(done)} games, ${figure(asked.length)} decisions, seed ${seed}`);
    terminal.print('', 'Without the curve', ...tableOf(raw, terminal.width));
    terminal.print('', 'With the curve', ...tableOf(told, terminal.width));
  }
  if (flags.fit !== undefined) {
    const made = `hideout calibrate ${game.id} --bot ${bot} --games ${done} --every ${every} --effort ${effort} --seed ${seed}`;
    writeNew(terminal, flags.fit, fileOf(fitCurve(asked), `${made} --fit`, asked.length), 'force');
  }
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

function tableOf(tenths: readonly Tenth[], width: number): string[] {
  const rows = tenths.map(({ count, said, won, margin }) => [
    figure(count),
    percent(said),
    `${percent(won)} ± ${(100 * margin).toFixed(1)}`,
    (100 * (said - won)).toFixed(1),
  ]);
  return [
    ...grid([['decisions', 'said', 'won (95 %)', 'off by'], ...rows], width),
    `off by ${(100 * missOf(tenths)).toFixed(1)} points on average, of which chance alone makes ${(100 * noiseOf(tenths)).toFixed(1)}`,
  ];
}

/** The curve as the source of a game, with the command that made it. */
const fileOf = ({ early, late }: Curve, command: string, decisions: number): string =>
  [
    "import type { Curve } from '@hideout/bots';",
    '',
    '/**',
    ` * What the judge's worths mean as chances: fitted to ${decisions} decisions by`,
    ` * \`${command}\`.`,
    ' */',
    `export const CURVE: Curve = { early: [${early.join(', ')}], late: [${late.join(', ')}] };`,
    '',
  ].join('\n');
