import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { Helper, Queue } from '@hideout/lab';
import { wholeNumber } from '../arguments.ts';
import { withDatabase } from '../database.ts';
import { figure } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly database: string;
  readonly workers: number;
}

/** `hideout work`: this machine helps with the runs of a shared database. */
export function addWork(program: Command, terminal: Terminal): void {
  program
    .command('work')
    .description('help with runs that others have started with --database, until Ctrl-C')
    .requiredOption('--database <url>', 'the shared PostgreSQL database')
    .option('--workers <n>', 'threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  hideout work --database postgres://lab@db.example/lab')
    .action((flags: Flags) => act(terminal, flags));
}

function act(terminal: Terminal, { database, workers }: Flags): Promise<void> {
  const { signal } = terminal.streams;
  return withDatabase(database, async (pool) => {
    let [chunks, games] = [0, 0];
    const onChunk = ({ from, to }: { readonly from: number; readonly to: number }): void => {
      chunks++;
      games += to - from;
    };
    const helper = await Helper.start(await Queue.open(pool), pool, { workers, onChunk });
    if (!signal.aborted) await new Promise((stop) => signal.addEventListener('abort', stop, { once: true }));
    await helper.stop();
    terminal.print(`Did ${figure(games)} games in ${figure(chunks)} chunks.`);
  });
}
