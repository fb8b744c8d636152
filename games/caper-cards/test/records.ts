import { readRecord, replay, type GameRecord, type Match } from '@hideout/kernel';
import { subject } from '@hideout/testkit';
import { readFileSync } from 'node:fs';
import { caperCards, type Event, type State, type View } from '../rules/index.ts';

/** Where the recorded games lie: one for every ending, and a won one for every number of players. */
export const RECORDS = new URL('records/', import.meta.url);

/** The recorded game of that name. */
export function readGame(name: string): GameRecord {
  const record = readRecord(readFileSync(new URL(`${name}.json`, RECORDS), 'utf8'));
  if (!record.ok) throw new Error(record.problem);
  return record.value;
}

/** The match after the first `upTo` actions of a record. */
export function replayed(record: GameRecord, upTo = record.moves.length): Match<State, Event, View> {
  const match = replay(subject(caperCards), record, upTo);
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}
