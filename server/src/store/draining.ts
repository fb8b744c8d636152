import type { Database, Row, Statement } from './database.ts';

/** A database that finishes what it was asked for before it closes, and refuses whatever is asked for later. */
export class Draining implements Omit<Database, 'isShared'> {
  readonly #db: Database;
  /** Calls that the database has not answered yet. */
  readonly #underWay = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  all(statement: Statement): Promise<Row[]> {
    return this.#use((db) => db.all(statement));
  }

  commit(statements: readonly Statement[], note?: string): Promise<boolean> {
    return this.#use((db) => db.commit(statements, note));
  }

  check(): Promise<void> {
    return this.#use((db) => db.check());
  }

  async *snapshot<T>(read: (all: Database['all']) => AsyncIterable<T>): AsyncIterable<T> {
    this.#requireOpen();
    yield* this.#db.snapshot(read);
  }

  notify(note: string): void {
    this.#db.notify(note);
  }

  listen(onNote: (note: string) => void, onGap: () => void): void {
    this.#db.listen(onNote, onGap);
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#underWay).then(() => this.#db.close());
    return this.#closing;
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
