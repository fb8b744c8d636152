import { sql, type Statement } from './database.ts';
import { Shelf } from './shelf.ts';

/** A snapshot as it is found: by which faces its table goes now, and the text, if there is one of this version. */
interface Found {
  readonly revision: number;
  readonly text: string | undefined;
}

/**
 * Snapshots of tables, one for each at most: what is read instead of the entries before it. They can be lost without harm.
 * Whoever changes entries that were made drops the snapshot and raises the revision of the table with it, so that nobody
 * keeps another one of what was there before.
 */
export class SnapshotShelf extends Shelf {
  async find(table: string, version: string): Promise<Found> {
    const statement = sql`SELECT revision, snapshot FROM tables
      LEFT JOIN snapshots ON table_id = id AND version = ${version} WHERE id = ${table}`;
    const [row] = await this.db.all(statement);
    const text = row?.['snapshot'];
    return { revision: Number(row?.['revision'] ?? 0), text: typeof text === 'string' ? text : undefined };
  }

  /** Keeps a snapshot instead of the one before; false if the table has another revision by now. */
  keep(table: string, revision: number, version: string, text: string): Promise<boolean> {
    return this.change(
      // Waits for whoever is changing entries of the table.
      sql`UPDATE tables SET revision = ${revision} WHERE id = ${table} AND revision = ${revision}`,
      sql`INSERT INTO snapshots (table_id, version, snapshot) VALUES (${table}, ${version}, ${text})
        ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot`,
    );
  }

  async drop(table: string): Promise<void> {
    await this.change(dropSnapshot(table));
  }
}

const dropSnapshot = (table: string): Statement => sql`DELETE FROM snapshots WHERE table_id = ${table}`;

/** For whoever changes entries of these tables, before doing so. */
export const revise = (tables: readonly string[]): Statement[] =>
  tables.flatMap((table) => [sql`UPDATE tables SET revision = revision + 1 WHERE id = ${table}`, dropSnapshot(table)]);
