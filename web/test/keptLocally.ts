import { readRecord } from '@hideout/kernel';
import { keptGame, type Kept } from '../e2e/keptGame.ts';
import type { LocalGame } from '../src/store/localGames.ts';

/** A game with a fixed deal, as a local session takes it up. */
export function keptLocally(kept: Kept): LocalGame {
  const [, text] = keptGame('test', kept);
  const { record, ...rest } = JSON.parse(text) as Omit<LocalGame, 'record'> & { record: string };
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.problem);
  return { ...rest, id: 'test', record: read.value };
}
