import { once } from 'node:events';
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import type { RunningServer, ServeFlags } from '@hideout/server';
import { wholeNumber } from '../arguments.ts';
import { BadInput, demand, reasonOf } from '../badInput.ts';
import { plainLog } from '../plainLog.ts';
import type { Terminal } from '../terminal.ts';

interface Flags extends ServeFlags {
  readonly open: boolean;
  readonly log?: 'plain' | 'json';
}

const NOTE = `
At a terminal it prints its address and opens the page; elsewhere, for example
as a service, it writes a log as lines of JSON.
Everything is kept in one SQLite file under --data. With DATABASE_URL set (and
without --data) it is kept in PostgreSQL, and any number of nodes may run.
More settings: docs/hosting.md.

Example:
  hideout serve --port 7070`;

const DATA = 'folder of the SQLite file (default: DATABASE_URL, or data)';

const MOVES = [
  ['backup', 'write everything a server keeps to one file, even while it runs', 'the file to write'],
  ['restore', 'restore a backup into an empty store of either kind', 'the file to read'],
] as const;

/** `hideout serve`, `hideout backup` and `hideout restore`: a house for friends, and its contents in one file. */
export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve tables to browsers and programs')
    .option('--port <n>', 'the port to listen on (default: 7070)', wholeNumber(0, 65_535))
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1)')
    .option('--data <folder>', DATA)
    .option('--no-open', 'do not open the browser')
    .addOption(new Option('--log <kind>', 'for people or for programs').choices(['plain', 'json']))
    .addHelpText('after', NOTE)
    .action((flags: Flags) => serve(terminal, flags));
  for (const [which, about, file] of MOVES) {
    program
      .command(which)
      .description(about)
      .argument('<file>', file)
      .option('--data <folder>', DATA)
      .action((path: string, flags: ServeFlags) => move(terminal, which, path, flags));
  }
}

/** The server is loaded only where it is needed: the other commands start faster without it. */
const loadServer = () => import('@hideout/server');

async function serve(terminal: Terminal, flags: Flags): Promise<void> {
  const kind = flags.log ?? (terminal.isRead ? 'plain' : 'json');
  const server = await start(terminal, flags, kind);
  const { paint, streams, isLive } = terminal;
  const isPlain = kind === 'plain';
  if (isPlain)
    terminal.print(`Hideout is open: ${paint('strong', server.address)} ${paint('quiet', '(Ctrl-C closes it)')}`);
  if (flags.open && isLive) streams.browse?.(server.address);
  if (!streams.signal.aborted) await once(streams.signal, 'abort');
  await server.close();
  // The return covers the ^C that the terminal shows.
  if (isPlain) terminal.print(`${isLive ? '\r' : ''}Hideout is closed.`);
}

async function start(terminal: Terminal, flags: ServeFlags, kind: 'plain' | 'json'): Promise<RunningServer> {
  const { settingsFrom, startServer } = await loadServer();
  const { environment, errors, folder, output } = terminal.streams;
  const isPlain = kind === 'plain';
  // A person is told what goes wrong, and more only on request.
  const variables = isPlain ? { HIDEOUT_LOG: 'warn', ...environment } : environment;
  const settings = demand(settingsFrom(inFolder(flags, folder), variables));
  const log = isPlain ? { write: (line: string) => errors.write(plainLog(line)) } : output;
  return startServer({ ...settings, log }).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    const reason = isTaken ? `port ${settings.port} is taken; choose another with --port` : reasonOf(error);
    throw new BadInput(`the server cannot start: ${reason}`);
  });
}

async function move(terminal: Terminal, which: 'backup' | 'restore', file: string, flags: ServeFlags): Promise<void> {
  const { placeFrom, ...server } = await loadServer();
  const { environment, folder } = terminal.streams;
  const place = placeFrom(inFolder(flags, folder), environment);
  const lines = await server[which](place, resolve(folder, file)).catch((error: unknown) => {
    throw new BadInput(reasonOf(error));
  });
  terminal.print(which === 'backup' ? `Wrote ${lines} lines to ${file}.` : `Restored ${lines} lines from ${file}.`);
}

const inFolder = (flags: ServeFlags, folder: string): ServeFlags =>
  flags.data === undefined ? flags : { ...flags, data: resolve(folder, flags.data) };
