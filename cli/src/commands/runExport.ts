import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { exportRun, FORMATS, RunFolder, settingsOf, type Format } from '@hideout/lab';
import { demand } from '../badInput.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly as: Format;
  readonly to?: string;
}

/** `hideout export`: the games of a run for other programs. */
export function addExport(program: Command, terminal: Terminal): void {
  program
    .command('export')
    .description('write the games of a run as JSON Lines, CSV or Parquet')
    .argument('<run>', 'the folder of the run')
    .addOption(new Option('--as <format>', 'which form').choices(FORMATS).default('jsonl'))
    .option('--to <file>', 'the file to write (default: standard output)')
    .addHelpText('after', '\nExample:\n  hideout export runs/million --as parquet --to games.parquet')
    .action((path: string, flags: Flags) => act(terminal, path, flags));
}

async function act(terminal: Terminal, path: string, { as, to }: Flags): Promise<void> {
  const { folder, output } = terminal.streams;
  const run = demand(RunFolder.open(resolve(folder, path)));
  demand(settingsOf(run));
  const stream = to === undefined ? output : createWriteStream(resolve(folder, to));
  for (const part of exportRun(run, as)) if (!stream.write(part)) await once(stream, 'drain');
  if (to === undefined) return;
  stream.end();
  await once(stream, 'finish');
}
