import { Socket } from 'node:net';
import pg from 'pg';
import { atMost } from '../deadline.ts';
import { pulse, type Database, type Row, type Statement } from './database.ts';
import { migrate, MIGRATIONS } from './schema.ts';

/** The channel on which nodes tell each other which table has a new entry. */
const CHANNEL = 'hideout';
/** An arbitrary lock number, the same on every node: whoever holds it may change the schema. */
const MIGRATION_LOCK = 7070_1967;
const RECONNECT_MS = 250;
/** A network may swallow everything without a word: whatever takes longer than this has failed. */
const CONNECT_MS = 3000;
const QUERY_MS = 5000;
/** How often the listener asks whether anybody is there. */
const LISTENER_CHECK_MS = 5000;
const FAREWELL_MS = 1000;
/** A transaction whose client was cut off is given up, so that nobody waits for its locks. */
const BEGIN = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${2 * QUERY_MS}`;
/** A payload holds fewer than 8000 bytes. */
const PAYLOAD_BYTES = 7999;
/** Nothing lasting is written, so there is no disk to wait for. */
const NOTIFY = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
const INT8 = 20;

/** Times are 64-bit integers there, and fit a number here exactly. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** PostgreSQL, shared by any number of nodes. */
export class Postgres implements Database {
  readonly isShared = true;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
  #listener: pg.Client | undefined;
  #closed = false;
  #notes: string[] = [];
  #isNotifying = false;
  #retry: NodeJS.Timeout | undefined;

  private constructor(url: string, connections: number) {
    this.#url = url;
    this.#pool = new pg.Pool({ ...this.#line, max: connections, types: TYPES });
    // A connection that breaks is replaced, and what it was used for fails with its statement.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** How to connect; every socket is remembered until it closes. */
  get #line(): pg.ClientConfig {
    const stream = (): Socket => {
      const socket = new Socket();
      this.#sockets.add(socket.once('close', () => this.#sockets.delete(socket)));
      return socket;
    };
    const connectionString = this.#url;
    return { connectionString, stream, connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS, keepAlive: true };
  }

  /** Connects and brings the schema up to date; nodes that start together wait for each other. */
  static async open(url: string, connections: number, migrations = MIGRATIONS): Promise<Postgres> {
    const postgres = new Postgres(url, connections);
    try {
      await postgres.#migrate(migrations);
    } catch (error) {
      await postgres.close();
      throw error;
    }
    return postgres;
  }

  async all(statement: Statement): Promise<Row[]> {
    return (await this.#pool.query<Row>(prepared(statement))).rows;
  }

  async commit(statements: readonly Statement[], note?: string): Promise<boolean> {
    const isDone = await (statements.length === 1 ? this.#commitOne(statements[0]!) : this.#commitAll(statements));
    if (isDone && note !== undefined) this.notify(note);
    return isDone;
  }

  async #commitOne(statement: Statement): Promise<boolean> {
    return (await this.#pool.query(prepared(statement))).rowCount! > 0;
  }

  #commitAll(statements: readonly Statement[]): Promise<boolean> {
    return this.#within(async (client) => {
      for (const [index, statement] of statements.entries()) {
        const { rowCount } = await client.query(spelled(statement));
        if (index === 0 && !rowCount) return false;
      }
      return true;
    });
  }

  async *snapshot<T>(read: (all: Database['all']) => AsyncIterable<T>): AsyncIterable<T> {
    const client = await this.#pool.connect();
    let isWhole = false;
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      yield* read(async (statement) => (await client.query<Row>(spelled(statement))).rows);
      await client.query('COMMIT');
      isWhole = true;
    } finally {
      // Whoever reads may stop half-way as well.
      client.release(!isWhole);
    }
  }

  async check(): Promise<void> {
    await this.#commitOne(pulse());
  }

  /** Notes gather while others are on their way. */
  notify(note: string): void {
    this.#notes.push(note);
    if (!this.#isNotifying) void this.#sendNotes();
  }

  /**
   * Notes go out after the commit and several at once: PostgreSQL lets one notifying transaction commit at a time, so
   * within the commits themselves they would make every action wait for the disk alone.
   */
  async #sendNotes(): Promise<void> {
    this.#isNotifying = true;
    while (this.#notes.length > 0 && !this.#closed) {
      const batch = this.#takeNotes().join('\n');
      // Nodes also look for themselves, so a lost note does no harm.
      await this.#pool.query({ name: 'notify', text: NOTIFY, values: [CHANNEL, batch] }).catch(() => {});
    }
    this.#isNotifying = false;
  }

  /** As many notes as one payload holds, with a line break after each. */
  #takeNotes(): string[] {
    let bytes = 0;
    const end = this.#notes.findIndex((note) => (bytes += Buffer.byteLength(note) + 1) > PAYLOAD_BYTES);
    return this.#notes.splice(0, end < 0 ? this.#notes.length : end);
  }

  listen(onNote: (note: string) => void, onGap: () => void): void {
    void this.#connectListener(onNote, onGap);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await atMost(FAREWELL_MS, Promise.allSettled([this.#listener?.end(), this.#pool.end()]));
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Listens on a connection of its own; after a break it listens again and reports the gap. */
  async #connectListener(onNote: (note: string) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({ ...this.#line, application_name: 'hideout listener' });
    let lost = false;
    const again = (): void => {
      clearInterval(checking);
      if (lost || this.#closed) return;
      lost = true;
      void client.end().catch(() => {});
      this.#retry = setTimeout(() => void this.#connectListener(onNote, onGap), RECONNECT_MS);
    };
    const checking = setInterval(() => void client.query('SELECT 1').catch(again), LISTENER_CHECK_MS);
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      for (const note of payload.split('\n')) onNote(note);
    });
    this.#listener = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onGap();
    } catch {
      again();
    }
  }

  async #within(work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await this.#pool.connect();
    try {
      await client.query(BEGIN);
      const done = await work(client);
      await client.query(done ? 'COMMIT' : 'ROLLBACK');
      client.release();
      return done;
    } catch (error) {
      // A connection that failed half-way is thrown away, and the database rolls back.
      client.release(true);
      throw error;
    }
  }

  /** On a connection without a limit of time: a new index takes as long as it takes. */
  async #migrate(migrations: typeof MIGRATIONS): Promise<void> {
    const client = new pg.Client({ ...this.#line, query_timeout: undefined });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await migrate(async (text) => (await client.query<Row>(text)).rows, migrations);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  }
}

/** A statement as PostgreSQL has it, with `$1`, `$2` … for the values. */
function spelled({ sql: text, values }: Statement): pg.QueryConfig {
  let place = 0;
  return { text: text.replaceAll('?', () => `$${++place}`), values: [...values] };
}

/** Prepared statements, by their text; statements are fixed, so there are few. */
const PREPARED = new Map<string, { readonly name: string; readonly text: string }>();
function prepared(statement: Statement): pg.QueryConfig {
  const known = PREPARED.get(statement.sql) ?? { name: `s${PREPARED.size}`, text: spelled(statement).text };
  PREPARED.set(statement.sql, known);
  return { ...known, values: [...statement.values] };
}
