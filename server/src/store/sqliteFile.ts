import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Row, Statement, Value } from './database.ts';

/** One connection to a SQLite file, with prepared statements. A commit has reached the disk when it returns. */
export class SqliteFile {
  readonly db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    this.db = new DatabaseSync(file, { timeout: 5000 });
    // FULL: a commit returns only after the log has reached the disk.
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  }

  all(statement: Statement): Row[] {
    return this.#prepare(statement).all(...bind(statement.values));
  }

  /** How many rows the statement changed. */
  run(statement: Statement): number {
    return Number(this.#prepare(statement).run(...bind(statement.values)).changes);
  }

  #prepare({ sql }: Statement): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

// SQLite has no undefined, only null.
// oxlint-disable-next-line unicorn/no-null
const bind = (values: readonly Value[]): SQLInputValue[] => values.map((value) => value ?? null);
