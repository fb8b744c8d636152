import type { Command } from 'commander';
import { findGame } from '../arguments.ts';
import { EXAMPLE, exampleClause } from '../example.ts';
import { hang } from '../layout.ts';
import { renderInline, renderMarkdown } from '../markdown.ts';
import { findClause, rulesOf } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

/** `hideout rules`: the rulebook, or one clause of it. */
export function addRules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('print a rulebook, or one clause of it')
    .argument('<game>', 'which game')
    .argument('[clause]', 'the id of one clause')
    .addHelpText('after', () => `\nExample:\n  hideout rules ${EXAMPLE} ${exampleClause()}`)
    .action((id: string, clauseId: string | undefined) => {
      const game = findGame(id);
      const { paint, width } = terminal;
      if (clauseId === undefined) {
        terminal.print(...renderMarkdown(rulesOf(game), width, paint));
        return;
      }
      const clause = findClause(game, clauseId);
      terminal.print(paint('quiet', clause.section));
      terminal.print(...hang(`${paint('strong', clause.id)}  `, renderInline(clause.text, paint), width));
    });
}
