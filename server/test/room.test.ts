import { setImmediate as nextRound } from 'node:timers/promises';
import { join } from 'node:path';
import { ok, seatOf } from '@hideout/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BotPool } from '../src/bots/pool.ts';
import { Caretaker } from '../src/room/caretaker.ts';
import { Presence, PRESENCE_EVERY_MS } from '../src/room/presence.ts';
import { Room } from '../src/room/room.ts';
import { Rooms } from '../src/room/rooms.ts';
import { Usher } from '../src/room/usher.ts';
import { openStore } from '../src/store/open.ts';
import { Aside } from '../src/table/aside.ts';
import { decide } from '../src/table/decide.ts';
import type { Entry, Founding, Numbered } from '../src/table/entry.ts';
import { rowOf } from '../src/table/found.ts';
import { Table } from '../src/table/table.ts';
import { scratch } from './kit/server.ts';
import { mark, vault } from './kit/vault.ts';

const NAMES = ['ann', 'ben', 'cy'];
const founding: Founding = {
  id: 'the-table',
  game: vault.id,
  rulesVersion: vault.rulesVersion,
  options: { length: 'short' },
  plans: NAMES.map((name) => ({ kind: 'kept', guest: name, name })),
  openAfter: true,
  secret: '0'.repeat(64),
  host: 'ann',
  createdAt: 0,
};

describe('a take-back among three', () => {
  /** A game of three in which Ann has acted and asks for it back. */
  function asked(): { table: Table; answer: (name: string, yes: boolean) => boolean } {
    const table = new Table(founding, vault);
    const enter = (by: string, entry: Entry): void =>
      table.apply({ number: table.number + 1, at: 0, by, key: '', entry });
    for (const [seat, guest] of NAMES.entries())
      enter(guest, { type: 'sat', seat: seatOf(seat), guest, name: guest, nonce: `${seat}`.repeat(32) });
    enter('ann', { type: 'started' });
    enter('ann', { type: 'acted', seat: seatOf(0), action: mark });
    enter('ann', { type: 'asked', seat: seatOf(0), moves: 0 });
    const answer = (guest: string, yes: boolean): boolean => {
      const who = { guest, name: guest, now: 0, isInvited: false, levels: [], patienceMs: 0, newTable: '' };
      const made = decide(table, who, { type: 'answer', yes, turn: table.turn });
      if (made.ok) enter(guest, made.value);
      return made.ok;
    };
    return { table, answer };
  }

  it('needs everybody’s yes', () => {
    const { table, answer } = asked();
    expect(table.asked?.waiting).toEqual([1, 2]);
    expect([answer('ben', true), table.match!.length, table.takenBack]).toEqual([true, 1, 0]);
    expect([answer('ben', true), answer('cy', true), table.match!.length]).toEqual([false, true, 0]);
    expect(table.takenBack).toBe(1);
  });

  it.each(['ben', 'cy'])('ends with the no of %s alone, whatever the other says', (no) => {
    const { table, answer } = asked();
    expect(answer(no, false)).toBe(true);
    expect(table.asked).toBeUndefined();
    expect(NAMES.some((other) => answer(other, true))).toBe(false);
    expect(table.match!.length).toBe(1);
  });
});

describe('a room', () => {
  it('never shows less than its reader has seen through another, though nobody has told it of that', async () => {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    await store.addTable(rowOf(founding, vault, 'invite'));
    const [here, there] = [0, 1].map(() => new Room(store, vault, founding, Date.now));
    expect(await here!.read(({ number }) => number)).toBe(0);
    await there!.submit({ by: 'ann', key: 'a', decide: () => ok({ type: 'said', name: 'ann', text: 'hello' }) });
    expect(await here!.read(({ number }) => number)).toBe(0);
    expect(await here!.read(({ number }) => number, 1)).toBe(1);
    await there!.submit({ by: 'ann', key: 'b', decide: () => ok({ type: 'said', name: 'ann', text: 'anybody?' }) });
    expect(await here!.past({ guest: undefined }, 2)).toMatchObject({ from: 2, to: 2 });
  });

  describe('that hears of an entry', () => {
    const said = (number: number, text: string): Numbered => ({
      number,
      at: number,
      by: 'ann',
      key: `${number}`,
      entry: { type: 'said', name: 'ann', text },
    });

    /** A room, how often it has asked the store for entries, and the texts that its listener has been shown. */
    async function open() {
      const store = await openStore({ file: join(scratch(), 'hideout.db') });
      onTestFinished(() => store.close());
      await store.addTable(rowOf(founding, vault, 'invite'));
      const reads = vi.spyOn(store, 'entries');
      const room = new Room(store, vault, founding, Date.now);
      await room.read(() => {});
      reads.mockClear();
      const shown: string[] = [];
      const changed = ({ log }: Table): void => void shown.push((log.at(-1)!.entry as { text: string }).text);
      room.listeners.add({ guest: undefined, changed, presence: () => {} });
      return { store, room, reads, shown };
    }

    it('shows it without asking for it', async () => {
      const { room, reads, shown } = await open();
      await room.hear(1, said(1, 'hello'));
      await room.hear(1, said(1, 'hello'));
      expect(shown).toEqual(['hello']);
      expect(reads).not.toHaveBeenCalled();
    });

    it('asks for what it has missed, and for what does not fit', async () => {
      const { store, room, shown } = await open();
      for (const each of [said(1, 'one'), said(2, 'two'), said(3, 'three')])
        await store.append({ table: founding.id, ...each });
      await room.hear(2, said(2, 'two'));
      expect(shown).toEqual(['three']);
      await store.append({ table: founding.id, ...said(4, 'four') });
      await room.hear(4, { ...said(4, 'nonsense'), entry: { type: 'acted', seat: seatOf(0), action: mark } });
      expect(shown).toEqual(['three', 'four']);
    });
  });
});

it('a table that was set aside is not tried again, and is told of once', async () => {
  const store = await openStore({ file: join(scratch(), 'hideout.db') });
  onTestFinished(() => store.close());
  await store.addTable(rowOf(founding, vault, 'invite'));
  const nonsense = { type: 'acted', seat: seatOf(0), action: mark } as const;
  await store.append({ table: founding.id, number: 1, at: 1, by: 'ann', key: 'a', entry: nonsense });
  const rooms = new Rooms(store, [vault], Date.now);
  const told = vi.fn<(table: string, aside: Aside) => void>();
  rooms.onAside = told;
  const reads = vi.spyOn(store, 'entries');
  for (let i = 0; i < 3; i++) await expect(rooms.get(founding.id)).rejects.toBeInstanceOf(Aside);
  expect(told).toHaveBeenCalledExactlyOnceWith(founding.id, expect.any(Aside));
  expect(reads).toHaveBeenCalledOnce();
});

it('a bot is asked once about a turn, however much is said meanwhile, and not at all once the house closes', async () => {
  const store = await openStore({ file: join(scratch(), 'hideout.db') });
  onTestFinished(() => store.close());
  const [, ...others] = founding.plans;
  const bots: Founding = { ...founding, plans: [{ kind: 'bot', level: 'random' }, ...others] };
  await store.addTable(rowOf(bots, vault, 'invite'));
  const rooms = new Rooms(store, [vault], Date.now);
  const ask = vi.fn<BotPool['ask']>(() => new Promise(() => {}));
  const pool = { ask } as Partial<BotPool> as BotPool;
  const house = { store, rooms, pool, levels: () => ['random'], now: Date.now, everyMs: 1e6, rules: [] };
  const caretaker = new Caretaker(house);
  onTestFinished(() => caretaker.close());
  const room = (await rooms.get(founding.id))!;
  const enter = (key: string, entry: Entry) => room.submit({ by: 'ben', key, decide: () => ok(entry) });
  for (const [seat, guest] of [
    [1, 'ben'],
    [2, 'cy'],
  ] as const)
    await enter(guest, { type: 'sat', seat: seatOf(seat), guest, name: guest, nonce: `${seat}`.repeat(32) });
  expect(ask).not.toHaveBeenCalled();
  await enter('start', { type: 'started' });
  for (const text of ['well?', 'hurry up']) await enter(text, { type: 'said', name: 'ben', text });
  expect(ask).toHaveBeenCalledOnce();
  await caretaker.close();
  await enter('act', { type: 'acted', seat: seatOf(0), action: mark });
  expect(ask).toHaveBeenCalledOnce();
});

describe('presence', () => {
  it('counts a node at which somebody sits and one at which somebody only watches, until both have gone', () => {
    const presence = new Presence();
    expect(presence.report('one', [0], 0, 0)).toBe(true);
    expect(presence.report('two', [], 1, 0)).toBe(true);
    expect(presence.summary(0)).toEqual({ seats: [0], watchers: 1 });
    expect(presence.report('two', [], 0, 0)).toBe(true);
    expect(presence.report('one', [], 0, 0)).toBe(true);
    expect(presence.summary(0)).toEqual({ seats: [], watchers: 0 });
  });

  it('names seats in order, and forgets a node that has fallen silent', () => {
    const presence = new Presence();
    const start = 1_800_000_000_000;
    presence.report('one', [2, 0], 1, start);
    presence.report('two', [1], 0, start + PRESENCE_EVERY_MS);
    expect(presence.summary(start + PRESENCE_EVERY_MS)).toEqual({ seats: [0, 1, 2], watchers: 1 });
    expect(presence.summary(start + 3 * PRESENCE_EVERY_MS)).toEqual({ seats: [1], watchers: 0 });
  });

  it('is told to the other nodes by one with a single watcher, and again and again', async () => {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    await store.addTable(rowOf(founding, vault, 'invite'));
    const signal = vi.spyOn(store, 'signal');
    const rooms = new Rooms(store, [vault], Date.now);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const usher = new Usher(store, rooms);
    onTestFinished(() => usher.close());
    const room = (await rooms.get(founding.id))!;
    room.listeners.add({ guest: undefined, changed: () => {}, presence: () => {} });
    usher.announce(founding.id, room);
    const told = { type: 'presence', table: founding.id, node: expect.any(String), seats: [], watchers: 1 };
    await expect.poll(() => signal.mock.calls).toEqual([[told]]);
    vi.advanceTimersByTime(PRESENCE_EVERY_MS);
    await expect.poll(() => signal.mock.calls).toEqual([[told], [told]]);
  });

  it('is told again in parts, so that nobody is held up by a house with many tables', async () => {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    const rooms = new Map(
      Array.from({ length: 120 }, (_, i) => [`${i}`, new Room(store, vault, { ...founding, id: `${i}` }, Date.now)]),
    );
    for (const room of rooms.values()) {
      room.listeners.add({ guest: undefined, changed: () => {}, presence: () => {} });
      await room.read(() => {});
    }
    const signal = vi.spyOn(store, 'signal');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const usher = new Usher(store, rooms as unknown as Rooms);
    onTestFinished(() => usher.close());
    vi.advanceTimersByTime(PRESENCE_EVERY_MS);
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const told = [0, signal.mock.calls.length];
    while (told.at(-1)! < rooms.size) {
      await nextRound();
      told.push(signal.mock.calls.length);
    }
    const inOneRound = told.slice(1).map((count, i) => count - told[i]!);
    expect(Math.max(...inOneRound)).toBeLessThanOrEqual(60);
  });
});
