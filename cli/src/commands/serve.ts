import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ServeFlags } from '@hideout/server';
import { wholeNumber } from '../arguments.ts';
import { BadInput, demand } from '../badInput.ts';
import type { Terminal } from '../terminal.ts';

const NOTE = `
Everything is kept in one SQLite file under --data. With DATABASE_URL set (and
without --data) it is kept in PostgreSQL, and any number of nodes may run.
More settings: docs/hosting.md.

Example:
  hideout serve --port 7070`;

const DATA = 'folder of the SQLite file (default: DATABASE_URL, or data)';

/** `hideout serve`, `hideout backup` and `hideout restore`: a house for friends, and its contents in one file. */
export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve tables to browsers and programs')
    .option('--port <n>', 'where to listen (default: 7070)', wholeNumber(0, 65_535))
    .option('--host <address>', 'on which address (default: 127.0.0.1)')
    .option('--data <folder>', DATA)
    .addHelpText('after', NOTE)
    .action((flags: ServeFlags) => serve(terminal, flags));
  program
    .command('backup')
    .description('write everything that a server keeps into one file, while it runs')
    .argument('<file>', 'the file to write')
    .option('--data <folder>', DATA)
    .action((file: string, flags: ServeFlags) => move(terminal, 'backup', file, flags));
  program
    .command('restore')
    .description('take a backup into an empty store of either kind')
    .argument('<file>', 'the file to read')
    .option('--data <folder>', DATA)
    .action((file: string, flags: ServeFlags) => move(terminal, 'restore', file, flags));
}

/** The server is loaded only where it is needed: the other commands start faster without it. */
const loadServer = () => import('@hideout/server');

async function serve(terminal: Terminal, flags: ServeFlags): Promise<void> {
  const { settingsFrom, startServer } = await loadServer();
  const { environment, folder, signal } = terminal.streams;
  const settings = demand(settingsFrom(inFolder(flags, folder), environment));
  const server = await startServer(settings).catch((error: unknown) => {
    throw new BadInput(`the server cannot start: ${reasonOf(error)}`);
  });
  terminal.print(`Hideout is open at ${server.address}`);
  if (!signal.aborted) await new Promise((stop) => signal.addEventListener('abort', stop, { once: true }));
  await server.close();
}

async function move(terminal: Terminal, which: 'backup' | 'restore', file: string, flags: ServeFlags): Promise<void> {
  const { placeFrom, ...server } = await loadServer();
  const { environment, folder } = terminal.streams;
  const place = placeFrom(inFolder(flags, folder), environment);
  const lines = await server[which](place, resolve(folder, file)).catch((error: unknown) => {
    throw new BadInput(reasonOf(error));
  });
  terminal.print(which === 'backup' ? `Wrote ${lines} lines to ${file}.` : `Took in ${lines} lines from ${file}.`);
}

const inFolder = (flags: ServeFlags, folder: string): ServeFlags =>
  flags.data === undefined ? flags : { ...flags, data: resolve(folder, flags.data) };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
