import { hang, type Language } from '@hideout/kernel';
import type { Command } from 'commander';
import { environmentLanguage, findGame, language, LANGUAGE_FLAG } from '../arguments.ts';
import { EXAMPLE, exampleClause } from '../example.ts';
import { renderMarkedTables, renderProvenance, renderRulebook, renderRuns } from '../printedRules.ts';
import { findClause, rulebookOf } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

interface Flags {
  readonly language?: Language;
  readonly provenance?: true;
}

/** `hideout rules`: the rulebook, or one clause of it. */
export function addRules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('print a rulebook, or one clause of it')
    .argument('<game>', 'which game')
    .argument('[clause]', 'the id of one clause')
    .option('--provenance', 'what is published, what is our reading, and what is designed here')
    .option(LANGUAGE_FLAG, 'the language of the rulebook', language)
    .addHelpText('after', () => `\nExample:\n  hideout rules ${EXAMPLE} ${exampleClause()}`)
    .action((id: string, clauseId: string | undefined, flags: Flags) => {
      const game = findGame(id);
      const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
      const { paint, width } = terminal;
      const book = rulebookOf(game, tongue);
      const clause = clauseId === undefined ? undefined : findClause(game, clauseId, tongue);
      if (flags.provenance) {
        terminal.print(...renderProvenance(clause ? [clause] : book.clauses, tongue, width, paint));
        if (!clause) terminal.print(...renderMarkedTables(book, tongue, width, paint));
      } else if (clause) {
        terminal.print(paint('quiet', clause.section));
        terminal.print(...hang(`${paint('strong', clause.id)}  `, renderRuns(clause.runs, paint), width));
      } else terminal.print(...renderRulebook(book, width, paint));
    });
}
