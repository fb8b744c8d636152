import { setImmediate as nextRound } from 'node:timers/promises';
import { join } from 'node:path';
import { GAMES } from '@hideout/catalogue/house';
import { FastRng, ok, seatOf, SPECTATOR, type AnyGame } from '@hideout/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Room } from '../src/room/room.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Entry, Founding, Numbered } from '../src/table/entry.ts';
import { rowOf } from '../src/table/found.ts';
import { Keys } from '../src/table/keys.ts';
import { showState, writeEntries } from '../src/table/show.ts';
import { resumeTable, snapshotVersion, writeSnapshot } from '../src/table/snapshot.ts';
import { Table } from '../src/table/table.ts';
import { scratch } from './kit/server.ts';
import { mark, vault } from './kit/vault.ts';

const NAMES = ['ann', 'ben'];
const foundingOf = (game: AnyGame, options: Founding['options'] = {}): Founding => ({
  id: 'the-table',
  game: game.id,
  rulesVersion: game.rulesVersion,
  options,
  plans: NAMES.map((name) => ({ kind: 'kept', guest: name, name })),
  clock: { days: 2, rest: 3 },
  openAfter: true,
  secret: '5e'.repeat(32),
  host: 'ann',
  createdAt: 0,
});

/** Ann and Ben have sat down and begun, and talk. */
const OPENING: readonly (readonly [string, Entry])[] = [
  ...NAMES.map((name, seat): [string, Entry] => [
    name,
    { type: 'sat', seat: seatOf(seat), guest: name, name, nonce: `${seat}`.repeat(32) },
  ]),
  ['ann', { type: 'started' }],
  ['ben', { type: 'said', name: 'ben', seat: seatOf(1), text: 'good luck' }],
];

/** The next entry of a table. */
const next = (table: Table, [by, entry]: readonly [string, Entry]): Numbered => ({
  number: table.number + 1,
  at: 10 * table.number,
  by,
  key: `key ${table.number}`,
  entry,
});

/** Something that may happen now: mostly an action, at times an undo, a take-back, a stand-in or a day of rest. */
function whatever(table: Table, rng: FastRng): readonly [string, Entry] {
  const seat = table.actor!;
  const [own, other] = [NAMES[seat]!, seatOf(1 - seat)];
  if (table.asked) return [NAMES[table.asked.waiting[0]!]!, { type: 'answered', seat: other, yes: rng.below(2) > 0 }];
  if (table.seats[seat]!.relief) return [own, { type: 'returned', seat }];
  const dice = rng.below(12);
  if (dice === 0 && table.whyNoUndo(seat) === undefined) return [own, { type: 'undone', seat }];
  if (dice === 1 && table.match!.length > table.settled)
    return [own, { type: 'asked', seat, moves: table.match!.length - 1 }];
  if (dice === 2) return [own, { type: 'relieved', seat, level: 'easy', why: 'left' }];
  if (dice === 3 && table.clock!.rests[seat]!.days > 0) return [own, { type: 'rested', seat, days: 1 }];
  const legal = table.match!.legal().toArray();
  const action = legal[rng.below(legal.length)]!;
  return [own, { type: 'acted', seat, action, forced: legal.length === 1 }];
}

/** Everything that anybody is shown of a table, and by which it goes on. */
const shown = (table: Table): unknown => ({
  states: [...NAMES, undefined].map((guest) => showState(table, { guest })),
  index: table.index,
  owed: table.owed,
  moves: table.match?.moves,
  counts: table.ledger.spent,
  forced: [...table.forced],
  key: table.keys.numberOf('ann', 'key 2'),
});

describe('a table that goes on from a snapshot', () => {
  it.each([vault, ...GAMES].map((game) => [game.id, game] as const))('is the same in %s', (_, game) => {
    const founding = foundingOf(game);
    const rng = new FastRng(7);
    const table = new Table(founding, game);
    for (const each of OPENING) table.apply(next(table, each));
    let again = resumeTable(founding, game, writeSnapshot(table));
    for (let count = 0; table.phase === 'playing' && count < 600; count++) {
      const made = next(table, whatever(table, rng));
      for (const each of [table, again]) each.apply(made);
      if (count % 40 === 2) again = resumeTable(founding, game, writeSnapshot(again));
      if (count % 10 === 0) expect(shown(again)).toEqual(shown(table));
    }
    expect(shown(again)).toEqual(shown(table));
    expect(again.base).toBeGreaterThan(4);
    const news = (each: Table): string => writeEntries(each, SPECTATOR, undefined, again.base, each.number).toString();
    expect(news(again)).toBe(news(table));
    expect(() => again.entries(again.base - 1)).toThrow('not at hand');
    const fields = (each: Table): object => Object.assign({}, each, { log: [], base: 0, match: undefined });
    expect(fields(again)).toEqual(fields(table));
  });

  it('knows every key again, and none that was not given', () => {
    const keys = new Keys();
    for (let n = 1; n <= 1000; n++) keys.note(n % 2 ? 'ann' : '', n % 2 ? `key ${n}` : '');
    const again = Keys.decode(keys.encode());
    for (let n = 1; n <= 1000; n++) expect(again.numberOf('ann', `key ${n}`)).toBe(n % 2 ? n : undefined);
    expect([again.numberOf('ben', 'key 1'), again.numberOf('', '')]).toEqual([undefined, undefined]);
    expect(Keys.decode('').numberOf('ann', 'x')).toBeUndefined();
    Keys.decode('').note('ann', 'x');
  });
});

describe('a room of a long table', () => {
  const founding = foundingOf(vault, { length: 'endless' });
  const ACTED: Entry = { type: 'acted', seat: seatOf(0), action: mark };
  const act = { by: 'ann', decide: () => ok(ACTED) };

  /** Makes entries up to this number at once, as another node would. */
  const fill = (store: Store, from: number, to: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: to - from }, (_, at) => {
        const number = from + at + 1;
        const [by, entry] = OPENING[number - 1] ?? ['ann', ACTED];
        return store.append({ table: founding.id, number, at: 5, by, key: `key ${number}`, entry });
      }),
    );

  /** A store in which a table has 230 entries, of which a snapshot was taken, and a room that has read it. */
  async function played(): Promise<{ store: Store; room: Room }> {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    await store.addTable(rowOf(founding, vault, 'invite'));
    await fill(store, 0, 230);
    const room = new Room(store, vault, founding, () => 5);
    await room.read(() => {});
    await vi.waitFor(async () =>
      expect((await store.snapshots.find(founding.id, snapshotVersion(founding))).text).toBeDefined(),
    );
    return { store, room };
  }

  /** The table as a room finds it that has read nothing yet, and after which entries that room asked the store for more. */
  async function opened(store: Store): Promise<{ table: Table; room: Room; after: number[] }> {
    const room = new Room(store, vault, (await store.table(founding.id))!.founding, () => 5);
    const reads = vi.spyOn(store, 'entries');
    const table = await room.read((now) => now);
    const after = reads.mock.calls.map(([, from]) => from);
    reads.mockRestore();
    return { table, room, after };
  }

  it('is read in parts, between which everybody else has a turn', async () => {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    await store.addTable(rowOf(founding, vault, 'invite'));
    await fill(store, 0, 330);
    const room = new Room(store, vault, founding, () => 5);
    let turns = 0;
    const reading = room.read(({ number }) => number);
    for (let isRead = false; !isRead; turns++)
      isRead = await Promise.race([reading.then(() => true), nextRound(false)]);
    expect(await reading).toBe(330);
    expect(turns).toBeGreaterThan(3);
  });

  it('reads only what came after the snapshot', async () => {
    const { store, room } = await played();
    await room.submit({ ...act, key: 'key 231' });
    const found = await opened(store);
    expect([found.table.base, found.table.number, found.after]).toEqual([230, 231, [230]]);
    expect(shown(found.table)).toEqual(shown(await room.read((now) => now)));
  });

  it('takes the next one in time', async () => {
    const { store, room } = await played();
    await fill(store, 230, 428);
    await room.hear(428);
    for (const [last, base] of [
      [429, 230],
      [430, 430],
    ] as const) {
      await room.submit({ ...act, key: `key ${last}` });
      await vi.waitFor(async () => expect((await opened(store)).table).toMatchObject({ number: last, base }));
    }
  });

  it('tells all of the past to whoever asks for it', async () => {
    const { store, room } = await played();
    await room.submit({ ...act, key: 'key 231' });
    const found = await opened(store);
    const ben = { guest: 'ben' };
    expect(await found.room.past(ben, 230)).toEqual(await room.past(ben, 230));
    expect((await found.room.read((now) => now)).base).toBe(230);
    expect(await found.room.past(ben, 3)).toEqual(await room.past(ben, 3));
    expect((await found.room.read((now) => now)).base).toBe(0);
  });

  it('does nothing twice, however old the command is', async () => {
    const { store } = await played();
    const { room } = await opened(store);
    expect(await room.submit({ ...act, key: 'key 10' })).toEqual(ok(10));
    expect(await room.submit({ ...act, key: 'key 231' })).toEqual(ok(231));
  });

  it.each([
    ['is not one', () => 'nonsense'],
    ['is half of one', (text: string) => text.replace(/"steps":\[\d+,\d+,\d+,/, '"steps":[')],
    ['is of another position', (text: string) => text.replace('"number":230', '"number":229')],
  ])('reads everything when the snapshot %s, and takes a new one', async (_, spoil) => {
    const { store, room } = await played();
    const version = snapshotVersion(founding);
    const { text } = await store.snapshots.find(founding.id, version);
    await store.snapshots.keep(founding.id, 0, version, spoil(text!));
    const found = await opened(store);
    expect([found.table.base, shown(found.table)]).toEqual([0, shown(await room.read((now) => now))]);
    await vi.waitFor(async () => expect((await opened(store)).table.base).toBe(230));
  });

  it('does not trust a snapshot of other rules or another program', async () => {
    const { store } = await played();
    const version = snapshotVersion(founding);
    const { text } = await store.snapshots.find(founding.id, version);
    await store.snapshots.keep(founding.id, 0, `${version}+`, text!);
    expect((await opened(store)).after).toEqual([0, 100, 200]);
    expect(snapshotVersion({ ...founding, rulesVersion: 2 })).not.toBe(version);
  });

  it('forgets who somebody was, with whatever is kept of it', async () => {
    const { store, room } = await played();
    await store.traces.repaint(founding.id, 'ann', { name: 'N. N.', keepsWords: false });
    const { table } = await opened(store);
    expect(table.seats[0]!.name).toBe('N. N.');
    // This room has not heard of it yet: what it keeps now would bring the name back.
    await fill(store, 230, 469);
    await room.hear(469);
    await room.submit({ ...act, key: 'key 470' });
    await store.ping();
    const { text } = await store.snapshots.find(founding.id, snapshotVersion(founding));
    expect(text ?? '').not.toContain('"name":"ann"');
    expect((await opened(store)).table.seats[0]!.name).toBe('N. N.');
  });
});
