import { PHASES } from '@hideout/protocol';
import { atMost } from '../deadline.ts';
import { DAMAGED } from '../table/aside.ts';
import type { Numbered } from '../table/entry.ts';
import { DailyShelf } from './dailyShelf.ts';
import { list, NOTE_BYTES, raw, sql, type Database, type Row, type Statement } from './database.ts';
import { Draining } from './draining.ts';
import { insertLine, PAGE, readEverything, type DumpLine } from './dump.ts';
import { AccountShelf } from './accountShelf.ts';
import { ConductShelf } from './conductShelf.ts';
import { NoticeShelf } from './noticeShelf.ts';
import { RatingShelf } from './ratingShelf.ts';
import { SeekerShelf } from './seekerShelf.ts';
import { PaperShelf } from './paperShelf.ts';
import { SnapshotShelf } from './snapshotShelf.ts';
import { TraceShelf } from './traceShelf.ts';
import {
  ENTRIES,
  foundTable,
  GUESTS,
  MEMBERS,
  readable,
  SPEAKERS,
  tableOf,
  updateIndex,
  type Append,
  type GuestRow,
  type NewTableRow,
  type Signal,
  type TableRow,
  type Wanted,
} from './rows.ts';
import { Shelf } from './shelf.ts';

const TABLE_COLUMNS = raw(`founding, invite_hash, phase, listed, wake_at, awaits, awaits_from, awaits_at, remind_at,
  changed_at`);

/** What the indexes `tables_live` and `tables_live_trace` hold. */
const IS_LIVE = raw(`phase IN ('open', 'playing')`);

const PULSE_EVERY_MS = 1000;
/** A store that does not answer by then is as good as gone. */
const PULSE_MS = 2000;

/** How many tables are looked up at once; a fixed number keeps it a single statement. */
const LOOKUP = 50;

/**
 * Where everything lasting is kept, in any database that speaks the common part of SQL. A fulfilled promise means: safe
 * on disk. A rejected one means that nobody knows whether it happened; asking again is harmless, because each number
 * can be taken only once.
 */
export class SqlStore extends Shelf {
  readonly #db: Draining;
  #pulse: { readonly at: number; readonly beat: Promise<void> } | undefined;
  /** Whether other nodes may use it too. */
  readonly isShared: boolean;
  /** Who is to be called to which table. */
  readonly notices = new NoticeShelf(this.db);
  /** How names that last are signed in to. */
  readonly accounts = new AccountShelf(this.db);
  /** Who wants not to meet whom, and who has been reported. */
  readonly conduct = new ConductShelf(this.db);
  /** What is read of long tables instead of all their entries. */
  readonly snapshots = new SnapshotShelf(this.db);
  /** What guests leave behind at tables. */
  readonly traces = new TraceShelf(this.db);
  /** How strong everybody is taken to be. */
  readonly ratings = new RatingShelf(this.db);
  /** Who waits for somebody near. */
  readonly seekers = new SeekerShelf(this.db);
  /** What guests keep at tables for themselves alone. */
  readonly papers = new PaperShelf(this.db);
  /** Who has played the deal of which day. */
  readonly dailies = new DailyShelf(this.db);

  constructor(database: Database) {
    const db = new Draining(database);
    super(db);
    this.#db = db;
    this.isShared = database.isShared;
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.change(GUESTS.insert(guest));
  }

  guest(id: string): Promise<GuestRow | undefined> {
    return this.one(sql`SELECT * FROM guests WHERE id = ${id}`, GUESTS.read);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.change(sql`UPDATE guests SET name = ${name} WHERE id = ${id}`);
  }

  async addTable(table: NewTableRow): Promise<void> {
    await this.change(...foundTable(table));
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.one(sql`SELECT ${TABLE_COLUMNS} FROM tables WHERE id = ${id}`, tableOf);
  }

  async setInvite(table: string, inviteHash: string): Promise<void> {
    await this.change(sql`UPDATE tables SET invite_hash = ${inviteHash} WHERE id = ${table}`);
  }

  /** The entries after number `after`, in order, at most `limit` of them. */
  entries(table: string, after: number, limit = 1e9): Promise<readonly Numbered[]> {
    return this.many(
      sql`SELECT * FROM entries WHERE table_id = ${table} AND number > ${after} ORDER BY number LIMIT ${limit}`,
      numberedOf,
    );
  }

  /** The last number of each of these tables that has entries. */
  async lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const numbers: (readonly [table: string, number: number])[] = [];
    for (let from = 0; from < tables.length; from += LOOKUP) {
      const ids = Array.from({ length: LOOKUP }, (_, i) => tables[from + i] ?? '');
      const statement = sql`SELECT table_id, MAX(number) AS number FROM entries
        WHERE table_id IN (${list(ids)}) GROUP BY table_id`;
      numbers.push(...(await this.many(statement, (row) => [String(row['table_id']), Number(row['number'])] as const)));
    }
    return new Map(numbers);
  }

  /** Takes the next number; false, with nothing changed, if somebody else has taken it. */
  append(append: Append): Promise<boolean> {
    const { table, index, member, speaker, founds } = append;
    const statements = [ENTRIES.insert(append)];
    if (index) statements.push(updateIndex(table, index, append.at));
    if (member !== undefined) statements.push(MEMBERS.insert({ table, guest: member }));
    if (speaker !== undefined) statements.push(SPEAKERS.insert({ table, guest: speaker }));
    if (founds) statements.push(...foundTable(founds));
    return this.#db.commit(statements, this.isShared ? noteOf(append) : undefined);
  }

  /** Tables that the lobby shows, newest first. */
  async listed(limit: number): Promise<readonly TableRow[]> {
    const statement = sql`SELECT ${TABLE_COLUMNS} FROM tables WHERE listed = 1 ORDER BY changed_at DESC, id LIMIT ${limit}`;
    return readable(await this.db.all(statement));
  }

  /** Tables of a guest in one of these phases that were last changed before a moment, most recently changed first. */
  async tablesOf(
    guest: string,
    limit: number,
    { phases = PHASES, before = Number.MAX_SAFE_INTEGER }: Wanted = {},
  ): Promise<readonly TableRow[]> {
    const statement = sql`SELECT ${TABLE_COLUMNS} FROM members JOIN tables ON id = table_id
      WHERE guest_id = ${guest} AND changed_at < ${before} AND phase IN (${list(phases)})
      ORDER BY changed_at DESC, id LIMIT ${limit}`;
    return readable(await this.db.all(statement));
  }

  /** Tables that have been waiting for the server since before `now`, without those that were set aside. */
  due(now: number, limit: number, rules: readonly string[]): Promise<readonly string[]> {
    const statement = sql`SELECT id FROM tables WHERE wake_at <= ${now} AND (aside IS NULL OR aside IN (${list(rules)}))
      ORDER BY wake_at LIMIT ${limit}`;
    return this.many(statement, idOf);
  }

  /**
   * The time of the house where it left off. One without a time of its own goes on from its last entry, or from `start`
   * if it is new.
   */
  async resumeTime(start: number): Promise<number> {
    const known = await this.#time();
    if (known !== undefined) return known;
    const last = await this.one(sql`SELECT MAX(at) AS at FROM entries`, (row) => Number(row['at'] ?? start));
    await this.change(sql`INSERT INTO house_time (id, time) VALUES (1, ${last}) ON CONFLICT DO NOTHING`);
    return (await this.#time())!;
  }

  /** Moves the time of the house on to `time`, unless another node has moved it further; answers what it is now. */
  async advanceTime(time: number): Promise<number> {
    const isMoved = await this.change(sql`UPDATE house_time SET time = ${time} WHERE time < ${time}`);
    return isMoved ? time : (await this.#time())!;
  }

  #time(): Promise<number | undefined> {
    return this.one(sql`SELECT time FROM house_time`, (row) => Number(row['time']));
  }

  /** Notes that a table cannot be served: because of its rules, by servers without them; because of damage, by any. */
  async setAside(table: string, reason: string): Promise<void> {
    await this.change(sql`UPDATE tables SET aside = ${reason} WHERE id = ${table}`);
  }

  /** Gives damaged tables another chance. */
  async reconsider(): Promise<void> {
    await this.change(sql`UPDATE tables SET aside = NULL WHERE aside = ${DAMAGED}`);
  }

  /** How many tables are set aside for a server that has these rules. */
  countAside(rules: readonly string[]): Promise<number> {
    return this.whole(
      sql`SELECT COUNT(*) AS whole FROM tables WHERE aside IS NOT NULL AND aside NOT IN (${list(rules)})`,
    );
  }

  /** How many tables are open or being played. Visits all of them. */
  countLive(): Promise<number> {
    return this.whole(sql`SELECT COUNT(*) AS whole FROM tables WHERE ${IS_LIVE}`);
  }

  /** How many of them `host` opened, and how many were opened from addresses of this trace. */
  async countLiveOf(host: string, trace: string): Promise<Readonly<Record<'byHost' | 'byTrace', number>>> {
    const [row] = await this.db
      .all(sql`SELECT (SELECT COUNT(*) FROM tables WHERE host = ${host} AND ${IS_LIVE}) AS by_host,
      (SELECT COUNT(*) FROM tables WHERE trace = ${trace} AND ${IS_LIVE}) AS by_trace`);
    return { byHost: Number(row!['by_host']), byTrace: Number(row!['by_trace']) };
  }

  /** Notes that somebody is at a table, if it is still open. */
  async touch(table: string, at: number): Promise<void> {
    await this.change(sql`UPDATE tables SET changed_at = ${at} WHERE id = ${table} AND phase = 'open'`);
  }

  /** Deletes open tables that nobody has touched since `before`, longest first, `most` at most; answers how many. */
  async sweep(before: number, most = 500): Promise<number> {
    const isStale = sql`phase = 'open' AND changed_at < ${before}`;
    const stale = sql`SELECT id FROM tables WHERE ${isStale} ORDER BY changed_at LIMIT ${most}`;
    let gone = 0;
    for (const id of await this.many(stale, idOf)) {
      const deletion = sql`DELETE FROM tables WHERE id = ${id} AND ${isStale}`;
      const rest = ['members', 'speakers', 'notes', 'entries', 'snapshots'].map(
        (name) => sql`DELETE FROM ${raw(name)} WHERE table_id = ${id}`,
      );
      if (await this.change(deletion, ...rest)) gone++;
    }
    return gone;
  }

  /** Tells every node, including this one, if it can: signals make things fast, but nothing depends on them. */
  signal(signal: Signal): void {
    this.#db.notify(writeSignal(signal));
  }

  onSignal(listener: (signal: Signal) => void): void {
    this.#db.listen(
      (note) => {
        const signal = readSignal(note);
        if (signal) listener(signal);
      },
      () => listener({ type: 'gap' }),
    );
  }

  /** Rejects when the store cannot be read and written now; it is tried at most once a second, however many ask. */
  async ping(): Promise<void> {
    const now = performance.now();
    if (!this.#pulse || now - this.#pulse.at > PULSE_EVERY_MS) {
      const beat = this.#db.check();
      this.#pulse = { at: now, beat };
    }
    const { beat } = this.#pulse;
    if (!(await atMost(PULSE_MS, beat))) throw new Error('the store does not answer');
    await beat;
  }

  /** Everything, as it was at one moment. */
  dump(): AsyncIterable<DumpLine> {
    return this.#db.snapshot(readEverything);
  }

  /** Restores a dump; the store must be empty. */
  async load(lines: AsyncIterable<DumpLine>): Promise<void> {
    if (await this.has(sql`SELECT id FROM guests UNION ALL SELECT id FROM tables LIMIT 1`))
      throw new Error('a backup can be restored only into an empty store; this one has games in it');
    let batch: Statement[] = [];
    for await (const line of lines) {
      batch.push(insertLine(line));
      if (batch.length < PAGE) continue;
      await this.change(...batch);
      batch = [];
    }
    if (batch.length > 0) await this.change(...batch);
    // The restored house goes on from its own last entry.
    await this.change(sql`DELETE FROM house_time`);
  }

  /** Finishes what was asked for so far; anything asked for later is refused. */
  close(): Promise<void> {
    return this.#db.close();
  }
}

const idOf = (row: Row): string => String(row['id']);

const numberedOf = (row: Row): Numbered => {
  const { number, at, by, key, entry } = ENTRIES.read(row);
  return { number, at, by, key, entry };
};

const writeSignal = (signal: Signal): string => JSON.stringify(signal);

/** Carries the entry, so that nobody has to ask for it. */
function noteOf({ table, number, at, by, key, entry }: Append): string {
  const note = writeSignal({ type: 'entry', table, number, made: { number, at, by, key, entry } });
  return Buffer.byteLength(note) <= NOTE_BYTES ? note : writeSignal({ type: 'entry', table, number });
}

/** The signal of a note; undefined when it is of another kind, for example from a node of another version. */
function readSignal(note: string): Signal | undefined {
  try {
    const signal = JSON.parse(note) as Partial<Record<string, unknown>>;
    const isEntry = signal['type'] === 'entry' && typeof signal['number'] === 'number';
    const isPresence = signal['type'] === 'presence' && Array.isArray(signal['seats']);
    return isEntry || isPresence ? (signal as Signal) : undefined;
  } catch {
    return undefined;
  }
}
