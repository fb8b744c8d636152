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

/** Opens a store that a server may be using at the same time, for a few changes that it is told of by the store itself. */
export async function openBeside({ databaseUrl, file }: StorePlace): Promise<Store> {
  return new SqlStore(databaseUrl === undefined ? await Sqlite.beside(file) : await Postgres.open(databaseUrl, 1));
}

/** Opens the store, with the newest schema; a file that was lost is begun again only with `mayBeLost`. */
export async function openStore(place: StorePlace, { mayBeLost = false } = {}): Promise<Store> {
  const { databaseUrl, file, connections = 10 } = place;
  if (databaseUrl === undefined) return new SqlStore(await Sqlite.open(file, MIGRATIONS, { mayBeLost }));
  return new SqlStore(await Postgres.open(databaseUrl, connections));
}
