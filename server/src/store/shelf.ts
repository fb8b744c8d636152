import type { Database, Row, Statement } from './database.ts';

/** One part of what is kept, and the few ways to ask for it. */
export class Shelf {
  protected readonly db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.db = db;
  }

  protected async many<T>(statement: Statement, read: (row: Row) => T): Promise<readonly T[]> {
    return (await this.db.all(statement)).map(read);
  }

  protected async one<T>(statement: Statement, read: (row: Row) => T): Promise<T | undefined> {
    const [row] = await this.db.all(statement);
    return row && read(row);
  }

  protected async has(statement: Statement): Promise<boolean> {
    return (await this.db.all(statement)).length > 0;
  }

  /** The number that a statement calls `whole`; 0 where there is none. */
  protected async whole(statement: Statement): Promise<number> {
    return (await this.one(statement, (row) => Number(row['whole']))) ?? 0;
  }

  /** Carries out all of these, or none if the first one changes no row; answers whether it did. */
  protected change(...statements: readonly Statement[]): Promise<boolean> {
    return this.db.commit(statements);
  }
}
