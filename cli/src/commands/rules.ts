import { hang, type Language } from '@hideout/kernel';
import type { Command } from 'commander';
import { environmentLanguage, findGame, language, LANGUAGE_FLAG } from '../arguments.ts';
import { EXAMPLE, exampleClause } from '../example.ts';
import { renderRulebook, renderRuns } from '../printedRules.ts';
import { findClause, rulebookOf } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

/** `hideout rules`: the rulebook, or one clause of it. */
export function addRules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('print a rulebook, or one clause of it')
    .argument('<game>', 'which game')
    .argument('[clause]', 'the id of one clause')
    .option(LANGUAGE_FLAG, 'the language of the rulebook', language)
    .addHelpText('after', () => `\nExample:\n  hideout rules ${EXAMPLE} ${exampleClause()}`)
    .action((id: string, clauseId: string | undefined, flags: { readonly language?: Language }) => {
      const game = findGame(id);
      const tongue = flags.language ?? environmentLanguage(terminal.streams.environment);
      const { paint, width } = terminal;
      if (clauseId === undefined) {
        terminal.print(...renderRulebook(rulebookOf(game, tongue), width, paint));
        return;
      }
      const clause = findClause(game, clauseId, tongue);
      terminal.print(paint('quiet', clause.section));
      terminal.print(...hang(`${paint('strong', clause.id)}  `, renderRuns(clause.runs, paint), width));
    });
}
