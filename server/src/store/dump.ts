import { CODES, DEVICES, MAILS, PASSKEYS } from './accountShelf.ts';
import { BLOCKS, REPORTS } from './conductShelf.ts';
import { DAILIES, DAILY_BESTS } from './dailyRow.ts';
import { list, raw, sql, type Database, type Row, type Statement } from './database.ts';
import { NOTES, ORDERS } from './paperRows.ts';
import { RATED_GAMES, RATING_CHANGES, RATINGS } from './ratingRow.ts';
import { CHANNELS, ENTRIES, GUESTS, insertTable, KEYS, MEMBERS, readable, SPEAKERS } from './rows.ts';
import type { EntryRow, TableRow } from './rows.ts';
import type { Rows } from './rowsOf.ts';

/** How many rows are read or restored at once. */
export const PAGE = 1000;

/** One line of a backup. */
export interface DumpLine {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** How the rows of a table stand in the lines of a backup. */
interface Lines {
  readonly table: string;
  readonly key: readonly string[];
  readonly write: (row: Row) => readonly object[];
  readonly insert: (line: DumpLine) => Statement;
}

/** The row is a part of its line. */
const inside = <R>({ table, key, read, insert }: Rows<R>): Lines => ({
  table,
  key,
  write: (row) => [{ row: read(row) }],
  insert: ({ row }) => insert(row as R),
});

/** The row is the line itself. */
const flat = <R extends object>({ table, key, read, insert }: Rows<R>): Lines => ({
  table,
  key,
  write: (row) => [read(row)],
  insert: (line) => insert(line as unknown as R),
});

const TABLE_LINES: Lines = {
  table: 'tables',
  key: ['id'],
  write: (row) => readable([row]).map((table) => ({ row: table })),
  insert: ({ row }) => insertTable(row as TableRow),
};

const ENTRY_LINES: Lines = {
  ...ENTRIES,
  write: (row) => {
    const { table, ...rest } = ENTRIES.read(row);
    return [{ table, row: rest }];
  },
  insert: ({ table, row }) => ENTRIES.insert({ table, ...(row as object) } as EntryRow),
};

/** Every kind of line, in an order in which they can be restored. */
const KINDS: Readonly<Record<string, Lines>> = {
  guest: inside(GUESTS),
  table: TABLE_LINES,
  member: flat(MEMBERS),
  entry: ENTRY_LINES,
  channel: inside(CHANNELS),
  key: flat(KEYS),
  speaker: flat(SPEAKERS),
  device: inside(DEVICES),
  passkey: inside(PASSKEYS),
  mail: inside(MAILS),
  code: flat(CODES),
  block: inside(BLOCKS),
  report: inside(REPORTS),
  daily: inside(DAILIES),
  dailyBest: inside(DAILY_BESTS),
  rating: inside(RATINGS),
  ratedGame: inside(RATED_GAMES),
  ratingChange: inside(RATING_CHANGES),
  order: inside(ORDERS),
  note: inside(NOTES),
};

/** The statement that restores one line of a backup. */
export const insertLine = (line: DumpLine): Statement => KINDS[line.kind]!.insert(line);

/** Every line of a backup, in an order in which it can be restored. */
export async function* readEverything(all: Database['all']): AsyncIterable<DumpLine> {
  for (const [kind, lines] of Object.entries(KINDS))
    for await (const row of pages(all, lines)) for (const line of lines.write(row)) yield { kind, ...line };
}

/** All rows in the order of their primary key, a page at a time. */
async function* pages(all: Database['all'], { table, key }: Lines): AsyncIterable<Row> {
  const columns = raw(key.join(', '));
  let after = raw('');
  for (;;) {
    const rows = await all(sql`SELECT * FROM ${raw(table)} ${after} ORDER BY ${columns} LIMIT ${PAGE}`);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`WHERE (${columns}) > (${list(key.map((column) => last[column] as string | number))})`;
  }
}
