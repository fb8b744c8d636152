import type { Phase } from '@hideout/protocol';
import { damaged } from '../table/aside.ts';
import type { Entry, Founding, Numbered } from '../table/entry.ts';
import { sql, type Row, type Statement } from './database.ts';

/** Somebody without an account. */
export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly createdAt: number;
}

/** What the store knows of a table besides its entries, to find it without reading them. */
export interface TableIndex {
  readonly phase: Phase;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** When the server itself owes this table something: a bot's turn, the end of a clock or of an idle game. */
  readonly wakeAt: number | undefined;
}

export interface TableRow extends TableIndex {
  readonly founding: Founding;
  readonly inviteHash: string;
  readonly changedAt: number;
}

/** A new table: what it was opened with, and the guests who will find it among their games. */
export interface NewTableRow extends TableRow {
  readonly members: readonly string[];
}

/** The next entry of a table and everything that must happen at the same moment, or not at all. */
export interface Append extends Numbered {
  readonly table: string;
  readonly index?: TableIndex | undefined;
  readonly member?: string | undefined;
  readonly founds?: NewTableRow | undefined;
}

/** What one node tells all nodes. `gap`: some messages may have been lost, look for yourself. */
export type Signal =
  | { readonly type: 'entry'; readonly table: string; readonly number: number }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly node: string;
      readonly seats: number[];
      readonly watchers: number;
    }
  | { readonly type: 'gap' };

/** One line of a backup. */
export type DumpLine =
  | { readonly kind: 'guest'; readonly row: GuestRow }
  | { readonly kind: 'table'; readonly row: TableRow }
  | { readonly kind: 'member'; readonly table: string; readonly guest: string }
  | { readonly kind: 'entry'; readonly table: string; readonly row: Numbered };

export const insertGuest = ({ id, name, tokenHash, createdAt }: GuestRow): Statement =>
  sql('INSERT INTO guests (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)', id, name, tokenHash, createdAt);

export const insertTable = ({ founding, inviteHash, phase, listed, wakeAt, changedAt }: TableRow): Statement =>
  sql(
    `INSERT INTO tables (id, host, trace, founding, invite_hash, phase, listed, wake_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    founding.id,
    founding.host,
    founding.trace ?? '',
    JSON.stringify(founding),
    inviteHash,
    phase,
    Number(listed),
    wakeAt,
    changedAt,
  );

export const insertMember = (table: string, guest: string): Statement =>
  sql('INSERT INTO members (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', guest, table);

export const foundTable = (table: NewTableRow): Statement[] => [
  insertTable(table),
  ...table.members.map((guest) => insertMember(table.founding.id, guest)),
];

export const insertEntry = (table: string, { number, at, by, key, entry }: Numbered): Statement =>
  sql(
    `INSERT INTO entries (table_id, number, at, guest_id, client_key, entry)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    table,
    number,
    at,
    by,
    key,
    typeof entry === 'string' ? entry : JSON.stringify(entry),
  );

/** Whoever changes a table can serve it, so it is no longer set aside. */
export const updateIndex = (table: string, { phase, listed, wakeAt }: TableIndex, at: number): Statement =>
  sql(
    'UPDATE tables SET phase = $1, listed = $2, wake_at = $3, changed_at = $4, aside = NULL WHERE id = $5',
    phase,
    Number(listed),
    wakeAt,
    at,
    table,
  );

export const guestOf = (row: Row): GuestRow => ({
  id: String(row['id']),
  name: String(row['name']),
  tokenHash: String(row['token_hash']),
  createdAt: Number(row['created_at']),
});

/** Throws an `Aside` where the row cannot be read. */
export const tableOf = (row: Row): TableRow => ({
  founding: foundingOf(String(row['founding'])),
  inviteHash: String(row['invite_hash']),
  phase: row['phase'] as TableRow['phase'],
  listed: row['listed'] === 1,
  wakeAt: typeof row['wake_at'] === 'number' ? row['wake_at'] : undefined,
  changedAt: Number(row['changed_at']),
});

/** The tables among these rows that can be read. */
export const readable = (rows: readonly Row[]): TableRow[] =>
  rows.flatMap((row) => {
    try {
      return [tableOf(row)];
    } catch {
      return [];
    }
  });

function foundingOf(text: string): Founding {
  try {
    return JSON.parse(text) as Founding;
  } catch (error) {
    throw damaged(error);
  }
}

/** An entry that cannot be read stays the text that it is: a backup keeps it, and no table replays it. */
export const numberedOf = (row: Row): Numbered => ({
  number: Number(row['number']),
  at: Number(row['at']),
  by: String(row['guest_id']),
  key: String(row['client_key']),
  entry: entryOf(String(row['entry'])),
});

function entryOf(text: string): Entry {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return text as unknown as Entry;
  }
}
