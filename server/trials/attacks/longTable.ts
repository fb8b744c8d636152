import { seatOf } from '@hideout/kernel';
import { openStore, type StorePlace } from '../../src/store/open.ts';
import type { DumpLine } from '../../src/store/store.ts';
import type { Entry, Founding } from '../../src/table/entry.ts';
import { rowOf } from '../../src/table/found.ts';
import { mark, vault } from '../../test/kit/vault.ts';

const PERSON = seatOf(0);
const PLAYED: Entry = { type: 'acted', seat: PERSON, action: mark };
const FOUNDING: Founding = {
  id: '',
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

/** Writes such tables, of one person and a bot each, into an empty store that no node has opened yet. */
export async function writeLongTables(
  place: StorePlace,
  count: number,
  length: Length,
): Promise<{ readonly ids: readonly string[]; readonly last: number }> {
  const ids = Array.from({ length: count }, (_, i) => `longTable000000${i}`);
  const store = await openStore(place);
  await store.load(linesOf(ids, [...entriesOf(length)]));
  await store.close();
  return { ids, last: [...entriesOf(length)].length };
}

async function* linesOf(ids: readonly string[], entries: readonly Entry[]): AsyncIterable<DumpLine> {
  for (const id of ids) {
    yield { kind: 'table', row: { ...rowOf({ ...FOUNDING, id }, vault, 'invite'), phase: 'playing' } };
    for (const [at, entry] of entries.entries())
      yield { kind: 'entry', table: id, row: { number: at + 1, at: at + 1, by: '', key: '', entry } };
  }
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
