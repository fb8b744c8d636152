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

/** The tables of the server: mine that go on, and those of others with a free seat. */
export interface Tables {
  readonly mine: readonly TableLine[];
  readonly open: readonly TableLine[];
}

/** My tables that go on, those that wait for me first, and those with a free seat. */
export async function listTables(): Promise<Tables> {
  const token = currentPass()?.token;
  const open = await fetchTables('/api/tables', token);
  const mine = token === undefined ? [] : await fetchTables('/api/my/tables?phase=live', token).catch(() => []);
  return {
    mine: mine.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn)),
    open: open.filter(({ table }) => !mine.some((each) => each.table === table)),
  };
}

/** My tables whose games are over, those last changed first; only those last changed before a moment. */
export async function listOver(before?: number): Promise<readonly TableLine[]> {
  const token = currentPass()?.token;
  if (token === undefined) return [];
  return fetchTables(`/api/my/tables?phase=over${before === undefined ? '' : `&before=${before}`}`, token);
}
