import type { Database, Row, Statement } from './database.ts';

/** A database that finishes what it was asked for before it closes, and refuses whatever is asked for later. */
export class Draining implements Omit<Database, 'isShared'> {
  readonly #db: Database;
  /** How many calls the database has not answered yet. */
  #underWay = 0;
  readonly #closing = Promise.withResolvers<void>();
  #isClosing = false;

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
    if (!this.#isClosing && this.#underWay === 0) this.#end();
    this.#isClosing = true;
    return this.#closing.promise;
  }

  async #use<T>(work: (db: Database) => Promise<T>): Promise<T> {
    this.#requireOpen();
    this.#underWay++;
    try {
      return await work(this.#db);
    } finally {
      if (--this.#underWay === 0 && this.#isClosing) this.#end();
    }
  }

  #end(): void {
    this.#closing.resolve(this.#db.close());
  }

  #requireOpen(): void {
    if (this.#isClosing) throw new Error('the store is closed');
  }
}
