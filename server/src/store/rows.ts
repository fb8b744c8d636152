import type { Manners, Phase } from '@hideout/protocol';
import { damaged } from '../table/aside.ts';
import type { Entry, Founding, Numbered } from '../table/entry.ts';
import type { Address } from '../notices/address.ts';
import { sql, type Row, type Statement } from './database.ts';
import { ID, json, MAYBE, NUMBER, rowsOf, TEXT, word } from './rowsOf.ts';

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
  readonly standing?: Standing | undefined;
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

/** Somebody at a table: with a seat, or with something to say. */
export interface PersonRow {
  readonly table: string;
  readonly guest: string;
}

/** An entry of a table. One that cannot be read stays the text that it is: a backup keeps it, and no table replays it. */
export interface EntryRow extends Numbered {
  readonly table: string;
}

export const GUESTS = rowsOf<GuestRow>('guests', ['id'], {
  id: TEXT,
  name: TEXT,
  tokenHash: TEXT,
  createdAt: NUMBER,
  manners: { ...json(), write: (manners = {}) => JSON.stringify(manners) },
  standing: word<Standing>(),
});

const PERSON = { guest: ID, table: ID };
export const MEMBERS = rowsOf<PersonRow>('members', ['guest_id', 'table_id'], PERSON, 'keep');
export const SPEAKERS = rowsOf<PersonRow>('speakers', ['guest_id', 'table_id'], PERSON, 'keep');

export const ENTRIES = rowsOf<EntryRow>(
  'entries',
  ['table_id', 'number'],
  {
    table: ID,
    number: NUMBER,
    at: NUMBER,
    by: { ...TEXT, column: 'guest_id' },
    key: { ...TEXT, column: 'client_key' },
    entry: {
      write: (entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)),
      read: (text) => entryOf(String(text)),
    },
  },
  'keep',
);

const CHANNEL = { id: TEXT, guest: ID, address: json<Address>(), createdAt: NUMBER };
export const CHANNELS = rowsOf<ChannelRow>('channels', ['id'], CHANNEL, ['guest_id', 'address']);

export interface KeyRow {
  readonly name: string;
  readonly value: string;
}
export const KEYS = rowsOf<KeyRow>('house_keys', ['name'], { name: TEXT, value: TEXT }, 'keep');

export const insertTable = (row: TableRow): Statement => {
  const { founding, inviteHash, phase, listed, wakeAt, changedAt, awaits, remindAt } = row;
  return sql`INSERT INTO tables (id, host, trace, founding, invite_hash, phase, listed, wake_at, changed_at,
      awaits, awaits_from, awaits_at, remind_at)
    VALUES (${founding.id}, ${founding.host}, ${founding.trace ?? ''}, ${JSON.stringify(founding)}, ${inviteHash},
      ${phase}, ${Number(listed)}, ${wakeAt}, ${changedAt}, ${awaits?.guest}, ${awaits?.from}, ${awaits?.at}, ${remindAt})`;
};

export const foundTable = (table: NewTableRow): Statement[] => [
  insertTable(table),
  ...table.members.map((guest) => MEMBERS.insert({ table: table.founding.id, guest })),
];

/** Whoever changes a table can serve it, so it is no longer set aside. */
export const updateIndex = (table: string, index: TableIndex, at: number): Statement => {
  const { phase, listed, wakeAt, awaits, remindAt } = index;
  return sql`UPDATE tables SET phase = ${phase}, listed = ${Number(listed)}, wake_at = ${wakeAt},
      awaits = ${awaits?.guest}, awaits_from = ${awaits?.from}, awaits_at = ${awaits?.at}, remind_at = ${remindAt},
      changed_at = ${at}, aside = NULL WHERE id = ${table}`;
};

/** Throws an `Aside` where the row cannot be read. */
export const tableOf = (row: Row): TableRow => ({
  founding: foundingOf(String(row['founding'])),
  inviteHash: String(row['invite_hash']),
  phase: row['phase'] as TableRow['phase'],
  listed: row['listed'] === 1,
  wakeAt: MAYBE.read(row['wake_at']),
  awaits:
    typeof row['awaits'] === 'string'
      ? { guest: row['awaits'], from: Number(row['awaits_from']), at: Number(row['awaits_at']) }
      : undefined,
  remindAt: MAYBE.read(row['remind_at']),
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

function entryOf(text: string): Entry {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return text as unknown as Entry;
  }
}
