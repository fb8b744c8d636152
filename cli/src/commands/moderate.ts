import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Moderation, ServeFlags } from '@hideout/server';
import { BadInput, demand, reasonOf } from '../badInput.ts';
import { harmless } from '../harmless.ts';
import type { Terminal } from '../terminal.ts';

interface Flags extends Pick<ServeFlags, 'data'> {
  readonly all?: boolean;
  readonly name?: string;
}

const NOTE = `
Without a measure it lists the reports that nobody has looked at. A report is
named by the first letters of its id. What is done holds at once, also while the
server runs, and for the guest whom the report is about:
  dismiss   nothing
  mute      no more chat, greetings included
  ban       no more coming here; they can still fetch and delete their data
  lift      muted or banned no longer
  rename    another name, here and at every table (--name)

Examples:
  hideout moderate
  hideout moderate mute 3f2a
  hideout moderate rename 3f2a --name "Guest"`;

/** `hideout moderate`: what whoever runs a house does about reports. */
export function addModerate(program: Command, terminal: Terminal): void {
  program
    .command('moderate')
    .description('look after the conduct in a house: reports, and what is done about them')
    .argument('[measure]', 'dismiss, mute, ban, lift or rename; nothing lists the reports')
    .argument('[report]', 'the first letters of the id of a report')
    .option('--all', 'list settled reports too')
    .option('--name <name>', 'the new name, for rename')
    .option('--data <folder>', 'folder of the SQLite file (default: DATABASE_URL, or data)')
    .addHelpText('after', NOTE)
    .action((measure: string | undefined, report: string | undefined, flags: Flags) =>
      moderate(terminal, flags, measure, report ?? ''),
    );
}

async function moderate(terminal: Terminal, flags: Flags, wish: string | undefined, report: string): Promise<void> {
  const { MEASURES, Moderation, placeFrom } = await import('@hideout/server');
  const { environment, folder } = terminal.streams;
  const measure = MEASURES.find((each) => each === wish);
  if (wish !== undefined && !measure) throw new BadInput(`there is no measure ${wish} (${MEASURES.join(', ')})`);
  const data = flags.data === undefined ? undefined : resolve(folder, flags.data);
  const moderation = await Moderation.open(placeFrom({ data }, environment)).catch((error: unknown) => {
    throw new BadInput(reasonOf(error));
  });
  try {
    if (measure) terminal.print(demand(await moderation.take(measure, report, flags.name)));
    else await list(terminal, moderation, { all: flags.all === true });
  } finally {
    await moderation.close();
  }
}

async function list(terminal: Terminal, moderation: Moderation, which: { readonly all: boolean }): Promise<void> {
  const reports = await moderation.reports(which);
  if (reports.length === 0) terminal.print('No reports.');
  for (const { id, name, table, reason, lines, outcome, createdAt } of reports) {
    const settled = outcome === '' ? '' : ` (${outcome})`;
    terminal.print(`${id.slice(0, 8)}  ${new Date(createdAt).toISOString().slice(0, 16)}  ${harmless(name)}${settled}`);
    terminal.print(`          table ${table}: ${harmless(reason)}`);
    for (const line of lines) terminal.print(`          “${harmless(line)}”`);
  }
}
