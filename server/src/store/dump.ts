import { deviceOf, insertCode, insertDevice, insertMail, insertPasskey, mailOf, passkeyOf } from './accountShelf.ts';
import { blockOf, insertBlock, insertReport, reportOf } from './conductShelf.ts';
import { dailyBestOf, dailyOf, insertDaily, insertDailyBest } from './dailyRow.ts';
import {
  insertRatedGame,
  insertRating,
  insertRatingChange,
  ratedGameOf,
  ratingChangeOf,
  ratingOf,
} from './ratingRow.ts';
import { insertNote, insertOrder, noteOf, orderOf } from './paperRows.ts';
import { sql, type Database, type Row, type Statement } from './database.ts';
import {
  channelOf,
  guestOf,
  insertChannel,
  insertEntry,
  insertGuest,
  insertKey,
  insertMember,
  insertSpeaker,
  insertTable,
  numberedOf,
  readable,
  type DumpLine,
} from './rows.ts';

/** How many rows are read or restored at once. */
export const PAGE = 1000;

type Of<Kind extends DumpLine['kind']> = Extract<DumpLine, { kind: Kind }>;

const INSERTS: { readonly [Kind in DumpLine['kind']]: (line: Of<Kind>) => Statement } = {
  guest: ({ row }) => insertGuest(row),
  table: ({ row }) => insertTable(row),
  member: ({ table, guest }) => insertMember(table, guest),
  speaker: ({ table, guest }) => insertSpeaker(table, guest),
  entry: ({ table, row }) => insertEntry(table, row),
  channel: ({ row }) => insertChannel(row),
  key: ({ name, value }) => insertKey(name, value),
  device: ({ row }) => insertDevice(row),
  passkey: ({ row }) => insertPasskey(row),
  mail: ({ row }) => insertMail(row),
  code: ({ guest, hash }) => insertCode(guest, hash),
  block: ({ row }) => insertBlock(row),
  report: ({ row }) => insertReport(row),
  daily: ({ row }) => insertDaily(row),
  dailyBest: ({ row }) => insertDailyBest(row),
  rating: ({ row }) => insertRating(row),
  ratedGame: ({ row }) => insertRatedGame(row),
  ratingChange: ({ row }) => insertRatingChange(row),
  order: ({ row }) => insertOrder(row),
  note: ({ row }) => insertNote(row),
};

/** The statement that restores one line of a backup. */
export const insertLine = (line: DumpLine): Statement => (INSERTS[line.kind] as (line: DumpLine) => Statement)(line);

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
  for await (const row of pages(all, 'speakers', ['guest_id', 'table_id']))
    yield { kind: 'speaker', table: String(row['table_id']), guest: String(row['guest_id']) };
  for await (const row of pages(all, 'devices', ['id'])) yield { kind: 'device', row: deviceOf(row) };
  for await (const row of pages(all, 'passkeys', ['id'])) yield { kind: 'passkey', row: passkeyOf(row) };
  for await (const row of pages(all, 'mails', ['id'])) yield { kind: 'mail', row: mailOf(row) };
  for await (const row of pages(all, 'recovery_codes', ['code_hash']))
    yield { kind: 'code', guest: String(row['guest_id']), hash: String(row['code_hash']) };
  for await (const row of pages(all, 'blocks', ['id'])) yield { kind: 'block', row: blockOf(row) };
  for await (const row of pages(all, 'reports', ['id'])) yield { kind: 'report', row: reportOf(row) };
  for await (const row of pages(all, 'dailies', ['day', 'game', 'guest_id']))
    yield { kind: 'daily', row: dailyOf(row) };
  for await (const row of pages(all, 'daily_bests', ['day', 'game']))
    yield { kind: 'dailyBest', row: dailyBestOf(row) };
  for await (const row of pages(all, 'ratings', ['division', 'guest_id'])) yield { kind: 'rating', row: ratingOf(row) };
  for await (const row of pages(all, 'rated_games', ['division', 'number']))
    yield { kind: 'ratedGame', row: ratedGameOf(row) };
  for await (const row of pages(all, 'rating_changes', ['table_id', 'seat']))
    yield { kind: 'ratingChange', row: ratingChangeOf(row) };
  for await (const row of pages(all, 'orders', ['table_id', 'guest_id'])) yield { kind: 'order', row: orderOf(row) };
  for await (const row of pages(all, 'notes', ['table_id', 'guest_id', 'thing']))
    yield { kind: 'note', row: noteOf(row) };
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
