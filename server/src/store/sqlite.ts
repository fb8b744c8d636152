import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement } from './database.ts';
import { migrate, MIGRATIONS } from './schema.ts';
import { SqliteFile } from './sqliteFile.ts';
import type { Verdict } from './sqliteWriter.ts';

const BUSY = 5;
/** How often the disk is asked at most: what gathers meanwhile costs one message to the writer and one wait for the disk. */
const WRITE_EVERY_MS = 4;

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
  readonly #writer: Worker;
  #gathered: Waiting[] = [];
  #writing: Waiting[] = [];
  /** Whether what has gathered is about to be written. */
  #isDue = false;
  #wroteAt = 0;

  private constructor(path: string, lock: DatabaseSync | undefined) {
    this.#path = path;
    this.#lock = lock;
    this.#file = new SqliteFile(path);
    this.#writer = new Worker(new URL('sqliteWriter.ts', import.meta.url), { workerData: { file: path } });
    this.#writer.on('message', (verdicts: readonly Verdict[]) => this.#settle(verdicts));
    this.#writer.on('error', (error) => this.#settle([], String(error)));
  }

  /** Opens the file, creates it if there is none, and brings its schema up to date. One process at a time. */
  static async open(path: string, migrations = MIGRATIONS): Promise<Sqlite> {
    mkdirSync(dirname(path), { recursive: true });
    const lock = takeLock(path);
    try {
      await migrateFile(path, migrations);
    } catch (error) {
      lock.close();
      throw error;
    }
    return new Sqlite(path, lock);
  }

  async all(statement: Statement): Promise<Row[]> {
    return this.#file.all(statement);
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
    const ended = once(this.#writer, 'exit');
    this.#writer.postMessage('close');
    await ended;
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
    if (this.#writing.length > 0) this.#writer.postMessage(this.#writing.map(({ statements }) => statements));
  }

  #settle(verdicts: readonly Verdict[], failure = 'the writer has ended'): void {
    const settled = this.#writing;
    this.#writing = [];
    if (this.#gathered.length > 0) this.#writeSoon();
    for (const [index, { resolve, reject }] of settled.entries()) {
      const verdict = verdicts[index] ?? { failed: failure };
      if (typeof verdict === 'boolean') resolve(verdict);
      else reject(new Error(verdict.failed));
    }
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

/** Holds a lock that the system releases however this process ends. */
function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(`another Hideout is using ${path}; several nodes need PostgreSQL`, { cause: error });
  }
}
