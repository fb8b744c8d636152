import type { TableLine, TableList } from '@hideout/protocol';
import { currentPass } from './pass.ts';

/** A list of tables from our own server; the home page takes it as it is, and fetches no schema for it. */
async function fetchTables(path: string, token: string | undefined): Promise<readonly TableLine[]> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(path, { headers });
  const { tables } = (await answer.json()) as Partial<TableList>;
  if (!answer.ok || !Array.isArray(tables)) throw new Error(`${answer.status} ${answer.statusText}`);
  return tables;
}

/** My tables that go on, then those with a free seat. */
export async function listTables(): Promise<readonly TableLine[]> {
  const token = currentPass()?.token;
  const open = await fetchTables('/api/tables', token);
  const mine = token === undefined ? [] : await fetchTables('/api/my/tables', token).catch(() => []);
  const running = mine.filter(({ phase }) => phase === 'playing' || phase === 'open');
  return [...running, ...open.filter(({ table }) => !running.some((each) => each.table === table))];
}
