import { readRecord, type GameRecord } from '@hideout/kernel';
import { currentPass } from './pass.ts';

/** The record of a finished game at the server; undefined while it goes on, or where there is none. */
export async function fetchRecord(table: string): Promise<GameRecord | undefined> {
  const token = currentPass()?.token;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`/api/tables/${table}/record`, { headers }).catch(() => undefined);
  const read = answer?.ok ? readRecord(await answer.text()) : undefined;
  return read?.ok ? read.value : undefined;
}
