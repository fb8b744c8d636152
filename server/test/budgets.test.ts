import { join } from 'node:path';
import { seatOf, type Action } from '@hideout/kernel';
import type { ServerMessage } from '@hideout/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STANDARD } from '../src/config.ts';
import { Porter } from '../src/room/porter.ts';
import { Rooms } from '../src/room/rooms.ts';
import { sourceOf, traceOf } from '../src/source.ts';
import { openStore } from '../src/store/open.ts';
import { decide } from '../src/table/decide.ts';
import type { Entry } from '../src/table/entry.ts';
import { foundTable, rowOf } from '../src/table/found.ts';
import { Table } from '../src/table/table.ts';
import { ask, Client, newGuest, newNonce, openTable, seatPeople } from './kit/client.ts';
import { WIDE } from './kit/config.ts';
import { handTime } from './kit/handTime.ts';
import { scratch, serve } from './kit/server.ts';
import { mark, vault } from './kit/vault.ts';

const DAY_MS = 86_400_000;
const START = 1_800_000_000_000;

describe('a source', () => {
  it('is an address, or the network that one household may choose its addresses from', () => {
    expect(sourceOf('203.0.113.9')).toBe('203.0.113.9');
    expect(sourceOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    const network = ['2001:db8:1:200::1', '2001:0db8:1:2ff:a:b:c:d', '2001:db8:1:280::'];
    expect(new Set(network.map(sourceOf))).toEqual(new Set(['2001:db8:1:2']));
    expect(sourceOf('2001:db8:1:300::1')).not.toBe(sourceOf('2001:db8:1:200::1'));
    expect(sourceOf('2001:db8::9')).toBe('2001:db8:0:0');
    expect(sourceOf('::1')).toBe('0:0:0:0');
  });

  it('has a bounded number of tables, whichever guests open them', async () => {
    const server = await serve({ trustProxy: true, limits: { ...WIDE, tablesPerAddress: 2 } });
    const opens = async (address: string): Promise<number> => {
      const token = await newGuest(server, 'Ann');
      const response = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }] }),
      });
      return response.status;
    };
    expect([await opens('2001:db8::1'), await opens('2001:db8::2'), await opens('2001:db8::3')]).toEqual([
      201, 201, 429,
    ]);
    expect(await opens('203.0.113.9')).toBe(201);
  });
});

it('nothing that the API answers is kept on the way', async () => {
  const server = await serve();
  const token = await newGuest(server, 'Ann');
  for (const path of ['/api/games', '/api/me', '/api/tables', '/api/none', '/api/tables/short', '/ready']) {
    const { headers } = await ask(server, 'GET', path, { token });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

describe('whoever is too fast', () => {
  it('is told which command was refused, and may repeat it', async () => {
    const time = handTime();
    const limits = { ...WIDE, messages: { burst: 4, perSecond: 1 } };
    const server = await serve({ limits, ...time.clocks });
    const client = await Client.connect(server, await newGuest(server, 'Ann'));
    const { table } = await openTable(server, await newGuest(server, 'Ben'), {
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const sit = { type: 'sit', seat: 1, nonce: newNonce() } as const;
    const key = 'the-key-of-ann';
    for (let i = 0; i < 3; i++) client.send({ type: 'unwatch', table });
    expect(await client.do(table, sit, key)).toMatchObject({ code: 'too-many', retry: true });
    await expect(client.watch(table)).rejects.toThrow('too-many');
    time.pass(1000);
    expect(await client.do(table, sit, key)).toBe(1);
  });

  it('is held up for watching too, by socket and by address', async () => {
    const limits = { ...WIDE, watches: { burst: 2, perSecond: 0 }, watchesOfAddress: { burst: 3, perSecond: 0 } };
    const server = await serve({ limits });
    const { table } = await openTable(server, await newGuest(server, 'Ann'));
    const [one, two] = [await Client.connect(server), await Client.connect(server)];
    await one.watch(table);
    await one.watch(table);
    await expect(one.watch(table)).rejects.toThrow('too-many');
    await two.watch(table);
    await expect(two.watch(table)).rejects.toThrow('too-many');
  });
});

it('who is at a table is told again when somebody came just after it was told', async () => {
  const server = await serve();
  const { table } = await openTable(server, await newGuest(server, 'Ann'));
  const clients = await Promise.all(Array.from({ length: 12 }, () => Client.connect(server)));
  const [first] = clients as [Client];
  const isSaying = (watchers: number) => (message: ServerMessage) =>
    message.type === 'presence' && message.watchers === watchers;
  await Promise.all(clients.map((client) => client.watch(table)));
  await first.until(isSaying(12));
  const told = first.messages.filter(({ type }) => type === 'presence').length;
  expect(told).toBeLessThan(clients.length);
  const before = first.messages.length;
  for (const client of clients.slice(1)) client.close();
  await first.until(isSaying(1), before);
});

const founding = (seats = 2) => {
  const chance = new Uint8Array(32);
  const plans = Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? ('me' as const) : ('open' as const),
  }));
  const by = {
    guest: 'ann',
    name: 'Ann',
    trace: '',
    idleDays: 30,
    levels: [],
    secret: chance,
    lots: chance,
    now: START,
  };
  const founded = foundTable(vault, { game: vault.id, seats: plans, options: { length: 'long' } }, by);
  if (!founded.ok) throw new Error(founded.problem.message);
  return founded.value;
};

/** A table to which entries are added as if commands had been given. */
function tableFor(seats = 2) {
  const table = new Table(founding(seats), vault);
  const enter = (by: string, entry: Entry, at = START): void =>
    table.apply({ number: table.number + 1, at, by, key: '', entry });
  const sit = (guest: string, seat: number): void =>
    enter(guest, { type: 'sat', seat: seatOf(seat), guest, name: guest, nonce: `${seat}`.repeat(32) });
  const tries = (guest: string, command: Parameters<typeof decide>[2], isInvited = false) =>
    decide(
      table,
      { guest, name: guest, now: START, isInvited, levels: ['random'], patienceMs: 0, newTable: 'next' },
      command,
    );
  return { table, enter, sit, tries };
}

describe('at one table', () => {
  const seatedAt = (seat: number) => ({ type: 'sit', seat, nonce: 'f'.repeat(32) }) as const;

  it('somebody who comes and goes uses up their own seat changes, and can leave all the same', () => {
    const { sit, enter, tries } = tableFor();
    for (let i = 0; i < 100; i++) {
      sit('mallory', 1);
      expect(tries('mallory', { type: 'leave' }).ok).toBe(true);
      enter('mallory', { type: 'stood', seat: seatOf(1) });
    }
    expect(tries('mallory', seatedAt(1))).toMatchObject({ problem: { code: 'too-many' } });
    expect(tries('ben', seatedAt(1)).ok).toBe(true);
    expect(tries('ann', { type: 'close' }).ok).toBe(true);
  });

  it('strangers without number use up what strangers have, and nothing of the host or of invited friends', () => {
    const { sit, enter, tries } = tableFor();
    for (let i = 0; i < 1000; i++) {
      sit(`mallory ${i}`, 1);
      enter(`mallory ${i}`, { type: 'stood', seat: seatOf(1) });
      enter(`mallory ${i}`, { type: 'said', name: 'Mallory', text: 'hi' });
    }
    expect(tries('cy', seatedAt(1))).toMatchObject({ problem: { code: 'too-many' } });
    expect(tries('cy', { type: 'say', text: 'hi' })).toMatchObject({ problem: { code: 'too-many' } });
    expect(tries('cy', seatedAt(1), true).ok).toBe(true);
    expect(tries('ann', seatedAt(0)).ok).toBe(true);
    expect(tries('ann', { type: 'say', text: 'hi' }).ok).toBe(true);
    sit('ben', 1);
    sit('ann', 0);
    enter('ann', { type: 'started' });
    expect(tries('ben', { type: 'say', text: 'hi' }).ok).toBe(true);
  });

  it('undone choices, take-backs and chat end for one and not for the other; play goes on', () => {
    const { table, sit, enter, tries } = tableFor();
    sit('ann', 0);
    sit('ben', 1);
    enter('ann', { type: 'started' });
    const act = (): void => enter('ann', { type: 'acted', seat: seatOf(0), action: mark });
    for (let i = 0; i < 500; i++) {
      act();
      expect(tries('ann', { type: 'undo', turn: table.turn }).ok).toBe(true);
      enter('ann', { type: 'undone', seat: seatOf(0) });
    }
    act();
    for (let i = 0; i < 100; i++) {
      enter('ann', { type: 'asked', seat: seatOf(0), moves: 0 });
      enter('ben', { type: 'answered', seat: seatOf(1), yes: false });
    }
    for (let i = 0; i < 500; i++) enter('ann', { type: 'said', name: 'ann', text: 'hi' });
    const { turn } = table;
    const ask = { type: 'ask', moves: 0, turn } as const;
    for (const command of [{ type: 'undo', turn } as const, ask, { type: 'say', text: 'hi' } as const])
      expect(tries('ann', command)).toMatchObject({ problem: { code: 'too-many' } });
    expect(tries('ben', ask).ok).toBe(true);
    expect(tries('ben', { type: 'say', text: 'hi' }).ok).toBe(true);
    expect(tries('ann', { type: 'act', action: mark as Action, turn }).ok).toBe(true);
    expect(tries('ann', { type: 'resign' }).ok).toBe(true);
  });

  it('somebody with a name like another’s is shown apart, at the seat and in the chat', async () => {
    const server = await serve();
    const { table, clients } = await seatPeople(server, ['Ann', 'Аnn', 'ANN']);
    const { seats } = clients[0]!.latest.get(table)!.state;
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'ANN (3)']);
    const watcher = await Client.connect(server, await newGuest(server, 'A n n'));
    await watcher.do(table, { type: 'greet', greeting: 'hello' });
    await clients[1]!.do(table, { type: 'greet', greeting: 'hello' });
    const { entries } = await watcher.watch(table, 4);
    expect(entries).toMatchObject([{ name: 'A n n (4)' }, { name: 'Аnn (2)', seat: 1 }]);
  });

  it('a seat that is kept for somebody keeps their name too', () => {
    const { tries } = tableFor();
    expect(tries('ANN', seatedAt(1))).toMatchObject({ value: { name: 'ANN (2)' } });
    expect(tries('ann', seatedAt(0))).toMatchObject({ value: { name: 'ann' } });
  });
});

describe('a game in which nobody moves', () => {
  it('tells when it ends, and ends then with nobody’s win, to be replayed', async () => {
    const time = handTime(START);
    const server = await serve(time.clocks);
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const [ann] = clients as [Client];
    const { idleAt } = ann.latest.get(table)!.state.play!;
    expect(idleAt).toBeGreaterThanOrEqual(START + 30 * DAY_MS);
    expect(idleAt).toBeLessThan(START + 31 * DAY_MS);
    time.pass(idleAt! - 1 - time.now());
    await ann.do(table, { type: 'act', action: mark, turn: 3 });
    const next = ann.latest.get(table)!.state.play!.idleAt!;
    expect(next).toBe(idleAt! + 30 * DAY_MS);
    time.pass(next - time.now());
    const over = await ann.untilState(table, ({ state }) => state.phase === 'over');
    expect(over.state.play).toMatchObject({ stop: { seat: 0, why: 'idle' } });
    expect(over.entries).toMatchObject([{ type: 'stopped', why: 'idle' }]);
    const record = await fetch(`${server.address}/api/tables/${table}/record`);
    expect(await record.text()).toContain('"stop":{"seat":0,"why":"idle"}');
  });

  it('is noted once a day and not with every move, and is none of a clock’s business', () => {
    const { table, sit, enter } = tableFor();
    sit('ann', 0);
    sit('ben', 1);
    enter('ann', { type: 'started' });
    const { wakeAt } = table.index;
    enter('ann', { type: 'acted', seat: seatOf(0), action: mark }, START + 1000);
    expect(table.index.wakeAt).toBe(wakeAt);
    enter('ann', { type: 'acted', seat: seatOf(0), action: mark }, START + DAY_MS);
    expect(table.index.wakeAt).toBe(wakeAt! + DAY_MS);
    const timed = new Table({ ...founding(), clock: { seconds: 60, increment: 0 } }, vault);
    for (const { number, by, key, at, entry } of table.log) timed.apply({ number, by, key, at, entry });
    expect(timed.owed?.type).toBe('clock');
  });
});

describe('open tables that nobody comes back to', () => {
  const HOUR_MS = 3_600_000;

  /** A house for ten tables with this many, the first of them left longest; some may be watched. */
  async function houseWith(count: number, watched: readonly number[] = []) {
    const clock = { now: START };
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    for (let i = 0; i < count; i++) {
      const row = rowOf({ ...founding(), id: `table ${i}` }, vault, '');
      await store.addTable({ ...row, changedAt: START - (count - i) * HOUR_MS - 1 });
    }
    const config = { ...STANDARD, now: () => clock.now, limits: { ...WIDE, tables: 10 } };
    const rooms = new Rooms(store, [vault], config.now);
    for (const id of watched) {
      const room = await rooms.get(`table ${id}`);
      room!.listeners.add({ guest: undefined, changed: () => {}, presence: () => {} });
    }
    const porter = new Porter(config, store, rooms);
    onTestFinished(() => porter.close());
    const left = async (): Promise<string[]> => {
      await porter.round();
      const rows = await store.listed(20);
      return rows.map((row) => row.founding.id.slice('table '.length)).toSorted();
    };
    return { clock, left };
  }

  it('stay for two weeks while there is room', async () => {
    const { clock, left } = await houseWith(4);
    expect(await left()).toEqual(['0', '1', '2', '3']);
    clock.now += 14 * DAY_MS - 3 * HOUR_MS;
    expect(await left()).toEqual(['2', '3']);
  });

  it('make room in a crowded house, those left longest first, unless somebody is there', async () => {
    expect(await (await houseWith(8)).left()).toHaveLength(8);
    const { clock, left } = await houseWith(10, [0]);
    expect(await left()).toEqual(['0', '3', '4', '5', '6', '7', '8', '9']);
    clock.now += 15 * DAY_MS;
    expect(await left()).toEqual(['0']);
  });
});

it('a trace counts addresses and names none', () => {
  expect(traceOf('203.0.113.9')).toMatch(/^[0-9a-f]{5}$/);
  expect(traceOf('203.0.113.9')).not.toBe(traceOf('203.0.113.8'));
});
