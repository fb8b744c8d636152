import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { AnyGame } from '@hideout/kernel';
import { findGame, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { EXAMPLE } from '../example.ts';
import { readRecordFile } from '../files.ts';
import { fixtureOf } from '../fixture.ts';
import { hunt } from '../hunt.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly games: number;
  readonly seed?: number;
  readonly folder: string;
  readonly reproduce?: string;
}

/** `hideout fuzz`: looks for games that break a law. */
export function addFuzz(program: Command, terminal: Terminal): void {
  program
    .command('fuzz')
    .description('play games steered towards untested parts of the rules, under all laws')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000_000), 2000)
    .option('--seed <n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .option('--folder <folder>', 'where the smallest failing record is written', 'runs')
    .option('--reproduce <file>', 'run a recorded failure again instead')
    .addHelpText('after', `\nExample:\n  hideout fuzz ${EXAMPLE} --games 10000`)
    .action((id: string, { games, seed = randomInt(2 ** 32), folder, reproduce }: Flags) => {
      const game = findGame(id);
      if (reproduce !== undefined) return reproduceFile(terminal, game, reproduce);
      return hunt(terminal, { game: id, way: 'fuzz', games, seed, folder: resolve(terminal.streams.folder, folder) });
    });
}

async function reproduceFile(terminal: Terminal, game: AnyGame, file: string): Promise<void> {
  const record = readRecordFile(terminal, file);
  const { reproduce } = await import('@hideout/testkit');
  const broken = demand(reproduce(game, await fixtureOf(game), record));
  terminal.print(broken ? broken.message : 'No law is broken by this record.');
  if (broken) terminal.exitCode = EXIT.failed;
}
