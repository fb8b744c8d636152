import pg from 'pg';

/** Connections to a shared database. One that breaks is replaced; if there is real trouble, the next query shows it. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
