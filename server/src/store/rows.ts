import type { DailyBest, DailyRow } from './dailyRow.ts';
import type { RatedGameRow, RatingChangeRow, RatingRow } from './ratingRow.ts';
import type { NoteRow, OrderRow } from './paperRows.ts';
import type { Manners, Phase } from '@hideout/protocol';
import { damaged } from '../table/aside.ts';
import type { Entry, Founding, Numbered } from '../table/entry.ts';
import type { Address } from '../notices/address.ts';
import { sql, type Row, type Statement } from './database.ts';
import { ID, json, NUMBER, rowsOf, TEXT } from './rowsOf.ts';

/** What the host of the house thinks of a guest. */
export type Standing = 'muted' | 'banned';

/** Somebody with a name here. */
export interface GuestRow {
  readonly id: string;
  readonly name: string;
  /** Of the one browser that has the name; empty once it lasts, and every device has a token of its own. */
  readonly tokenHash: string;
  readonly createdAt: number;
  /** How they wish to be called to the table; all as usual where left out. */
  readonly manners?: Manners;
  readonly standing?: Standing;
}

/** A browser that is signed in to a name that lasts. */
export interface DeviceRow {
  readonly id: string;
  readonly guest: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A passkey: the public half, and how often it was used as far as it counts that. */
export interface PasskeyRow {
  readonly id: string;
  readonly guest: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** A mail address to which codes to sign in are sent. */
export interface MailRow {
  readonly id: string;
  readonly guest: string;
  readonly address: string;
  readonly createdAt: number;
}

/** Somebody whom a guest does not want to meet, under the name by which they met. */
export interface BlockRow {
  readonly id: string;
  readonly guest: string;
  readonly blocked: string;
  readonly name: string;
  readonly createdAt: number;
}

/** What a guest has said about the conduct of another, with what that one had said at the table. */
export interface ReportRow {
  readonly id: string;
  readonly table: string;
  readonly by: string;
  readonly about: string;
  readonly name: string;
  readonly reason: string;
  readonly lines: readonly string[];
  /** What came of it; empty while nobody has looked at it. */
  readonly outcome: string;
  readonly createdAt: number;
}

/** What the store knows of a table besides its entries, to find it without reading them. */
export interface TableIndex {
  readonly phase: Phase;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** When the server itself owes this table something: a bot's turn, the end of a clock or of an idle game. */
  readonly wakeAt: number | undefined;
  /** The guest whom the table waits for, by which entry and when it came to them. */
  readonly awaits?: { readonly guest: string; readonly from: number; readonly at: number } | undefined;
  /** When that guest should be reminded. */
  readonly remindAt?: number | undefined;
}

/** Which tables of a guest are wanted: in these phases, and last changed before this moment. */
export interface Wanted {
  readonly phases?: readonly Phase[] | undefined;
  readonly before?: number | undefined;
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
  /** Somebody who says something without having a seat. */
  readonly speaker?: string | undefined;
  readonly founds?: NewTableRow | undefined;
}

/**
 * What one node tells all nodes. `entry`: there is an entry with this number, and `made` is it, unless it is too long for a
 * note. `gap`: some messages may have been lost, look for yourself.
 */
export type Signal =
  | { readonly type: 'entry'; readonly table: string; readonly number: number; readonly made?: Numbered }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly node: string;
      readonly seats: number[];
      readonly watchers: number;
    }
  | { readonly type: 'gap' };

/** A way to reach a guest who is not at the table. */
export interface ChannelRow {
  readonly id: string;
  readonly guest: string;
  readonly address: Address;
  readonly createdAt: number;
}

/** One line of a backup. */
export type DumpLine =
  | { readonly kind: 'guest'; readonly row: GuestRow }
  | { readonly kind: 'table'; readonly row: TableRow }
  | { readonly kind: 'member'; readonly table: string; readonly guest: string }
  | { readonly kind: 'entry'; readonly table: string; readonly row: Numbered }
  | { readonly kind: 'channel'; readonly row: ChannelRow }
  | { readonly kind: 'key'; readonly name: string; readonly value: string }
  | { readonly kind: 'speaker'; readonly table: string; readonly guest: string }
  | { readonly kind: 'device'; readonly row: DeviceRow }
  | { readonly kind: 'passkey'; readonly row: PasskeyRow }
  | { readonly kind: 'mail'; readonly row: MailRow }
  | { readonly kind: 'code'; readonly guest: string; readonly hash: string }
  | { readonly kind: 'block'; readonly row: BlockRow }
  | { readonly kind: 'report'; readonly row: ReportRow }
  | { readonly kind: 'daily'; readonly row: DailyRow }
  | { readonly kind: 'dailyBest'; readonly row: DailyBest }
  | { readonly kind: 'rating'; readonly row: RatingRow }
  | { readonly kind: 'ratedGame'; readonly row: RatedGameRow }
  | { readonly kind: 'ratingChange'; readonly row: RatingChangeRow }
  | { readonly kind: 'order'; readonly row: OrderRow }
  | { readonly kind: 'note'; readonly row: NoteRow };

export const insertGuest = ({ id, name, tokenHash, createdAt, manners = {}, standing }: GuestRow): Statement =>
  sql(
    'INSERT INTO guests (id, name, token_hash, created_at, manners, standing) VALUES ($1, $2, $3, $4, $5, $6)',
    id,
    name,
    tokenHash,
    createdAt,
    JSON.stringify(manners),
    standing ?? '',
  );

export const insertTable = ({ founding, inviteHash, phase, listed, wakeAt, changedAt, ...rest }: TableRow): Statement =>
  sql(
    `INSERT INTO tables (id, host, trace, founding, invite_hash, phase, listed, wake_at, changed_at,
       awaits, awaits_from, awaits_at, remind_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    founding.id,
    founding.host,
    founding.trace ?? '',
    JSON.stringify(founding),
    inviteHash,
    phase,
    Number(listed),
    wakeAt,
    changedAt,
    rest.awaits?.guest,
    rest.awaits?.from,
    rest.awaits?.at,
    rest.remindAt,
  );

export const insertMember = (table: string, guest: string): Statement =>
  sql('INSERT INTO members (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', guest, table);

export const insertSpeaker = (table: string, guest: string): Statement =>
  sql('INSERT INTO speakers (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', guest, table);

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
export const updateIndex = (table: string, index: TableIndex, at: number): Statement =>
  sql(
    `UPDATE tables SET phase = $1, listed = $2, wake_at = $3, awaits = $4, awaits_from = $5, awaits_at = $6,
      remind_at = $7, changed_at = $8, aside = NULL WHERE id = $9`,
    index.phase,
    Number(index.listed),
    index.wakeAt,
    index.awaits?.guest,
    index.awaits?.from,
    index.awaits?.at,
    index.remindAt,
    at,
    table,
  );

export const { insert: insertChannel, read: channelOf } = rowsOf<ChannelRow>(
  'channels',
  { id: TEXT, guest: ID, address: json(), createdAt: NUMBER },
  'ON CONFLICT (id) DO UPDATE SET guest_id = excluded.guest_id, address = excluded.address, failures = 0',
);

export const insertKey = (name: string, value: string): Statement =>
  sql('INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, value);

export const guestOf = (row: Row): GuestRow => ({
  id: String(row['id']),
  name: String(row['name']),
  tokenHash: String(row['token_hash']),
  createdAt: Number(row['created_at']),
  manners: JSON.parse(String(row['manners'])) as Manners,
  ...(row['standing'] !== '' && { standing: row['standing'] as Standing }),
});

/** Throws an `Aside` where the row cannot be read. */
export const tableOf = (row: Row): TableRow => ({
  founding: foundingOf(String(row['founding'])),
  inviteHash: String(row['invite_hash']),
  phase: row['phase'] as TableRow['phase'],
  listed: row['listed'] === 1,
  wakeAt: numberIn(row, 'wake_at'),
  awaits:
    typeof row['awaits'] === 'string'
      ? { guest: row['awaits'], from: Number(row['awaits_from']), at: Number(row['awaits_at']) }
      : undefined,
  remindAt: numberIn(row, 'remind_at'),
  changedAt: Number(row['changed_at']),
});

const numberIn = (row: Row, column: string): number | undefined =>
  typeof row[column] === 'number' ? row[column] : undefined;

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
