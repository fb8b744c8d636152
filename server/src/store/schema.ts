/** What a database can do while its schema changes: one connection, inside one guarded transaction. */
export interface Migrator {
  run(sql: string): Promise<void> | void;
  version(): Promise<number> | number;
}

/** Every change to the schema, in order, for SQLite and PostgreSQL alike. Only ever add to the end. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE guests (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      token_hash TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      host TEXT NOT NULL,
      founding TEXT NOT NULL,
      invite_hash TEXT NOT NULL,
      phase TEXT NOT NULL,
      listed INTEGER NOT NULL,
      changed_at BIGINT NOT NULL
    )`,
    'CREATE INDEX tables_listed ON tables (changed_at) WHERE listed = 1',
    `CREATE INDEX tables_live ON tables (host) WHERE phase IN ('open', 'playing')`,
    `CREATE TABLE members (
      guest_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (guest_id, table_id)
    )`,
    `CREATE TABLE entries (
      table_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      at BIGINT NOT NULL,
      guest_id TEXT NOT NULL,
      client_key TEXT NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (table_id, number)
    )`,
  ],
  [
    'ALTER TABLE tables ADD COLUMN wake_at BIGINT',
    'CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL',
  ],
];

/** Brings a database to the newest schema; one that is newer than this program is refused. */
export async function migrate(to: Migrator, migrations = MIGRATIONS): Promise<void> {
  await to.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const from = await to.version();
  if (from > migrations.length)
    throw new Error(`the database has schema ${from}; this Hideout knows schemas up to ${migrations.length}`);
  for (const statement of migrations.slice(from).flat()) await to.run(statement);
  await to.run('DELETE FROM schema_version');
  await to.run(`INSERT INTO schema_version VALUES (${migrations.length})`);
}
