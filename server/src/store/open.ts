import { Postgres } from './postgres.ts';
import { MIGRATIONS } from './schema.ts';
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

/** Opens the store, with the newest schema; a file that was lost is begun again only with `mayBeLost`. */
export async function openStore(place: StorePlace, { mayBeLost = false } = {}): Promise<Store> {
  const { databaseUrl, file, connections = 10 } = place;
  if (databaseUrl === undefined) return new SqlStore(await Sqlite.open(file, MIGRATIONS, { mayBeLost }));
  return new SqlStore(await Postgres.open(databaseUrl, connections));
}
