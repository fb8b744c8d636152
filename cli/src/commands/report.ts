import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { pageOf, RunFolder, settingsOf, subjectOf } from '@hideout/lab';
import { BadInput, demand } from '../badInput.ts';
import { writeNew } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import { summaryOf } from './runSummary.ts';

interface Flags {
  readonly to?: string;
  readonly json?: true;
}

/** `hideout report`: a run as a page to look at, and a summary. */
export function addReport(program: Command, terminal: Terminal): void {
  program
    .command('report')
    .description('draw the games of a run: one page with plots, and a summary here')
    .argument('<run>', 'the folder of the run, finished or not')
    .option('--to <file>', 'where to write the page (default: report.html in the folder of the run)')
    .option('--json', 'print all counts as one JSON object, and write no page')
    .addHelpText('after', '\nExample:\n  hideout report runs/million')
    .action((path: string, flags: Flags) => act(terminal, path, flags));
}

function act(terminal: Terminal, path: string, flags: Flags): void {
  const { folder } = terminal.streams;
  const run = demand(RunFolder.open(resolve(folder, path)));
  const subject = subjectOf(run, demand(settingsOf(run)));
  if (subject.ledger.games === 0) throw new BadInput(`${path}: no game of this run is finished yet`);
  if (flags.json) {
    terminal.printJson({ ...subject.settings, ...subject.ledger });
    return;
  }
  const file = flags.to === undefined ? join(run.path, 'report.html') : resolve(folder, flags.to);
  writeNew(file, flags.to ?? 'report.html', pageOf(subject), 'force');
  terminal.print(...summaryOf(subject, terminal.width), '', `The page: ${file}`);
}
