import type { Phase } from '@hideout/protocol';
import type { Founding, Numbered } from '../table/entry.ts';

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
  /** When the server itself owes this table something: a bot's turn or the end of a clock. */
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

/**
 * Where everything lasting is kept. A fulfilled promise means: safe on disk. A rejected one means that nobody knows
 * whether it happened; asking again is harmless, because each number can be taken only once.
 */
export interface Store {
  /** Whether other nodes may use it too. */
  readonly isShared: boolean;

  addGuest(guest: GuestRow): Promise<void>;
  guest(id: string): Promise<GuestRow | undefined>;
  renameGuest(id: string, name: string): Promise<void>;

  addTable(table: NewTableRow): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  setInvite(table: string, inviteHash: string): Promise<void>;

  /** The entries after number `after`, in order. */
  entries(table: string, after: number): Promise<readonly Numbered[]>;
  /** The last number of each of these tables that has entries. */
  lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Takes the next number; false, with nothing changed, if somebody else has taken it. */
  append(append: Append): Promise<boolean>;

  /** Tables that the lobby shows, newest first. */
  listed(limit: number): Promise<readonly TableRow[]>;
  /** Tables of a guest, most recently changed first. */
  tablesOf(guest: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables that have been waiting for the server since before `now`. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** How many tables are open or being played: all, and those that `host` opened. */
  countLive(host: string): Promise<{ readonly all: number; readonly byHost: number }>;
  /** Deletes open tables that nobody has touched since `before`; answers how many there were. */
  sweep(before: number): Promise<number>;

  /** Tells every node, including this one, if it can: signals make things fast, but nothing depends on them. */
  signal(signal: Signal): void;
  onSignal(listener: (signal: Signal) => void): void;

  /** Rejects when the store cannot be used now. */
  ping(): Promise<void>;
  /** Everything, as it was at one moment. */
  dump(): AsyncIterable<DumpLine>;
  /** Restores a dump; the store must be empty. */
  load(lines: AsyncIterable<DumpLine>): Promise<void>;
  /** Finishes what was asked for so far; anything asked for later is refused. */
  close(): Promise<void>;
}
