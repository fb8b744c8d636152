import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { inParts } from '../turns.ts';
import { Sender } from './letter.ts';
import { pulse, type Database, type Row, type Statement } from './database.ts';
import { migrate, MIGRATIONS } from './schema.ts';
import { SqliteFile } from './sqliteFile.ts';
import type { Verdict } from './sqliteWriter.ts';

const BUSY = 5;
/** What SQLite says of a file that is damaged: “malformed”, or “not a database”. */
const DAMAGE = /malformed|not a database/;
/** How often the disk is asked at most: what gathers meanwhile costs one message to the writer and one wait for the disk. */
const WRITE_EVERY_MS = 4;

/** How many commits are answered in one round of the event loop: each goes on with what everybody is told of it. */
const PART = 50;

/** A commit that waits for the disk. */
interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * SQLite in one file. Reads run here; commits go to a writer thread, which takes in one go all that gathered while
 * the disk was busy. A commit that has been answered has reached the disk.
 */
export class Sqlite implements Database {
  readonly isShared = false;
  readonly #path: string;
  readonly #file: SqliteFile;
  readonly #lock: DatabaseSync | undefined;
  readonly #inode: number;
  #writer: { readonly thread: Worker; readonly sender: Sender } | undefined;
  /** The first sign that the file is damaged; only a restart on a sound one forgets it. */
  #damage: Error | undefined;
  #gathered: Waiting[] = [];
  #writing: Waiting[] = [];
  /** Whether what has gathered is about to be written. */
  #isDue = false;
  #wroteAt = 0;

  private constructor(path: string, lock: DatabaseSync | undefined) {
    this.#path = path;
    this.#lock = lock;
    this.#file = new SqliteFile(path);
    this.#inode = statSync(path).ino;
  }

  /**
   * Opens the file, creates it if there is none, and brings its schema up to date. One process at a time. A file that
   * has gone or was emptied is created again only with `mayBeLost`.
   */
  static async open(path: string, migrations = MIGRATIONS, { mayBeLost = false } = {}): Promise<Sqlite> {
    mkdirSync(dirname(path), { recursive: true });
    const isKnown = existsSync(lockOf(path));
    const lock = takeLock(path);
    try {
      if (isKnown && !mayBeLost) requireHouse(path);
      await migrateFile(path, migrations);
    } catch (error) {
      lock.close();
      if (!DAMAGE.test(String(error))) throw error;
      throw new Error(`${path} is damaged: move it away and restore a backup`, { cause: error });
    }
    return new Sqlite(path, lock);
  }

  /** Opens a file that a server may be using; it must have the newest schema already. */
  static async beside(path: string): Promise<Sqlite> {
    if (!existsSync(path)) throw new Error(`there is no ${path}`);
    const db = new Sqlite(path, undefined);
    const [row] = await db.all({ sql: 'SELECT version FROM schema_version', values: [] });
    if (Number(row?.['version']) === MIGRATIONS.length) return db;
    await db.close();
    throw new Error(`${path} is of another version of Hideout: start this one with it first`);
  }

  async all(statement: Statement): Promise<Row[]> {
    try {
      return this.#file.all(statement);
    } catch (error) {
      throw this.#noted(error as Error);
    }
  }

  /** A connection of its own sees the file as it is, not what others remember of it. */
  async check(): Promise<void> {
    if (this.#damage) throw this.#damage;
    const db = new DatabaseSync(this.#path, { readOnly: true });
    try {
      const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
      for (const { name } of tables) db.prepare(`SELECT 1 FROM ${String(name)} LIMIT 1`).all();
    } catch (error) {
      throw this.#noted(error as Error);
    } finally {
      db.close();
    }
    await this.commit([pulse()]);
  }

  commit(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#gathered.push({ statements, resolve, reject });
      if (this.#writing.length === 0) this.#writeSoon();
    });
  }

  async *snapshot<T>(read: (all: Database['all']) => AsyncIterable<T>): AsyncIterable<T> {
    yield* readMoment(this.#path, read);
  }

  /** There is only one node, and it knows what it did. */
  notify(): void {}

  listen(): void {}

  async close(): Promise<void> {
    if (this.#writer) {
      const { thread } = this.#writer;
      const ended = once(thread, 'exit');
      thread.postMessage('close');
      await ended;
    }
    this.#file.db.close();
    this.#lock?.close();
  }

  /** Together with whatever else this round of the event loop brings, or what comes until the disk may be asked again. */
  #writeSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    const wait = this.#wroteAt + WRITE_EVERY_MS - performance.now();
    if (wait > 0) setTimeout(() => this.#write(), wait);
    else setImmediate(() => this.#write());
  }

  #write(): void {
    this.#isDue = false;
    this.#wroteAt = performance.now();
    this.#writing = this.#gathered;
    this.#gathered = [];
    if (this.#writing.length === 0) return;
    this.#writer ??= this.#hire();
    const { thread, sender } = this.#writer;
    thread.postMessage(sender.write(this.#writing.map(({ statements }) => statements)));
  }

  /** A writer that dies takes what it was writing with it; the next commit hires another. */
  #hire(): { readonly thread: Worker; readonly sender: Sender } {
    const workerData = { file: this.#path, inode: this.#inode };
    const thread = new Worker(new URL('sqliteWriter.ts', import.meta.url), { workerData });
    let failure = 'the writer has ended';
    thread.on('message', (verdicts: readonly Verdict[]) => this.#settle(verdicts));
    thread.on('error', (error) => (failure = String(error)));
    thread.on('exit', () => {
      this.#writer = undefined;
      this.#settle(this.#writing.map(() => ({ failed: failure })));
    });
    return { thread, sender: new Sender() };
  }

  #settle(verdicts: readonly Verdict[]): void {
    const settled = this.#writing;
    this.#writing = [];
    if (this.#gathered.length > 0) this.#writeSoon();
    void inParts(settled.entries(), PART, ([index, { resolve, reject }]) => {
      const verdict = verdicts[index]!;
      if (typeof verdict === 'boolean') resolve(verdict);
      else reject(this.#noted(new Error(verdict.failed)));
    });
  }

  #noted(error: Error): Error {
    if (DAMAGE.test(error.message)) this.#damage ??= error;
    return error;
  }
}

/** Reads a file as it is at one moment, even while a server uses it. */
export async function* readMoment<T>(path: string, read: (all: Database['all']) => AsyncIterable<T>): AsyncIterable<T> {
  const file = new SqliteFile(path);
  try {
    file.db.exec('BEGIN');
    yield* read(async (statement) => file.all(statement));
  } finally {
    file.db.close();
  }
}

async function migrateFile(path: string, migrations: typeof MIGRATIONS): Promise<void> {
  const { db } = new SqliteFile(path);
  try {
    db.exec('BEGIN IMMEDIATE');
    await migrate((text) => db.prepare(text).all(), migrations);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

const lockOf = (path: string): string => `${path}.lock`;

/** Where there is a lock, a house was kept: if that has gone, nobody should find a new one in its place. */
function requireHouse(path: string): void {
  if (existsSync(path) && statSync(path).size > 0) return;
  const why = `${path} is missing or empty, but ${lockOf(path)} shows that a house was kept there`;
  throw new Error(`${why}: restore a backup, or remove the lock file to begin a new house`);
}

/** Holds a lock that the system releases however this process ends. */
function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(lockOf(path));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(`another Hideout is using ${path}; several nodes need PostgreSQL`, { cause: error });
  }
}
