import type { RunFolder } from '../run/folder.ts';

/** What the games of a run can be written as. */
export const FORMATS = ['jsonl', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** One game as its chunk has it. */
type GameLine = Readonly<Record<string, Value | readonly Value[]>>;
type Value = number | string;

/** The finished games of a run in order, as pieces of text: one line per game, and for CSV a line of headings first. */
export function* exportRun(run: RunFolder, format: Format): Generator<string> {
  let headings: readonly string[] | undefined;
  for (const [, ...games] of run.finished()) {
    if (format === 'jsonl') yield games.map((line) => `${line}\n`).join('');
    else {
      const rows = games.map((line) => flatten(JSON.parse(line) as GameLine));
      const isFirst = headings === undefined;
      headings ??= Object.keys(rows[0]!);
      const lines = rows.map((row) => headings!.map((heading) => cell(row[heading])).join(','));
      yield [...(isFirst ? [headings.join(',')] : []), ...lines, ''].join('\r\n');
    }
  }
}

/** Lists by seat become columns by seat; the winners, whose number varies, stay in one. */
function flatten(game: GameLine): Record<string, Value> {
  const row: Record<string, Value> = {};
  for (const [key, value] of Object.entries(game)) {
    if (typeof value !== 'object') row[key] = value;
    else if (key === 'winners') row[key] = value.join(' ');
    else for (const [seat, item] of value.entries()) row[`${key.replace(/s$/, '')} ${seat + 1}`] = item;
  }
  return row;
}

/** A value as RFC 4180 has it. */
function cell(value: Value = ''): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
