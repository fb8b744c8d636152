import { openPool } from '@hideout/lab';
import { BadInput, reasonOf } from './badInput.ts';

type Pool = ReturnType<typeof openPool>;

/** Opens a PostgreSQL database for as long as some work takes. */
export async function withDatabase<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new BadInput('a database must look like postgres://user@host/name');
  const pool = openPool(url);
  try {
    await pool.query('SELECT 1').catch((error: unknown) => {
      throw new BadInput(`the database cannot be reached: ${reasonOf(error)}`);
    });
    return await work(pool);
  } finally {
    await pool.end();
  }
}
