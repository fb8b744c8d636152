import { parquetWriteBuffer } from 'hyparquet-writer';
import type { RunFolder } from '../run/folder.ts';

/** What the games of a run can be written as. */
export const FORMATS = ['jsonl', 'csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** One game as its chunk has it. */
type GameLine = Readonly<Record<string, Value | readonly Value[]>>;
type Value = number | string;

/**
 * The finished games of a run in order, in pieces: one line per game, and for CSV a line of headings first; or one
 * Parquet file with the columns of CSV.
 */
export function* exportRun(run: RunFolder, format: Format): Generator<string | Uint8Array> {
  if (format === 'parquet') yield parquetOf(run);
  else yield* linesOf(run, format);
}

/** All games as columns: whole numbers, and texts where there are any. */
function parquetOf(run: RunFolder): Uint8Array {
  const columns = new Map<string, Value[]>();
  for (const [, ...games] of run.finished()) {
    for (const line of games) {
      for (const [name, value] of Object.entries(flatten(JSON.parse(line) as GameLine))) {
        if (!columns.has(name)) columns.set(name, []);
        columns.get(name)!.push(value);
      }
    }
  }
  const columnData = Array.from(columns, ([name, data]) => ({
    name,
    data,
    type: data.every((value) => Number.isInteger(value))
      ? ('INT32' as const)
      : data.every((value) => typeof value === 'number')
        ? ('DOUBLE' as const)
        : ('STRING' as const),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

function* linesOf(run: RunFolder, format: Format): Generator<string> {
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
