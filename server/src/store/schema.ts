import type { Row } from './database.ts';

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
  [
    'ALTER TABLE tables ADD COLUMN aside TEXT',
    'CREATE INDEX tables_aside ON tables (aside) WHERE aside IS NOT NULL',
    'CREATE TABLE pulse (at BIGINT NOT NULL)',
    'INSERT INTO pulse VALUES (0)',
  ],
  [
    `ALTER TABLE tables ADD COLUMN trace TEXT NOT NULL DEFAULT ''`,
    'DROP INDEX tables_live',
    `CREATE INDEX tables_live ON tables (host, trace) WHERE phase IN ('open', 'playing')`,
    // Games that waited for a person without a clock had no end; a month and a day after the last entry they have one.
    `UPDATE tables SET wake_at = 2678400000 + (SELECT MAX(at) FROM entries WHERE table_id = id)
      WHERE phase = 'playing' AND wake_at IS NULL`,
  ],
  ['CREATE TABLE house_time (id INTEGER PRIMARY KEY, time BIGINT NOT NULL)'],
  [
    // Whom a table waits for, since which entry and when, and up to which entry that guest has been told.
    'ALTER TABLE tables ADD COLUMN awaits TEXT',
    'ALTER TABLE tables ADD COLUMN awaits_from INTEGER',
    'ALTER TABLE tables ADD COLUMN awaits_at BIGINT',
    'ALTER TABLE tables ADD COLUMN remind_at BIGINT',
    'ALTER TABLE tables ADD COLUMN called INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE tables ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX tables_awaited ON tables (awaits) WHERE awaits IS NOT NULL',
    'ALTER TABLE guests ADD COLUMN attentive_at BIGINT NOT NULL DEFAULT 0',
    `ALTER TABLE guests ADD COLUMN manners TEXT NOT NULL DEFAULT '{}'`,
    'CREATE TABLE house_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE channels (
      id TEXT PRIMARY KEY,
      guest_id TEXT NOT NULL,
      address TEXT NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX channels_guest ON channels (guest_id)',
    `CREATE TABLE notices (
      channel_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (channel_id, table_id, number, kind)
    )`,
    'CREATE INDEX notices_due ON notices (due_at)',
  ],
  [
    // What the host of the house thinks of a guest: nothing, 'muted' or 'banned'.
    `ALTER TABLE guests ADD COLUMN standing TEXT NOT NULL DEFAULT ''`,
    // A guest with a name that lasts has no token of its own (it is empty): each device has one.
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY,
      guest_id TEXT NOT NULL,
      token_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL
    )`,
    'CREATE INDEX devices_guest ON devices (guest_id)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      guest_id TEXT NOT NULL,
      credential TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_guest ON passkeys (guest_id)',
    'CREATE TABLE mails (id TEXT PRIMARY KEY, guest_id TEXT NOT NULL, address TEXT NOT NULL, created_at BIGINT NOT NULL)',
    'CREATE INDEX mails_guest ON mails (guest_id)',
    'CREATE TABLE recovery_codes (code_hash TEXT PRIMARY KEY, guest_id TEXT NOT NULL)',
    'CREATE INDEX recovery_codes_guest ON recovery_codes (guest_id)',
    // Ceremonies that were begun: each is finished once, by whoever began it, and soon.
    `CREATE TABLE ceremonies (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      address TEXT NOT NULL,
      code_hash TEXT NOT NULL,
      tries INTEGER NOT NULL,
      ends_at BIGINT NOT NULL
    )`,
    'CREATE INDEX ceremonies_end ON ceremonies (ends_at)',
    // Who has said something at a table without a seat there.
    'CREATE TABLE speakers (guest_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest_id, table_id))',
    `INSERT INTO speakers SELECT DISTINCT guest_id, table_id FROM entries
      WHERE entry LIKE '{"type":"said"%' OR entry LIKE '{"type":"greeted"%'`,
    `CREATE TABLE blocks (
      id TEXT PRIMARY KEY,
      guest_id TEXT NOT NULL,
      blocked_id TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX blocks_guest ON blocks (guest_id)',
    'CREATE INDEX blocks_blocked ON blocks (blocked_id)',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      table_id TEXT NOT NULL,
      by_id TEXT NOT NULL,
      about_id TEXT NOT NULL,
      name TEXT NOT NULL,
      reason TEXT NOT NULL,
      lines TEXT NOT NULL,
      outcome TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX reports_by ON reports (by_id)',
    'CREATE INDEX reports_about ON reports (about_id)',
    // What every node has to look at afresh: a guest's right to be here, or a table's people.
    'CREATE TABLE recalls (id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, at BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE dailies (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      won INTEGER,
      score DOUBLE PRECISION NOT NULL,
      margin DOUBLE PRECISION NOT NULL,
      finished_at BIGINT,
      PRIMARY KEY (day, game, guest_id)
    )`,
    'CREATE INDEX dailies_guest ON dailies (guest_id, finished_at)',
  ],
  [
    // Whether the game of a table, once it is over, has been looked at for the ratings.
    'ALTER TABLE tables ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX tables_untallied ON tables (changed_at) WHERE phase = 'over' AND tallied = 0`,
    // The games that were counted in a division, one after another.
    `CREATE TABLE rated_games (
      division TEXT NOT NULL,
      number INTEGER NOT NULL,
      game TEXT NOT NULL,
      table_id TEXT NOT NULL UNIQUE,
      at BIGINT NOT NULL,
      PRIMARY KEY (division, number)
    )`,
    'CREATE INDEX rated_games_game ON rated_games (game, division)',
    `CREATE TABLE ratings (
      division TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL,
      changed_at BIGINT NOT NULL,
      PRIMARY KEY (division, guest_id)
    )`,
    'CREATE INDEX ratings_guest ON ratings (guest_id)',
    `CREATE TABLE rating_changes (
      table_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      division TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL,
      sigma_before DOUBLE PRECISION NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX rating_changes_guest ON rating_changes (guest_id, division, at)',
  ],
  [
    // Who waits for somebody near, and the number of the last pairing of each division.
    `CREATE TABLE seekers (
      guest_id TEXT PRIMARY KEY,
      division TEXT NOT NULL,
      name TEXT NOT NULL,
      trace TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      since BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      table_id TEXT
    )`,
    'CREATE INDEX seekers_division ON seekers (division) WHERE table_id IS NULL',
    'CREATE TABLE pairings (division TEXT PRIMARY KEY, number INTEGER NOT NULL)',
  ],
  [
    // `ending` says how an order came to its end; it is looked at again at `due_at`, and carried out then if that was
    // settled on for `due_turn`.
    `CREATE TABLE orders (
      table_id TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      turn INTEGER NOT NULL,
      lines TEXT NOT NULL,
      ending TEXT NOT NULL,
      due_turn INTEGER NOT NULL,
      due_at BIGINT NOT NULL,
      PRIMARY KEY (table_id, guest_id)
    )`,
    'CREATE INDEX orders_guest ON orders (guest_id)',
    `CREATE TABLE notes (
      table_id TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      thing TEXT NOT NULL,
      about TEXT NOT NULL,
      move INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (table_id, guest_id, thing)
    )`,
    'CREATE INDEX notes_guest ON notes (guest_id)',
  ],
  [
    // Raised when entries that were made are changed, because somebody has another name or is gone.
    'ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX tables_live_trace ON tables (trace) WHERE phase IN ('open', 'playing')`,
    'CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, version TEXT NOT NULL, snapshot TEXT NOT NULL)',
  ],
  [
    // The best that anybody, a bot included, has made of the deal of a day, in the ranking or after it.
    `CREATE TABLE daily_bests (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      guest_id TEXT NOT NULL,
      won INTEGER NOT NULL,
      score DOUBLE PRECISION NOT NULL,
      margin DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (day, game)
    )`,
  ],
];

/**
 * Brings a database to the newest schema; one that is newer than this program is refused. `run` carries out a statement
 * on one connection, inside one guarded transaction.
 */
export async function migrate(run: (sql: string) => Promise<Row[]> | Row[], migrations = MIGRATIONS): Promise<void> {
  await run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const from = Number((await run('SELECT version FROM schema_version'))[0]?.['version'] ?? 0);
  if (from > migrations.length)
    throw new Error(`the database has schema ${from}; this Hideout knows schemas up to ${migrations.length}`);
  for (const statement of migrations.slice(from).flat()) await run(statement);
  await run('DELETE FROM schema_version');
  await run(`INSERT INTO schema_version VALUES (${migrations.length})`);
}
