import { Postgres } from './postgres.ts';
import { Sqlite } from './sqlite.ts';
import { SqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

/** Where to keep everything: a PostgreSQL address, or else a SQLite file. */
export interface StorePlace {
  readonly databaseUrl?: string | undefined;
  readonly file: string;
  /** Connections of this node to PostgreSQL. */
  readonly connections?: number | undefined;
}

/** Opens the store, with the newest schema. */
export async function openStore({ databaseUrl, file, connections = 10 }: StorePlace): Promise<Store> {
  return new SqlStore(
    databaseUrl === undefined ? await Sqlite.open(file) : await Postgres.open(databaseUrl, connections),
  );
}
