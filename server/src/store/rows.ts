import type { Entry, Founding, Numbered } from '../table/entry.ts';
import { sql, type Row, type Statement } from './database.ts';
import type { GuestRow, NewTableRow, TableIndex, TableRow } from './store.ts';

export const insertGuest = ({ id, name, tokenHash, createdAt }: GuestRow): Statement =>
  sql('INSERT INTO guests (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)', id, name, tokenHash, createdAt);

export const insertTable = ({ founding, inviteHash, phase, listed, wakeAt, changedAt }: TableRow): Statement =>
  sql(
    `INSERT INTO tables (id, host, founding, invite_hash, phase, listed, wake_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    founding.id,
    founding.host,
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
    JSON.stringify(entry),
  );

export const updateIndex = (table: string, { phase, listed, wakeAt }: TableIndex, at: number): Statement =>
  sql(
    'UPDATE tables SET phase = $1, listed = $2, wake_at = $3, changed_at = $4 WHERE id = $5',
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

export const tableOf = (row: Row): TableRow => ({
  founding: JSON.parse(String(row['founding'])) as Founding,
  inviteHash: String(row['invite_hash']),
  phase: row['phase'] as TableRow['phase'],
  listed: row['listed'] === 1,
  wakeAt: typeof row['wake_at'] === 'number' ? row['wake_at'] : undefined,
  changedAt: Number(row['changed_at']),
});

export const numberedOf = (row: Row): Numbered => ({
  number: Number(row['number']),
  at: Number(row['at']),
  by: String(row['guest_id']),
  key: String(row['client_key']),
  entry: JSON.parse(String(row['entry'])) as Entry,
});
