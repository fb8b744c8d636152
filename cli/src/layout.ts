/** How many columns a text takes, colours left out; wide characters count as one, which ours all are. */
export const widthOf = (text: string): number => Array.from(stripColours(text)).length;

// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const stripColours = (text: string): string => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** The text filled up with spaces to so many columns. */
export const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(columns - widthOf(text), 0));

/** The text broken between words into lines of at most so many columns; one that fits is left as it is. */
export function wrap(text: string, columns: number): string[] {
  if (widthOf(text) <= columns) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > columns) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The text wrapped behind a lead: the lead before the first line, spaces as wide before the others. */
export function hang(lead: string, text: string, columns: number): string[] {
  const indent = widthOf(lead);
  return wrap(text, Math.max(columns - indent, 20)).map((line, i) => (i === 0 ? lead : ' '.repeat(indent)) + line);
}

const GAP = 2;

/** Rows of cells in aligned columns; where they are too wide together, the widest are wrapped. */
export function grid(rows: readonly (readonly string[])[], columns: number): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))));
  const room = columns - GAP * (widths.length - 1);
  while (widths.reduce((sum, width) => sum + width, 0) > room && Math.max(...widths) > 8) {
    widths[widths.indexOf(Math.max(...widths))]!--;
  }
  return rows.flatMap((row) => gridRow(row, widths));
}

function gridRow(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, i) => wrap(cell, widths[i]!));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, i) => pad(lines[line] ?? '', widths[i]!))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** The text without anything that could move the cursor or colour the screen: names come from other people's files. */
export const harmless = (text: string): string => text.replaceAll(/\p{C}/gu, '�');
