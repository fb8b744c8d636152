import { dailyOf, insertDaily } from './dailyRow.ts';
import { sql, type Database, type Row, type Statement } from './database.ts';
import {
  channelOf,
  guestOf,
  insertChannel,
  insertEntry,
  insertGuest,
  insertKey,
  insertMember,
  insertTable,
  numberedOf,
  readable,
  type DumpLine,
} from './rows.ts';

/** How many rows are read or restored at once. */
export const PAGE = 1000;

/** The statement that restores one line of a backup. */
export function insertLine(line: DumpLine): Statement {
  if (line.kind === 'guest') return insertGuest(line.row);
  if (line.kind === 'table') return insertTable(line.row);
  if (line.kind === 'member') return insertMember(line.table, line.guest);
  if (line.kind === 'channel') return insertChannel(line.row);
  if (line.kind === 'daily') return insertDaily(line.row);
  if (line.kind === 'key') return insertKey(line.name, line.value);
  return insertEntry(line.table, line.row);
}

/** Every line of a backup, in an order in which it can be restored. */
export async function* readEverything(all: Database['all']): AsyncIterable<DumpLine> {
  for await (const row of pages(all, 'guests', ['id'])) yield { kind: 'guest', row: guestOf(row) };
  for await (const row of pages(all, 'tables', ['id']))
    for (const table of readable([row])) yield { kind: 'table', row: table };
  for await (const row of pages(all, 'members', ['guest_id', 'table_id']))
    yield { kind: 'member', table: String(row['table_id']), guest: String(row['guest_id']) };
  for await (const row of pages(all, 'entries', ['table_id', 'number']))
    yield { kind: 'entry', table: String(row['table_id']), row: numberedOf(row) };
  for await (const row of pages(all, 'channels', ['id'])) yield { kind: 'channel', row: channelOf(row) };
  for await (const row of pages(all, 'house_keys', ['name']))
    yield { kind: 'key', name: String(row['name']), value: String(row['value']) };
  for await (const row of pages(all, 'dailies', ['day', 'game', 'guest_id']))
    yield { kind: 'daily', row: dailyOf(row) };
}

/** All rows in the order of their primary key, a page at a time. */
async function* pages(all: Database['all'], table: string, key: readonly string[]): AsyncIterable<Row> {
  let last: Row | undefined;
  for (;;) {
    const after = last ? `WHERE (${key.join(', ')}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})` : '';
    const values = last ? key.map((column) => last![column] as string | number) : [];
    const query = `SELECT * FROM ${table} ${after} ORDER BY ${key.join(', ')} LIMIT ${PAGE}`;
    const rows = await all(sql(query, ...values));
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
