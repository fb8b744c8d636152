import { join, resolve } from 'node:path';
import { pageOf, RunFolder, settingsOf, subjectOf } from '@hideout/lab';
import { BadInput, demand } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { writeNew } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import { summaryOf } from './runSummary.ts';

const FLAGS = {
  to: option('<file>', 'where to write the page (default: report.html in the folder of the run)', String),
  json: flag('print all counts as one JSON object, and write no page'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout report`: a run as a page to look at, and a summary. */
export const addReport = command('report', {
  about: 'draw the games of a run: one page with plots, and a summary here',
  takes: ['<run>', 'the folder of the run, finished or not'],
  flags: FLAGS,
  note: '\nExample:\n  hideout report runs/million',
  act,
});

function act(terminal: Terminal, flags: Flags, path: string): void {
  const run = demand(RunFolder.open(resolve(terminal.streams.folder, path)));
  const subject = subjectOf(run, demand(settingsOf(run)));
  if (subject.ledger.games === 0) throw new BadInput(`${path}: no game of this run is finished yet`);
  if (flags.json) {
    terminal.printJson({ ...subject.settings, ...subject.ledger });
    return;
  }
  const file = resolve(terminal.streams.folder, flags.to ?? join(run.path, 'report.html'));
  writeNew(terminal, flags.to ?? file, pageOf(subject), 'force');
  terminal.print(...summaryOf(subject, terminal.width), '', `The page: ${file}`);
}
