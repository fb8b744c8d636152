import { readRecord, type GameRecord } from '@hideout/kernel';

/** The record of a finished game, downloaded and read. */
export async function recordAt(address: string, table: string): Promise<GameRecord> {
  const response = await fetch(`${address}/api/tables/${table}/record`);
  const record = readRecord(await response.text());
  if (!record.ok) throw new Error(record.problem);
  return record.value;
}
