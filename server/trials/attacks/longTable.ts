import { seatOf } from '@hideout/kernel';
import { openStore, type StorePlace } from '../../src/store/open.ts';
import type { DumpLine } from '../../src/store/store.ts';
import type { Entry, Founding } from '../../src/table/entry.ts';
import { rowOf } from '../../src/table/found.ts';
import { mark, vault } from '../../test/kit/vault.ts';

const PERSON = seatOf(0);
const PLAYED: Entry = { type: 'acted', seat: PERSON, action: mark };
const FOUNDING: Founding = {
  id: 'longTable0000000',
  game: vault.id,
  rulesVersion: vault.rulesVersion,
  options: { length: 'endless' },
  plans: [{ kind: 'friend' }, { kind: 'bot', level: 'random' }],
  openAfter: true,
  secret: '5e'.repeat(32),
  host: 'host',
  createdAt: 1,
};

/** How long a table has been played: actions that stand, and take-backs of the last one, each followed by another. */
export interface Length {
  readonly moves: number;
  readonly takeBacks: number;
}

/** Writes a table of one person and a bot into an empty store that no node has opened; answers its id and last number. */
export async function writeLongTable(place: StorePlace, length: Length): Promise<{ id: string; last: number }> {
  const store = await openStore(place);
  let last = 0;
  const lines = async function* (): AsyncIterable<DumpLine> {
    yield { kind: 'table', row: { ...rowOf(FOUNDING, vault, 'invite'), phase: 'playing' } };
    for (const entry of entriesOf(length)) {
      last++;
      yield { kind: 'entry', table: FOUNDING.id, row: { number: last, at: last, by: '', key: '', entry } };
    }
  };
  await store.load(lines());
  await store.close();
  return { id: FOUNDING.id, last };
}

function* entriesOf({ moves, takeBacks }: Length): Iterable<Entry> {
  yield { type: 'sat', seat: PERSON, guest: 'host', name: 'Ann', nonce: '0a'.repeat(16) };
  yield { type: 'started' };
  for (let i = 0; i < moves; i++) yield PLAYED;
  for (let i = 0; i < takeBacks; i++) {
    yield { type: 'asked', seat: PERSON, moves: moves - 1 };
    yield PLAYED;
  }
}
