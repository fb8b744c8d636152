import { readRecord, writeRecord, type GameRecord } from '@hideout/kernel';
import { PREFIX, type LocalSeat, type Sparring } from './gameLines.ts';
import { readHere, writeHere } from './here.ts';

/** A game kept in this browser. */
export interface LocalGame {
  readonly id: string;
  readonly record: GameRecord;
  /** By seat. */
  readonly seats: readonly LocalSeat[];
  /** The numbers of the actions that the page made because nothing else was possible. */
  readonly forced: readonly number[];
  /** Whether the guide speaks. */
  readonly guided: boolean;
  /** Whether it came out of a file, to be looked at and not to be played on. */
  readonly imported: boolean;
  /** The record of the finished game whose deal is played again here, as text. */
  readonly original?: string;
  /** Where the sparring partner sits, and how strong it was when the game began. */
  readonly sparring?: Sparring;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** Writes the game down; the next reload finds it. */
export const saveGame = ({ id, record, ...rest }: LocalGame): void =>
  writeHere(PREFIX + id, { ...rest, record: writeRecord(record) });

/** The game with this id, if this browser has it and can read it. */
export function loadGame(id: string): LocalGame | undefined {
  const kept = readHere(PREFIX + id) as (Omit<LocalGame, 'record'> & { readonly record: string }) | undefined;
  const read = readRecord(kept?.record ?? '');
  return kept && read.ok ? { ...kept, id, record: read.value } : undefined;
}
