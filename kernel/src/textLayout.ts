// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const COLOUR = /\u001B\[[0-9;]*m/g;
/** What a terminal sets in two columns: the scripts of East Asia and emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/gu;
/** What a terminal sets on top of the character before it. */
const NO_WIDTH = /[\p{Mark}\p{Format}]/gu;

const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

/** How many columns of a terminal a text takes, colours left out. */
export function widthOf(text: string): number {
  const plain = text.replaceAll(COLOUR, '');
  return Array.from(plain).length + count(plain, WIDE) - count(plain, NO_WIDTH);
}

/** The text filled up with spaces to this many columns. */
export const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(columns - widthOf(text), 0));

/** A text without colours, cut to at most this many columns; an ellipsis marks the cut. */
export function clip(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  const chars = Array.from(text);
  while (widthOf(chars.join('')) >= columns) chars.pop();
  return `${chars.join('')}…`;
}

/** A text without colours, cut or filled up to exactly this many columns. */
export const fit = (text: string, columns: number): string => pad(clip(text, columns), columns);

/** A text, broken between its words, or a list, broken behind its commas. */
type Breakable = string | readonly string[];

const commas = (items: readonly string[]): string[] =>
  items.map((item, i) => (i < items.length - 1 ? `${item},` : item));

/** The text on lines of at most this many columns; one that fits is left as it is. */
export function wrap(text: Breakable, columns: number): string[] {
  if (typeof text === 'string' && widthOf(text) <= columns) return [text];
  const lines: string[] = [];
  let line = '';
  for (const part of typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : commas(text)) {
    const longer = line === '' ? part : `${line} ${part}`;
    if (line !== '' && widthOf(longer) > columns) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return [...lines, line];
}

/** The text wrapped behind a lead: the lead before the first line, spaces as wide before the others. */
export function hang(lead: string, text: Breakable, columns: number): string[] {
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
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) => wrap(cell, widths[i]!));
    const lines = cells.map((each, i) => each.map((line) => pad(line, widths[i]!)));
    return abreast(lines, (i) => ' '.repeat(widths[i]!)).map((line) => line.join(' '.repeat(GAP)).trimEnd());
  });
}

/** The columns row by row; `blank` stands where a column has ended. */
const abreast = (columns: readonly (readonly string[])[], blank: (column: number) => string): string[][] =>
  Array.from({ length: Math.max(...columns.map((lines) => lines.length)) }, (_, row) =>
    columns.map((lines, column) => lines[row] ?? blank(column)),
  );

/** A band of a frame: its columns side by side, each a list of texts of the same width. */
export type Band = readonly (readonly string[])[];

/** Bands one below the other in a frame of lines, each column this wide inside; rows without any text are left out. */
export function frame(bands: readonly Band[], width: number): string[] {
  const rule = (left: string, cross: string, right: string): string =>
    left + bands[0]!.map(() => '─'.repeat(width)).join(cross) + right;
  const drawn = bands.map((band) =>
    abreast(band, () => ' '.repeat(width))
      .filter((row) => row.some((text) => text.trim() !== ''))
      .map((row) => `│${row.join('│')}│`),
  );
  return [
    rule('┌', '┬', '┐'),
    ...drawn.flatMap((lines, i) => (i === 0 ? lines : [rule('├', '┼', '┤'), ...lines])),
    rule('└', '┴', '┘'),
  ];
}
