import {
  grid,
  hang,
  markedTables,
  PROVENANCE_WORDS,
  PROVENANCES,
  TABLE_MARKS,
  textOf,
  wrap,
  type Block,
  type Clause,
  type Language,
  type Paint,
  type Rulebook,
  type Run,
} from '@hideout/kernel';

/** A rulebook for reading in a terminal: headings, clauses and tables set in this many columns. */
export const renderRulebook = ({ blocks }: Rulebook, columns: number, paint: Paint): string[] =>
  blocks.flatMap((block, i) => [...(isApart(blocks[i - 1], block) ? [''] : []), ...renderBlock(block, columns, paint)]);

/** The tables that mark where cards and figures come from. */
export function renderMarkedTables(book: Rulebook, language: Language, columns: number, paint: Paint): string[] {
  const blocks = markedTables(book);
  const { title, is } = TABLE_MARKS[language];
  if (blocks.length === 0) return [];
  const tables = renderRulebook({ blocks, clauses: [] }, columns, paint);
  return ['', paint('strong', title.toUpperCase()), ...wrap(is, columns), '', ...tables];
}

/** Where the clauses come from: what is published with its sentence, what is our reading, what is designed here. */
export const renderProvenance = (
  clauses: readonly Clause[],
  language: Language,
  columns: number,
  paint: Paint,
): string[] =>
  PROVENANCES.flatMap((by) => {
    const { title, is } = PROVENANCE_WORDS[language][by];
    const lines = clauses.flatMap(({ id, notes }) =>
      notes
        .filter((note) => note.by === by)
        .flatMap(({ runs }) => hang(`  ${paint('strong', id)}  `, renderRuns(runs, paint), columns)),
    );
    return lines.length === 0 ? [] : [paint('strong', title.toUpperCase()), ...wrap(is, columns), ...lines, ''];
  }).slice(0, -1);

/** Emphasis turned into tone. */
export const renderRuns = (runs: readonly Run[], paint: Paint): string =>
  runs
    .map(({ kind, text }) => (kind === 'strong' ? paint(kind, text) : kind === 'mark' ? paint('quiet', text) : text))
    .join('');

/** Whether there is a gap between two blocks: not below a heading of a section and not within a list. */
function isApart(before: Block | undefined, block: Block): boolean {
  if (!before || (before.kind === 'heading' && before.level > 1)) return false;
  return !isListed(before) || !isListed(block);
}

const isListed = ({ kind }: Block): boolean => kind === 'clause' || kind === 'item';

function renderBlock(block: Block, columns: number, paint: Paint): string[] {
  switch (block.kind) {
    case 'heading':
      return [paint('strong', textOf(block.runs).toUpperCase())];
    case 'clause':
      return hang(`  ${paint('strong', block.id)}  `, renderRuns(block.runs, paint), columns);
    case 'item':
      return hang('  · ', renderRuns(block.runs, paint), columns);
    case 'text':
      return wrap(renderRuns(block.runs, paint), columns);
    case 'figure':
      return block.lines.map((line) => `  ${line}`.trimEnd());
    case 'table':
      return renderTable(block, columns, paint);
  }
}

function renderTable({ head, rows }: Extract<Block, { kind: 'table' }>, columns: number, paint: Paint): string[] {
  const titles = head.map((cell) => paint('strong', textOf(cell)));
  const cells = rows.map((row) => row.map((cell) => renderRuns(cell, paint)));
  return grid([titles, ...cells], columns - 2).map((line) => `  ${line}`);
}
