import { resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { everySetup, hang, type AnyGame } from '@hideout/kernel';
import type { AnyFixture, LawId } from '@hideout/testkit';
import { findGame, wholeNumber } from '../arguments.ts';
import { EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { fixtureOf, recordsOf } from '../fixture.ts';
import { hunt } from '../hunt.ts';
import { startProgress, type Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  games: option('<n>', 'random games for each law and set-up', wholeNumber(1, 1_000_000), 4),
  seed: option('<n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER), 1),
  bulk: option('<n>', 'play this many random games instead, most of them at full speed', wholeNumber(1, 1_000_000_000)),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout laws`: holds a game to what every game promises. */
export const addLaws = command('laws', {
  about: 'judge a game by every law of the test kit, in every set-up',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExamples:\n  hideout laws ${EXAMPLE}\n  hideout laws ${EXAMPLE} --bulk 1000000`,
  act: (terminal, flags, id) => {
    const game = findGame(id);
    const folder = resolve(terminal.streams.folder, 'runs');
    if (flags.bulk === undefined) return act(terminal, game, flags);
    return hunt(terminal, { game: id, way: 'bulk', games: flags.bulk, seed: flags.seed, folder });
  },
});

/** What a law says of a game: nothing, or how it is broken. */
interface Verdict {
  readonly law: LawId;
  readonly breach?: string;
}

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { LAWS } = await import('@hideout/testkit');
  const fixture = await fixtureOf(game);
  const setups = [...everySetup(game)].length;
  const progress = startProgress(terminal, `laws of ${game.id}`, Object.keys(LAWS).length * setups, 'hearings');
  const verdicts = await hearAll(terminal, game, fixture, flags, progress).finally(progress.stop);
  const broken = verdicts.filter(({ breach }) => breach !== undefined);
  if (flags.json) terminal.printJson({ game: game.id, laws: verdicts.length, broken });
  else terminal.print(...verdicts.flatMap((verdict) => verdictLines(terminal, verdict, LAWS[verdict.law])));
  if (!fixture && !flags.json) terminal.print('No fixture: the laws about secrets were left out.');
  if (terminal.streams.signal.aborted) terminal.exitCode = EXIT.interrupted;
  else if (broken.length > 0) terminal.exitCode = EXIT.failed;
}

/** Hears one law after another. A breach is written as a record. */
async function hearAll(
  { streams: { folder, signal } }: Terminal,
  game: AnyGame,
  fixture: AnyFixture | undefined,
  { games, seed }: Flags,
  progress: Progress,
): Promise<Verdict[]> {
  const kit = await import('@hideout/testkit');
  const hear = (law: LawId, hearing: () => unknown): Verdict => {
    try {
      kit.hearOf(game, fixture, hearing, resolve(folder, 'runs'));
      return { law };
    } catch (error) {
      if (error instanceof kit.LawBroken) return { law, breach: error.message };
      throw error;
    }
  };
  const records = await recordsOf(game);
  const verdicts = [hear('L1', () => kit.requireSoundDescription(game, fixture))];
  const setups = [...everySetup(game)];
  let hearings = setups.length;
  for (const check of kit.checksFor(fixture)) {
    let verdict: Verdict = { law: check.id };
    for (const setup of setups) {
      if (signal.aborted) return verdicts;
      if (verdict.breach === undefined) {
        verdict = hear(check.id, () => kit.judge(check, { game, setup, fixture, games, seed }));
      }
      progress.update(++hearings);
      await breathe(); // lets Ctrl-C be heard
    }
    verdicts.push(verdict);
  }
  return [...verdicts, hear('L31', () => kit.requireEverythingMet(game, records))];
}

function verdictLines({ paint, width }: Terminal, { law, breach }: Verdict, words: string): string[] {
  const mark = breach === undefined ? paint('green', '✓') : paint('red', '✗');
  const lines = hang(`${mark} ${law.padEnd(4)}`, words, width);
  return breach === undefined ? lines : [...lines, ...breach.split('\n').map((line) => `      ${line}`)];
}
