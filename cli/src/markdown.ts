import { grid, hang, wrap, type Paint } from '@hideout/kernel';

/** A rulebook for reading in a terminal: headings, clauses and tables set in so many columns. */
export function renderMarkdown(markdown: string, columns: number, paint: Paint): string[] {
  const lines: string[] = [];
  for (const block of blocksOf(markdown)) lines.push(...renderBlock(block, columns, paint));
  return lines;
}

/** Emphasis turned into tone. */
export const renderInline = (text: string, paint: Paint): string =>
  text
    .replaceAll(/\*\*(.+?)\*\*/g, (_, strong: string) => paint('strong', strong))
    .replaceAll(/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1');

/** Lines that belong together: a heading, a bullet with its continuation, a table, a paragraph, or a gap. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = [];
  for (const line of markdown.trimEnd().split('\n')) {
    const block = blocks.at(-1);
    if (block && continues(block[0]!, line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function continues(first: string, line: string): boolean {
  if (first === '' || first.startsWith('#') || line === '') return false;
  if (first.startsWith('|') || line.startsWith('|')) return first.startsWith('|') && line.startsWith('|');
  return !/^(#|- )/.test(line);
}

function renderBlock(block: readonly string[], columns: number, paint: Paint): string[] {
  const first = block[0]!;
  const text = block.map((line) => line.trim()).join(' ');
  if (first.startsWith('#')) return [paint('strong', first.replace(/^#+\s*/, '').toUpperCase())];
  const [, id, words] = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\*\s+(.*)$/.exec(text) ?? [];
  if (id && words) return hang(`  ${paint('strong', id)}  `, renderInline(words, paint), columns);
  if (first.startsWith('- ')) return hang('  · ', renderInline(text.slice(2), paint), columns);
  if (first.startsWith('|')) return renderTable(block, columns, paint);
  return wrap(renderInline(text, paint), columns);
}

function renderTable(block: readonly string[], columns: number, paint: Paint): string[] {
  const rows = block.filter((line) => !/^\|[\s:|-]+\|?$/.test(line));
  const cells = rows.map((row) =>
    row
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => renderInline(cell.trim(), paint)),
  );
  const [head = [], ...body] = cells;
  return grid([head.map((cell) => paint('strong', cell)), ...body], columns - 2).map((line) => `  ${line}`);
}
