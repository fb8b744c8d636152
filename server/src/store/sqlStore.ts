import { PHASES } from '@hideout/protocol';
import { atMost } from '../deadline.ts';
import { DAMAGED } from '../table/aside.ts';
import type { Numbered } from '../table/entry.ts';
import { DailyShelf } from './dailyShelf.ts';
import { NOTE_BYTES, sql, type Database, type Row, type Statement } from './database.ts';
import { insertLine, PAGE, readEverything } from './dump.ts';
import { AccountShelf } from './accountShelf.ts';
import { ConductShelf } from './conductShelf.ts';
import { NoticeShelf } from './noticeShelf.ts';
import { RatingShelf } from './ratingShelf.ts';
import { SeekerShelf } from './seekerShelf.ts';
import { PaperShelf } from './paperShelf.ts';
import { SnapshotShelf } from './snapshotShelf.ts';
import { TraceShelf } from './traceShelf.ts';
import {
  foundTable,
  guestOf,
  insertEntry,
  insertGuest,
  insertMember,
  insertSpeaker,
  numberedOf,
  readable,
  tableOf,
  updateIndex,
  type Append,
  type DumpLine,
  type GuestRow,
  type NewTableRow,
  type Signal,
  type TableRow,
  type Wanted,
} from './rows.ts';

const TABLE_COLUMNS = `founding, invite_hash, phase, listed, wake_at, awaits, awaits_from, awaits_at, remind_at,
  changed_at`;

/** What the indexes `tables_live` and `tables_live_trace` hold. */
const IS_LIVE = `phase IN ('open', 'playing')`;

const PULSE_EVERY_MS = 1000;
/** A store that does not answer by then is as good as gone. */
const PULSE_MS = 2000;

/** How many tables are looked up at once; a fixed number keeps it a single statement. */
const LOOKUP = 50;
const LAST_NUMBERS = `SELECT table_id, MAX(number) AS number FROM entries
  WHERE table_id IN (${Array.from({ length: LOOKUP }, (_, i) => `$${i + 1}`).join(', ')}) GROUP BY table_id`;

/**
 * Where everything lasting is kept, in any database that speaks the common part of SQL. A fulfilled promise means: safe
 * on disk. A rejected one means that nobody knows whether it happened; asking again is harmless, because each number
 * can be taken only once.
 */
export class SqlStore {
  readonly #db: Database;
  /** Calls that the database has not answered yet. */
  readonly #underWay = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;
  #pulse: { readonly at: number; readonly beat: Promise<void> } | undefined;
  /** Whether other nodes may use it too. */
  readonly isShared: boolean;
  readonly #shelved = {
    all: (statement: Statement) => this.#all(statement),
    commit: (statements: readonly Statement[]) => this.#commit(statements),
  };
  /** Who is to be called to which table. */
  readonly notices = new NoticeShelf(this.#shelved);
  /** How names that last are signed in to. */
  readonly accounts = new AccountShelf(this.#shelved);
  /** Who wants not to meet whom, and who has been reported. */
  readonly conduct = new ConductShelf(this.#shelved);
  /** What is read of long tables instead of all their entries. */
  readonly snapshots = new SnapshotShelf(this.#shelved);
  /** What guests leave behind at tables. */
  readonly traces = new TraceShelf(this.#shelved);
  /** How strong everybody is taken to be. */
  readonly ratings = new RatingShelf(this.#shelved);
  /** Who waits for somebody near. */
  readonly seekers = new SeekerShelf(this.#shelved);
  /** What guests keep at tables for themselves alone. */
  readonly papers = new PaperShelf(this.#shelved);

  /** Who has played the deal of which day. */
  readonly dailies = new DailyShelf({
    all: (statement) => this.#all(statement),
    commit: (statements) => this.#commit(statements),
  });

  constructor(db: Database) {
    this.#db = db;
    this.isShared = db.isShared;
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.#commit([insertGuest(guest)]);
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    const [row] = await this.#all(sql('SELECT * FROM guests WHERE id = $1', id));
    return row && guestOf(row);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#commit([sql('UPDATE guests SET name = $1 WHERE id = $2', name, id)]);
  }

  async addTable(table: NewTableRow): Promise<void> {
    await this.#commit(foundTable(table));
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#all(sql(`SELECT ${TABLE_COLUMNS} FROM tables WHERE id = $1`, id));
    return row && tableOf(row);
  }

  async setInvite(table: string, inviteHash: string): Promise<void> {
    await this.#commit([sql('UPDATE tables SET invite_hash = $1 WHERE id = $2', inviteHash, table)]);
  }

  /** The entries after number `after`, in order, at most `limit` of them. */
  async entries(table: string, after: number, limit = 1e9): Promise<readonly Numbered[]> {
    const query = 'SELECT * FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3';
    return (await this.#all(sql(query, table, after, limit))).map(numberedOf);
  }

  /** The last number of each of these tables that has entries. */
  async lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const numbers = new Map<string, number>();
    for (let from = 0; from < tables.length; from += LOOKUP) {
      const ids = Array.from({ length: LOOKUP }, (_, i) => tables[from + i] ?? '');
      for (const row of await this.#all(sql(LAST_NUMBERS, ...ids))) {
        numbers.set(String(row['table_id']), Number(row['number']));
      }
    }
    return numbers;
  }

  /** Takes the next number; false, with nothing changed, if somebody else has taken it. */
  async append(append: Append): Promise<boolean> {
    const { table, index, member, speaker, founds } = append;
    const statements = [insertEntry(table, append)];
    if (index) statements.push(updateIndex(table, index, append.at));
    if (member !== undefined) statements.push(insertMember(table, member));
    if (speaker !== undefined) statements.push(insertSpeaker(table, speaker));
    if (founds) statements.push(...foundTable(founds));
    return this.#commit(statements, this.isShared ? noteOf(append) : undefined);
  }

  /** Tables that the lobby shows, newest first. */
  async listed(limit: number): Promise<readonly TableRow[]> {
    const query = `SELECT ${TABLE_COLUMNS} FROM tables WHERE listed = 1 ORDER BY changed_at DESC, id LIMIT $1`;
    return readable(await this.#all(sql(query, limit)));
  }

  /** Tables of a guest in one of these phases that were last changed before a moment, most recently changed first. */
  async tablesOf(
    guest: string,
    limit: number,
    { phases = PHASES, before = Number.MAX_SAFE_INTEGER }: Wanted = {},
  ): Promise<readonly TableRow[]> {
    const query = `SELECT ${TABLE_COLUMNS} FROM members JOIN tables ON id = table_id
      WHERE guest_id = $1 AND changed_at < $2 AND phase IN (${list(phases, 3)})
      ORDER BY changed_at DESC, id LIMIT $${phases.length + 3}`;
    return readable(await this.#all(sql(query, guest, before, ...phases, limit)));
  }

  /** Tables that have been waiting for the server since before `now`, without those that were set aside. */
  async due(now: number, limit: number, rules: readonly string[]): Promise<readonly string[]> {
    const query = `SELECT id FROM tables WHERE wake_at <= $1 AND (aside IS NULL OR aside IN (${list(rules, 2)}))
      ORDER BY wake_at LIMIT $${rules.length + 2}`;
    return (await this.#all(sql(query, now, ...rules, limit))).map((row) => String(row['id']));
  }

  /**
   * The time of the house where it left off. One without a time of its own goes on from its last entry, or from `start`
   * if it is new.
   */
  async resumeTime(start: number): Promise<number> {
    const known = await this.#time();
    if (known !== undefined) return known;
    const [last] = await this.#all(sql('SELECT MAX(at) AS at FROM entries'));
    const insertion = 'INSERT INTO house_time (id, time) VALUES (1, $1) ON CONFLICT DO NOTHING';
    await this.#commit([sql(insertion, Number(last?.['at'] ?? start))]);
    return (await this.#time())!;
  }

  /** Moves the time of the house on to `time`, unless another node has moved it further; answers what it is now. */
  async advanceTime(time: number): Promise<number> {
    const isMoved = await this.#commit([sql('UPDATE house_time SET time = $1 WHERE time < $2', time, time)]);
    return isMoved ? time : (await this.#time())!;
  }

  async #time(): Promise<number | undefined> {
    const [row] = await this.#all(sql('SELECT time FROM house_time'));
    return row && Number(row['time']);
  }

  /** Notes that a table cannot be served: because of its rules, by servers without them; because of damage, by any. */
  async setAside(table: string, reason: string): Promise<void> {
    await this.#commit([sql('UPDATE tables SET aside = $1 WHERE id = $2', reason, table)]);
  }

  /** Gives damaged tables another chance. */
  async reconsider(): Promise<void> {
    await this.#commit([sql('UPDATE tables SET aside = NULL WHERE aside = $1', DAMAGED)]);
  }

  /** How many tables are set aside for a server that has these rules. */
  async countAside(rules: readonly string[]): Promise<number> {
    const query = `SELECT COUNT(*) AS whole FROM tables WHERE aside IS NOT NULL AND aside NOT IN (${list(rules, 1)})`;
    return Number((await this.#all(sql(query, ...rules)))[0]!['whole']);
  }

  /** How many tables are open or being played. Visits all of them. */
  async countLive(): Promise<number> {
    const [row] = await this.#all(sql(`SELECT COUNT(*) AS whole FROM tables WHERE ${IS_LIVE}`));
    return Number(row!['whole']);
  }

  /** How many of them `host` opened, and how many were opened from addresses of this trace. */
  async countLiveOf(host: string, trace: string): Promise<Readonly<Record<'byHost' | 'byTrace', number>>> {
    const query = `SELECT (SELECT COUNT(*) FROM tables WHERE host = $1 AND ${IS_LIVE}) AS by_host,
      (SELECT COUNT(*) FROM tables WHERE trace = $2 AND ${IS_LIVE}) AS by_trace`;
    const [row] = await this.#all(sql(query, host, trace));
    return { byHost: Number(row!['by_host']), byTrace: Number(row!['by_trace']) };
  }

  /** Notes that somebody is at a table, if it is still open. */
  async touch(table: string, at: number): Promise<void> {
    await this.#commit([sql(`UPDATE tables SET changed_at = $1 WHERE id = $2 AND phase = 'open'`, at, table)]);
  }

  /** Deletes open tables that nobody has touched since `before`, longest first, `most` at most; answers how many. */
  async sweep(before: number, most = 500): Promise<number> {
    const query = `SELECT id FROM tables WHERE phase = 'open' AND changed_at < $1 ORDER BY changed_at LIMIT $2`;
    const ids = (await this.#all(sql(query, before, most))).map((row) => String(row['id']));
    let gone = 0;
    for (const id of ids) {
      const deletion = sql(`DELETE FROM tables WHERE id = $1 AND phase = 'open' AND changed_at < $2`, id, before);
      const rest = ['members', 'speakers', 'notes', 'entries', 'snapshots'].map((name) =>
        sql(`DELETE FROM ${name} WHERE table_id = $1`, id),
      );
      if (await this.#commit([deletion, ...rest])) gone++;
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
      const beat = this.#use((db) => db.check());
      this.#pulse = { at: now, beat };
    }
    const { beat } = this.#pulse;
    if (!(await atMost(PULSE_MS, beat))) throw new Error('the store does not answer');
    await beat;
  }

  /** Everything, as it was at one moment. */
  async *dump(): AsyncIterable<DumpLine> {
    this.#requireOpen();
    yield* this.#db.snapshot(readEverything);
  }

  /** Restores a dump; the store must be empty. */
  async load(lines: AsyncIterable<DumpLine>): Promise<void> {
    const [row] = await this.#all(sql('SELECT id FROM guests UNION ALL SELECT id FROM tables LIMIT 1'));
    if (row) throw new Error('a backup can be restored only into an empty store; this one has games in it');
    let batch: Statement[] = [];
    for await (const line of lines) {
      batch.push(insertLine(line));
      if (batch.length < PAGE) continue;
      await this.#commit(batch);
      batch = [];
    }
    if (batch.length > 0) await this.#commit(batch);
    // The restored house goes on from its own last entry.
    await this.#commit([sql('DELETE FROM house_time')]);
  }

  /** Finishes what was asked for so far; anything asked for later is refused. */
  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#underWay).then(() => this.#db.close());
    return this.#closing;
  }

  #all(statement: Statement): Promise<Row[]> {
    return this.#use((db) => db.all(statement));
  }

  #commit(statements: readonly Statement[], note?: string): Promise<boolean> {
    return this.#use((db) => db.commit(statements, note));
  }

  async #use<T>(work: (db: Database) => Promise<T>): Promise<T> {
    this.#requireOpen();
    const done = work(this.#db);
    this.#underWay.add(done);
    try {
      return await done;
    } finally {
      this.#underWay.delete(done);
    }
  }

  #requireOpen(): void {
    if (this.#closing) throw new Error('the store is closed');
  }
}

const list = (values: readonly string[], from: number): string => values.map((_, i) => `$${from + i}`).join(', ');

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
