import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import type { AnyGame } from '@hideout/kernel';
import { findGame, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { command, option } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { readRecordFile } from '../files.ts';
import { fixtureOf } from '../fixture.ts';
import { hunt } from '../hunt.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  games: option('<n>', 'how many games', wholeNumber(1, 1_000_000_000), 2000),
  seed: option('<n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  folder: option('<folder>', 'where the smallest failing record is written', String, 'runs'),
  reproduce: option('<file>', 'run a recorded failure again instead', String),
};

/** `hideout fuzz`: looks for games that break a law. */
export const addFuzz = command('fuzz', {
  about: 'play games steered towards untested parts of the rules, under all laws',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExample:\n  hideout fuzz ${EXAMPLE} --games 10000`,
  act: (terminal, { games, seed = randomInt(2 ** 32), folder, reproduce }, id) => {
    const game = findGame(id);
    if (reproduce !== undefined) return reproduceFile(terminal, game, reproduce);
    return hunt(terminal, { game: id, way: 'fuzz', games, seed, folder: resolve(terminal.streams.folder, folder) });
  },
});

async function reproduceFile(terminal: Terminal, game: AnyGame, file: string): Promise<void> {
  const record = readRecordFile(terminal, file);
  const { reproduce } = await import('@hideout/testkit');
  const broken = demand(reproduce(game, await fixtureOf(game), record));
  terminal.print(broken ? broken.message : 'No law is broken by this record.');
  if (broken) terminal.exitCode = EXIT.failed;
}
