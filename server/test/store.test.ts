import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { seatOf } from '@hideout/kernel';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backup, restore } from '../src/store/backup.ts';
import { guarded, Unavailable } from '../src/store/guarded.ts';
import { openStore } from '../src/store/open.ts';
import { Postgres } from '../src/store/postgres.ts';
import { ENTRIES } from '../src/store/rows.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type {
  Append,
  DeviceRow,
  GuestRow,
  DumpLine,
  NewTableRow,
  PasskeyRow,
  ReportRow,
  Signal,
  Store,
  TableIndex,
} from '../src/store/store.ts';
import { DAMAGED } from '../src/table/aside.ts';
import { TestPostgres } from '@hideout/pgkit';
import { scratch } from './kit/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.stop());

/** How to make, and open again, a store of each kind. `open` may bring up an older schema. */
const KINDS = [
  {
    kind: 'SQLite',
    place: async () => join(scratch(), 'deep/down/hideout.db'),
    open: async (place: string, migrations = MIGRATIONS) => new SqlStore(await Sqlite.open(place, migrations)),
  },
  {
    kind: 'PostgreSQL',
    place: () => postgres.newDatabase(),
    open: async (place: string, migrations = MIGRATIONS) => new SqlStore(await Postgres.open(place, 4, migrations)),
  },
] as const;

const guest = (id: string): GuestRow => ({
  id,
  name: `Ännchen ${id} “x”`,
  tokenHash: 'f'.repeat(64),
  createdAt: 1_800_000_000_000,
});

const table = (id: string, change: Partial<NewTableRow> = {}): NewTableRow => ({
  founding: {
    id,
    game: 'vault',
    rulesVersion: 1,
    options: { length: 'short' },
    plans: [{ kind: 'kept', guest: 'ann', name: 'Ann' }, { kind: 'open' }],
    openAfter: true,
    secret: '0'.repeat(64),
    host: 'ann',
    createdAt: 1_800_000_000_000,
  },
  inviteHash: 'a'.repeat(64),
  phase: 'open',
  listed: true,
  wakeAt: undefined,
  changedAt: 1_800_000_000_000,
  members: ['ann'],
  ...change,
});

const entry = (tableId: string, number: number, more: Partial<Append> = {}): Append => ({
  table: tableId,
  number,
  at: 1_800_000_000_000 + number,
  by: 'ann',
  key: `key-${number}`,
  entry: { type: 'said', name: 'Ann', text: `line ${number} ✓` },
  ...more,
});

const device = (owner: string, id = `device of ${owner}`): DeviceRow => ({
  id,
  guest: owner,
  tokenHash: 'f'.repeat(64),
  name: 'a browser',
  createdAt: 1,
  seenAt: 2,
});
const passkey = (owner: string): PasskeyRow => ({
  id: `key of ${owner}`,
  guest: owner,
  credential: 'c',
  publicKey: 'k',
  counter: 3,
  createdAt: 1,
  usedAt: 2,
});
const report = (about: string): ReportRow => ({
  id: `report on ${about}`,
  table: 'one',
  by: 'ann',
  about,
  name: 'Eve',
  reason: 'rude',
  lines: ['so there'],
  outcome: '',
  createdAt: 7,
});

const playing: TableIndex = { phase: 'playing', listed: false, wakeAt: undefined };

describe.each(KINDS)('the store on $kind', ({ kind, place, open }) => {
  async function fresh(): Promise<Store> {
    const store = await open(await place());
    onTestFinished(() => store.close());
    return store;
  }

  it('keeps guests and their new names', async () => {
    const store = await fresh();
    await store.addGuest(guest('ann'));
    expect(await store.guest('ann')).toEqual({ ...guest('ann'), manners: {} });
    expect(await store.guest('nobody')).toBeUndefined();
    await store.renameGuest('ann', 'Anna');
    expect((await store.guest('ann'))?.name).toBe('Anna');
  });

  it('keeps tables and their renewed invites', async () => {
    const store = await fresh();
    const { members: _, ...row } = table('one');
    await store.addTable(table('one'));
    expect(await store.table('one')).toEqual(row);
    expect(await store.table('two')).toBeUndefined();
    await store.setInvite('one', 'b'.repeat(64));
    expect((await store.table('one'))?.inviteHash).toBe('b'.repeat(64));
  });

  it('gives every number of a table once, however many ask for it at the same time', async () => {
    const store = await fresh();
    await store.addTable(table('one'));
    const tries = Array.from({ length: 8 }, (_, i) => store.append(entry('one', 1, { key: `rival-${i}` })));
    const won = await Promise.all(tries);
    expect(won.filter(Boolean)).toHaveLength(1);
    const [kept, ...others] = await store.entries('one', 0);
    expect(others).toEqual([]);
    expect(kept?.key).toBe(`rival-${won.indexOf(true)}`);
  });

  it('gives back entries as they were, in order, from any number on', async () => {
    const store = await fresh();
    await store.addTable(table('one'));
    await store.addTable(table('two'));
    for (const number of [1, 2, 3]) {
      expect(await store.append(entry('one', number))).toBe(true);
      expect(await store.append(entry('two', number))).toBe(true);
    }
    const { table: _, ...third } = entry('one', 3);
    expect((await store.entries('one', 0)).map((each) => each.number)).toEqual([1, 2, 3]);
    expect(await store.entries('one', 2)).toEqual([third]);
    expect(await store.entries('one', 3)).toEqual([]);
    expect((await store.entries('one', 0, 2)).map((each) => each.number)).toEqual([1, 2]);
    const many = Array.from({ length: 60 }, (_, i) => `none-${i}`);
    expect(await store.lastNumbers([...many, 'two', 'one'])).toEqual(new Map(Object.entries({ one: 3, two: 3 })));
  });

  it('keeps the time of the house, which never goes back', async () => {
    const store = await fresh();
    expect(await store.resumeTime(1000)).toBe(1000);
    expect(await store.resumeTime(5000)).toBe(1000);
    expect(await store.advanceTime(2000)).toBe(2000);
    expect(await store.advanceTime(1500)).toBe(2000);
    expect(await store.resumeTime(0)).toBe(2000);
  });

  it('goes on from its last entry where it had no time of its own, and after a restore', async () => {
    const store = await fresh();
    await store.addTable(table('one'));
    for (const number of [1, 2]) await store.append(entry('one', number));
    expect(await store.resumeTime(9e12)).toBe(entry('one', 2).at);
    const target = await fresh();
    await target.resumeTime(9e12);
    await target.load(store.dump());
    expect(await target.resumeTime(9e12)).toBe(entry('one', 2).at);
  });

  it('changes everything that belongs to an entry, or nothing', async () => {
    const store = await fresh();
    await store.addTable(table('one'));
    const founds = table('next', { members: ['ann', 'ben'] });
    const whole = entry('one', 1, { index: playing, member: 'ben', founds });
    expect(await store.append(whole)).toBe(true);
    expect(await store.table('one')).toMatchObject({ ...playing, changedAt: whole.at });
    expect((await store.tablesOf('ben', 10)).map((each) => each.founding.id).sort()).toEqual(['next', 'one']);
    const late = entry('one', 1, { index: { ...playing, phase: 'over' }, member: 'eve', founds: table('never') });
    expect(await store.append(late)).toBe(false);
    expect((await store.table('one'))?.phase).toBe('playing');
    expect(await store.table('never')).toBeUndefined();
    expect(await store.tablesOf('eve', 10)).toEqual([]);
    const clash = entry('one', 2, { founds: table('next') });
    await expect(store.append(clash)).rejects.toThrow(/UNIQUE|duplicate key/);
    expect(await store.entries('one', 1)).toEqual([]);
  });

  it('keeps who played the deal of a day, once, with how it ended, in a backup too', async () => {
    const store = await fresh();
    const day = { day: '2026-11-18', game: 'vault' };
    await store.addGuest({ id: 'ann', name: 'Ann', tokenHash: '', createdAt: 1 });
    expect(await store.dailies.begin({ ...day, guest: 'ann' }, table('one'))).toBe(true);
    expect(await store.dailies.begin({ ...day, guest: 'ann' }, table('two'))).toBe(false);
    expect(await store.table('two')).toBeUndefined();
    expect(await store.dailies.unsettled(day.day, day.game, 10)).toEqual([]);
    await store.append(entry('one', 1, { index: { ...playing, phase: 'over' } }));
    const [row] = await store.dailies.unsettled(day.day, day.game, 10);
    await store.dailies.settle(row!, { won: 1, score: 7, margin: 2.5, finishedAt: 1_800_000_000_000 });
    await store.dailies.settle(row!, { won: 0, score: 0, margin: 0, finishedAt: 1 });
    const target = await fresh();
    await target.load(store.dump());
    expect(await target.dailies.ranking(day.day, day.game, ['margin', 'score'])).toEqual([
      {
        ...day,
        guest: 'ann',
        table: 'one',
        won: 1,
        score: 7,
        margin: 2.5,
        finishedAt: 1_800_000_000_000,
        name: 'Ann',
        lasting: true,
      },
    ]);
    expect(await target.dailies.finishedBy('ann', 5)).toEqual([1_800_000_000_000]);
  });

  it('knows the best result of a deal, whoever did it, in a backup too', async () => {
    const store = await fresh();
    await store.addGuest({ id: 'ann', name: 'Ann', tokenHash: '', createdAt: 1 });
    const deal = { day: '2026-11-18', game: 'vault' };
    const result = (guest: string, won: number, score: number, margin: number) => ({
      ...deal,
      guest,
      won,
      score,
      margin,
    });
    await store.dailies.improve(result('bot:easy', 0, 9, 4), ['score', 'margin']);
    await store.dailies.improve(result('ann', 1, 4, 2), ['score', 'margin']);
    await store.dailies.improve(result('bot:hard', 1, 4, 1), ['score', 'margin']);
    await store.dailies.improve(result('bot:hard', 1, 3, 9), ['score', 'margin']);
    const target = await fresh();
    await target.load(store.dump());
    for (const each of [store, target])
      expect(await each.dailies.best(deal.day, deal.game)).toMatchObject({ ...result('ann', 1, 4, 2), name: 'Ann' });
    await store.dailies.improve(result('bot:hard', 1, 3, 9), ['margin', 'score']);
    expect(await store.dailies.best(deal.day, deal.game)).toMatchObject({ guest: 'bot:hard', margin: 9 });
  });

  it('counts a game once and one after another, in a backup too', async () => {
    const store = await fresh();
    await store.addGuest({ id: 'ann', name: 'Ann', tokenHash: '', createdAt: 1 });
    await store.addTable(table('one', { phase: 'over' }));
    const division = 'vault/1/2/length=short';
    const rating = { division, guest: 'ann', mu: 1512.5, sigma: 300.25, games: 1, changedAt: 7 };
    const counted = (name: string, number: number, mu: number) => ({
      game: { division, number, game: 'vault', table: name, at: 7 },
      ratings: [{ ...rating, mu }],
      changes: [
        { table: name, seat: 0, division, guest: 'ann', muBefore: 1500, sigmaBefore: 350, mu, sigma: 300.25, at: 7 },
        {
          table: name,
          seat: 1,
          division,
          guest: 'bot:easy',
          muBefore: 1300,
          sigmaBefore: 9,
          mu: 1300,
          sigma: 9,
          at: 7,
        },
      ],
    });
    expect((await store.ratings.unlooked(5)).map(({ founding }) => founding.id)).toEqual(['one']);
    expect(await store.ratings.count(counted('one', 1, 1512.5))).toBe(true);
    expect(await store.ratings.count(counted('one', 2, 9))).toBe(false);
    expect(await store.ratings.count(counted('two', 1, 9))).toBe(false);
    expect(await store.ratings.unlooked(5)).toEqual([]);
    const target = await fresh();
    await target.load(store.dump());
    for (const each of [store, target]) {
      expect(await each.ratings.length(division)).toBe(1);
      expect(await each.ratings.board(division)).toEqual([{ ...rating, name: 'Ann' }]);
      expect(await each.ratings.divisions('vault')).toEqual([division]);
      expect([...(await each.ratings.meetings(division, 'ann', 0))]).toEqual([['bot:easy', 1]]);
      expect(await each.ratings.changes('one')).toEqual(counted('one', 1, 1512.5).changes);
    }
    await store.traces.erase('ann');
    expect(await store.ratings.board(division)).toEqual([]);
    expect(await store.ratings.changes('one')).toHaveLength(1);
  });

  it('keeps orders and notes for one guest, in a backup too, passes them on and erases them', async () => {
    const store = await fresh();
    for (const id of ['ann', 'annie']) await store.addGuest(guest(id));
    await store.addTable(table('one'));
    const awaits = { guest: 'annie', from: 1, at: 5 };
    await store.append(entry('one', 1, { index: { ...playing, awaits } }));
    const lines = [{ when: [{ type: 'passed', seat: 0 }], actions: [1, 2] }];
    const order = { table: 'one', guest: 'annie', turn: 1, lines };
    const note = { table: 'one', guest: 'annie', thing: 'card:1', about: 'A “card”', move: 3, text: 'ä' };
    await store.papers.giveOrder({ ...order, turn: 0 });
    await store.papers.giveOrder(order);
    const kept = { ...order, ending: undefined, dueTurn: 0, dueAt: 0 };
    expect(await store.papers.dueOrders(9, 5)).toEqual([kept]);
    await store.papers.settleOrder(kept, 1, 50);
    await store.papers.settleOrder(kept, 1, 99);
    expect(await store.papers.dueOrders(49, 5)).toEqual([]);
    expect(await store.papers.dueOrders(50, 5)).toEqual([{ ...kept, dueTurn: 1, dueAt: 50 }]);
    expect([await store.papers.countOrders('annie', ''), await store.papers.countOrders('annie', 'one')]).toEqual([
      1, 0,
    ]);
    await store.papers.write({ ...note, text: 'old' });
    await store.papers.write(note);
    await store.papers.write({ ...note, thing: 'gone' });
    await store.papers.write({ ...note, thing: 'gone', text: '' });

    const target = await fresh();
    await target.load(store.dump());
    expect(await target.papers.notes('one', 'annie')).toEqual([note]);
    expect(await target.papers.order('one', 'annie')).toEqual({ ...kept, dueTurn: 1, dueAt: 50 });
    await target.traces.absorb('annie', device('ann'));
    expect([await target.papers.notes('one', 'annie'), await target.papers.order('one', 'annie')]).toEqual([
      [],
      undefined,
    ]);
    expect(await target.papers.notes('one', 'ann')).toEqual([{ ...note, guest: 'ann' }]);
    await target.papers.endOrder({ ...kept, guest: 'ann' }, 'learnt');
    expect(await target.papers.order('one', 'ann')).toMatchObject({ guest: 'ann', ending: 'learnt' });
    expect(await target.papers.dueOrders(99, 5)).toEqual([]);
    await target.traces.erase('ann');
    expect([await target.papers.notes('one', 'ann'), await target.papers.order('one', 'ann')]).toEqual([[], undefined]);

    await store.append(entry('one', 2, { index: { ...playing, phase: 'over' } }));
    expect(await store.papers.dueOrders(0, 5)).toHaveLength(1);
    await store.papers.withdrawOrder('one', 'annie');
    expect(await store.papers.dueOrders(0, 5)).toEqual([]);
  });

  it('finds open, own and waiting tables', async () => {
    const store = await fresh();
    await store.addTable(table('old', { changedAt: 1000 }));
    await store.addTable(table('new', { changedAt: 2000 }));
    await store.addTable(table('busy', { ...playing, wakeAt: 500, members: ['ann', 'ben'] }));
    await store.addTable(table('later', { ...playing, wakeAt: 5000, members: [] }));
    const ids = (rows: readonly { founding: { id: string } }[]): string[] => rows.map((row) => row.founding.id);
    expect(ids(await store.listed(10))).toEqual(['new', 'old']);
    expect(ids(await store.listed(1))).toEqual(['new']);
    expect(ids(await store.tablesOf('ben', 10))).toEqual(['busy']);
    expect(ids(await store.tablesOf('ben', 10, { phases: ['open', 'playing'] }))).toEqual(['busy']);
    expect(ids(await store.tablesOf('ben', 10, { phases: ['over'] }))).toEqual([]);
    const [busy] = await store.tablesOf('ben', 10);
    expect(ids(await store.tablesOf('ben', 10, { before: busy!.changedAt }))).toEqual([]);
    expect(await store.due(499, 10, ['vault 1'])).toEqual([]);
    expect(await store.due(5000, 10, ['vault 1'])).toEqual(['busy', 'later']);
    expect(await store.countLive()).toBe(4);
    expect(await store.countLiveOf('ann', 'x')).toEqual({ byHost: 4, byTrace: 0 });
    expect(await store.countLiveOf('ben', '')).toEqual({ byHost: 0, byTrace: 4 });
  });

  it('leaves out what was set aside, except for those who have its rules', async () => {
    const store = await fresh();
    for (const id of ['sound', 'strange', 'spoilt']) await store.addTable(table(id, { ...playing, wakeAt: 500 }));
    await store.setAside('strange', 'vault 2');
    await store.setAside('spoilt', DAMAGED);
    expect(await store.due(500, 10, ['vault 1'])).toEqual(['sound']);
    expect((await store.due(500, 10, ['vault 1', 'vault 2'])).toSorted()).toEqual(['sound', 'strange']);
    expect(await store.countAside(['vault 1'])).toBe(2);
    expect(await store.countAside(['vault 1', 'vault 2'])).toBe(1);
    await store.reconsider();
    expect(await store.countAside(['vault 1'])).toBe(1);
    await store.append(entry('strange', 1, { index: { ...playing, wakeAt: 500 } }));
    expect(await store.countAside(['vault 1'])).toBe(0);
  });

  it('forgets open tables that nobody touched, and no others', async () => {
    const store = await fresh();
    await store.addTable(table('stale', { changedAt: 1000 }));
    await store.append(entry('stale', 1));
    await store.addTable(table('fresh', { changedAt: 3000 }));
    await store.addTable(table('played', { ...playing, changedAt: 1000 }));
    expect(await store.sweep(2000)).toBe(1);
    expect(await store.table('stale')).toBeUndefined();
    expect(await store.entries('stale', 0)).toEqual([]);
    expect([await store.table('fresh'), await store.table('played')]).not.toContain(undefined);
  });

  it('has everything after it was closed and opened again', async () => {
    const where = await place();
    const first = await open(where);
    await first.addTable(table('one'));
    await first.append(entry('one', 1));
    await first.close();
    const second = await open(where);
    onTestFinished(() => second.close());
    expect(await second.entries('one', 0)).toHaveLength(1);
  });

  it('finishes what was asked for before it closes, and refuses what comes later with one clear error', async () => {
    const where = await place();
    const store = await open(where);
    await store.addTable(table('one'));
    const asked = Array.from({ length: 20 }, (_, i) => store.append(entry('one', i + 1)));
    const read = store.guest('ann');
    const closed = store.close();
    const late = Promise.allSettled([
      store.append(entry('one', 21)),
      store.table('one'),
      store.load(store.dump()),
      store.dump()[Symbol.asyncIterator]().next(),
    ]);
    expect(await Promise.all(asked)).toEqual(asked.map(() => true));
    expect(await read).toBeUndefined();
    for (const each of await late)
      expect(each).toMatchObject({ status: 'rejected', reason: { message: 'the store is closed' } });
    await closed;
    await store.close();
    await expect(store.ping()).rejects.toThrow('the store is closed');
    const again = await open(where);
    onTestFinished(() => again.close());
    expect(await again.entries('one', 0)).toHaveLength(20);
  });

  it('finishes a ceremony once, of its kind, for its guest, in time, and lets a code be tried a few times', async () => {
    const { accounts } = await fresh();
    const begun = { kind: 'new mail', guest: 'ann', address: 'a@post.test', codeHash: 'h', endsAt: 100 } as const;
    for (const id of ['one', 'two', 'three']) await accounts.begin({ ...begun, id }, 50);
    expect(await accounts.end('one', 'new mail', 'eve', 60)).toBe(false);
    expect(await accounts.end('one', 'sign in by mail', 'ann', 60)).toBe(false);
    expect(await accounts.end('one', 'new mail', 'ann', 101)).toBe(false);
    const ended = await Promise.all([1, 2, 3].map(() => accounts.end('one', 'new mail', 'ann', 100)));
    expect(ended.filter(Boolean)).toHaveLength(1);
    const attempt = () => accounts.tryCode('two', 'new mail', 'ann', { now: 60, most: 2 });
    expect(await attempt()).toEqual({ address: 'a@post.test', codeHash: 'h' });
    expect(await attempt()).toBeDefined();
    expect(await attempt()).toBeUndefined();
    await accounts.begin({ ...begun, id: 'four', endsAt: 300 }, 200);
    expect(await accounts.end('three', 'new mail', 'ann', 90)).toBe(false);
  });

  it('notes every use of a passkey and of a recovery code once', async () => {
    const { accounts } = await fresh();
    expect(await accounts.addPasskey(passkey('ann'))).toBe(true);
    expect(await accounts.addPasskey({ ...passkey('ann'), guest: 'eve' })).toBe(false);
    const used = await Promise.all([4, 4].map((counter) => accounts.usePasskey(passkey('ann'), counter, 9)));
    expect(new Set(used)).toEqual(new Set([false, true]));
    await accounts.setCodes('ann', ['one', 'two']);
    await accounts.setCodes('ann', ['three', 'four']);
    expect(await accounts.guestOfCode('one')).toBeUndefined();
    expect([await accounts.useCode('three'), await accounts.useCode('three')]).toEqual([true, false]);
    expect(await accounts.countCodes('ann')).toBe(1);
  });

  it('passes all that a guest has to another at one moment, and erases a face without a trace', async () => {
    const store = await fresh();
    for (const id of ['ann', 'annie', 'ben']) await store.addGuest(guest(id));
    const sat = { type: 'sat', seat: seatOf(0), guest: 'annie', name: 'Annie', nonce: 'n' } as const;
    await store.addTable(table('one', { founding: { ...table('one').founding, host: 'annie' }, members: ['annie'] }));
    await store.append(
      entry('one', 1, { by: 'annie', entry: sat, index: { ...playing, awaits: { guest: 'annie', from: 1, at: 5 } } }),
    );
    await store.append(entry('one', 2, { by: 'annie', entry: { type: 'said', name: 'Annie', text: 'hi' } }));
    const address = { kind: 'mail', to: 'a@post.test' } as const;
    await store.notices.addChannel({ id: 'old', guest: 'annie', address, createdAt: 1 });
    expect(await store.traces.absorb('annie', device('ann'))).toBe(true);
    expect(await store.traces.absorb('annie', device('ann', 'another'))).toBe(false);
    expect(await store.guest('annie')).toBeUndefined();
    const moved = (await store.table('one'))!;
    expect([moved.founding.host, moved.awaits?.guest]).toEqual(['ann', 'ann']);
    expect((await store.entries('one', 0)).map(({ by }) => by)).toEqual(['ann', 'ann']);
    expect((await store.entries('one', 0))[0]!.entry).toEqual({ ...sat, guest: 'ann' });
    expect(await store.traces.tablesOf('ann')).toEqual(['one']);
    expect(await store.notices.channels('ann')).toMatchObject([{ address }]);
    expect((await store.conduct.recalls()).map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual([
      'guest annie',
      'table one',
    ]);

    await store.traces.repaint('one', 'ann', { name: 'N. N.', keepsWords: false });
    await store.traces.erase('ann');
    const left = JSON.stringify([await store.table('one'), await store.entries('one', 0)]);
    expect(left).not.toMatch(/Annie|hi/);
    expect([await store.guest('ann'), await store.accounts.devices('ann')]).toEqual([undefined, []]);
    expect([await store.notices.channels('ann'), await store.traces.tablesOf('ann')]).toEqual([[], []]);
  });

  it('keeps one snapshot of a table, of what its entries are now', async () => {
    const store = await open(await place());
    onTestFinished(() => store.close());
    await store.addTable(table('one'));
    const { snapshots } = store;
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 0, text: undefined });
    expect([await snapshots.keep('one', 0, 'v1', 'a'), await snapshots.keep('one', 0, 'v1', 'b')]).toEqual([
      true,
      true,
    ]);
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 0, text: 'b' });
    expect(await snapshots.find('one', 'v2')).toEqual({ revision: 0, text: undefined });
    await store.traces.repaint('one', 'ann', { name: 'N. N.', keepsWords: false });
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 1, text: undefined });
    expect([await snapshots.keep('one', 0, 'v1', 'c'), await snapshots.keep('one', 1, 'v1', 'd')]).toEqual([
      false,
      true,
    ]);
    await store.addGuest(guest('ann'));
    await store.traces.absorb('ann', device('ben'));
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 2, text: undefined });
    await snapshots.keep('one', 2, 'v1', 'e');
    await snapshots.drop('one');
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 2, text: undefined });
    await snapshots.keep('one', 2, 'v1', 'f');
    const lines = await Array.fromAsync(store.dump());
    expect(JSON.stringify(lines)).not.toContain('"f"');
    expect(await store.sweep(1_800_000_000_001)).toBe(1);
    await store.addTable(table('one'));
    expect(await snapshots.find('one', 'v1')).toEqual({ revision: 0, text: undefined });
  });

  it('that fails is not available, whatever it was asked for', async () => {
    const store = await open(await place());
    await store.close();
    const failures: unknown[] = [];
    const safe = guarded(store, (error) => failures.push(error));
    const shelves = Object.keys(store).filter((name) => typeof Reflect.get(store, name) === 'object');
    expect(shelves).toContain('snapshots');
    expect(shelves.filter((name) => Reflect.get(safe, name) === Reflect.get(store, name))).toEqual([]);
    await expect(safe.table('one')).rejects.toBeInstanceOf(Unavailable);
    await expect(safe.snapshots.find('one', 'v1')).rejects.toBeInstanceOf(Unavailable);
    expect(failures).toHaveLength(2);
  });

  it('brings an older schema up to date and keeps what it held', async () => {
    const where = await place();
    const old = await rawStore(kind, where);
    await old.close();
    const store = await open(where);
    onTestFinished(() => store.close());
    expect((await store.table('one'))?.founding.game).toBe('vault');
    // A game that has waited without an end gets one, a month and a day after its last entry.
    expect(await store.due(1000 + 31 * 86_400_000 - 1, 10, ['vault 1'])).toEqual([]);
    expect(await store.due(1000 + 31 * 86_400_000, 10, ['vault 1'])).toEqual(['two']);
    expect(await store.append(entry('one', 1, { index: { ...playing, wakeAt: 7 } }))).toBe(true);
    expect(await store.due(7, 10, ['vault 1'])).toEqual(['one']);
    // What was said before anybody noted who said it is found too.
    expect(await store.traces.allTablesOf('ann')).toContain('two');
  });

  it('refuses a schema that is newer than it knows', async () => {
    const where = await place();
    const newer = await open(where, [...MIGRATIONS, ['CREATE TABLE later (id TEXT)']]);
    await newer.close();
    await expect(open(where)).rejects.toThrow(
      `the database has schema ${MIGRATIONS.length + 1}; this Hideout knows schemas up to ${MIGRATIONS.length}`,
    );
  });

  it('dumps one moment, whatever is written meanwhile', async () => {
    const store = await fresh();
    await store.addGuest(guest('ann'));
    await store.addTable(table('one'));
    const dump = store.dump()[Symbol.asyncIterator]();
    await dump.next();
    await store.append(entry('one', 1));
    await store.addTable(table('two', { members: ['ann', 'ben'] }));
    const rest: string[] = [];
    for (let next = await dump.next(); !next.done; next = await dump.next()) rest.push(next.value.kind);
    expect(rest).toEqual(['table', 'member']);
  });

  it.each(KINDS)('moves with all its contents to $kind', async (other) => {
    const store = await fresh();
    await store.addGuest(guest('ann'));
    await store.addTable(table('one', { members: ['ann', 'ben'] }));
    await Promise.all(Array.from({ length: 1100 }, (_, i) => store.append(entry('one', i + 1))));
    await store.append(entry('one', 1101, { speaker: 'eve' }));
    await store.accounts.makeLast(device('ann'));
    await store.accounts.addPasskey(passkey('ann'));
    await store.accounts.addMail({ id: 'm', guest: 'ann', address: 'ann@post.test', createdAt: 5 });
    await store.accounts.setCodes('ann', ['c']);
    await store.conduct.addBlock({ id: 'b', guest: 'ann', blocked: 'eve', name: 'Eve', createdAt: 6 });
    await store.conduct.addReport(report('eve'));
    await store.conduct.setStanding('ann', 'muted');
    const target = await other.open(await other.place());
    onTestFinished(() => target.close());
    await target.load(store.dump());
    const all = async (from: Store): Promise<DumpLine[]> => {
      const lines: DumpLine[] = [];
      for await (const line of from.dump()) lines.push(line);
      return lines;
    };
    const copy = await all(target);
    expect(copy).toEqual(await all(store));
    expect(copy).toHaveLength(1 + 1 + 2 + 1101 + 7);
    await expect(target.load(store.dump())).rejects.toThrow('only into an empty store');
  });
});

/** A store with the first schema and one table in it, written without the code of today. */
async function rawStore(kind: string, where: string): Promise<{ close(): Promise<void> }> {
  const db =
    kind === 'SQLite'
      ? await Sqlite.open(where, MIGRATIONS.slice(0, 1))
      : await Postgres.open(where, 2, MIGRATIONS.slice(0, 1));
  for (const [id, phase] of [
    ['one', 'open'],
    ['two', 'playing'],
  ] as const)
    await db.commit([
      {
        sql: `INSERT INTO tables (id, host, founding, invite_hash, phase, listed, changed_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
        values: [id, 'ann', JSON.stringify(table(id).founding), '', phase, 1, 5],
      },
      ENTRIES.insert({ ...entry('two', 1), number: phase === 'open' ? 1 : 2, at: 1000 }),
    ]);
  return db;
}

describe('SQLite', () => {
  it('says when it cannot be written, and that it can again', async () => {
    const file = join(scratch(), 'hideout.db');
    const store = new SqlStore(await Sqlite.open(file));
    onTestFinished(() => store.close());
    await store.ping();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect.poll(() => store.ping().then(String, String), { timeout: 8000 }).toContain('does not answer');
    other.close();
    await expect.poll(() => store.ping().then(String, String), { timeout: 8000 }).toBe('undefined');
  }, 30_000);

  it('fails what a dying writer was writing, and writes on with another', async () => {
    const posts = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => posts.mockRestore());
    const store = new SqlStore(await Sqlite.open(join(scratch(), 'hideout.db')));
    onTestFinished(() => store.close());
    await store.addTable(table('one'));
    const writer = posts.mock.contexts[0] as Worker;
    posts.mockImplementationOnce(() => {});
    const lost = store.append(entry('one', 1));
    const posted = posts.mock.calls.length + 1;
    await expect.poll(() => posts.mock.calls.length).toBe(posted);
    const tries = Promise.allSettled([lost, store.append(entry('one', 1, { key: 'later' }))]);
    await writer.terminate();
    expect(await tries).toMatchObject([
      { status: 'rejected', reason: { message: 'the writer has ended' } },
      { status: 'fulfilled', value: true },
    ]);
    await store.ping();
  });

  it('does not begin a new house where one has gone, unless a backup is restored there', async () => {
    const folder = scratch();
    const place = { file: join(folder, 'hideout.db') };
    await (await openStore(place)).close();
    const copy = join(folder, 'backup.jsonl');
    await backup(place, copy);
    for (const lose of [truncateSync, rmSync]) {
      lose(place.file);
      await expect(openStore(place)).rejects.toThrow(/missing or empty.*restore a backup, or remove the lock file/);
    }
    await restore(place, copy);
    writeFileSync(place.file, 'x'.repeat(8192));
    await expect(openStore(place)).rejects.toThrow('is damaged: move it away and restore a backup');
    rmSync(place.file);
    rmSync(`${place.file}.lock`);
    await (await openStore(place)).close();
  });

  it('is for one process at a time', async () => {
    const file = join(scratch(), 'hideout.db');
    const first = await Sqlite.open(file);
    await expect(Sqlite.open(file)).rejects.toThrow('another Hideout is using');
    await first.close();
    await (await Sqlite.open(file)).close();
  });
});

describe('PostgreSQL', () => {
  it.each(['pause', 'kill'] as const)(
    'after a %s fails what was under way and nothing else',
    async (end) => {
      const store = new SqlStore(await Postgres.open(await postgres.newDatabase(), 3));
      onTestFinished(() => store.close());
      let gaps = 0;
      store.onSignal(({ type }) => void (type === 'gap' && gaps++));
      await store.addTable(table('one'));
      const dump = store.dump()[Symbol.asyncIterator]();
      await dump.next();
      await expect.poll(() => gaps).toBe(1);
      const restarted = postgres[end]().then(() => postgres.resume());
      let number = 0;
      const appended = async (): Promise<number> => {
        const isMine = await store.append(entry('one', number + 1, { index: playing })).catch(() => undefined);
        return isMine === undefined ? number : ++number;
      };
      await restarted;
      await expect.poll(appended, { timeout: 10_000 }).toBeGreaterThan(3);
      await expect(dump.next()).rejects.toThrow(/terminat|not queryable/);
      await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(1);
      await store.ping();
    },
    30_000,
  );

  describe('listens', () => {
    /** A new database, and who listens on it. */
    async function watched() {
      const url = await postgres.newDatabase();
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      onTestFinished(() => admin.end());
      const listeners = async (): Promise<number[]> => {
        const text = `SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE '%listener' ORDER BY backend_start`;
        return (await admin.query<{ pid: number }>(text)).rows.map(({ pid }) => pid);
      };
      const cut = (pid: number) => admin.query('SELECT pg_terminate_backend($1)', [pid]);
      const open = async (heard: Signal[] = []): Promise<Store> => {
        const store = new SqlStore(await Postgres.open(url, 2));
        onTestFinished(() => store.close());
        store.onSignal((signal) => heard.push(signal));
        await expect.poll(() => heard).toEqual([{ type: 'gap' }]);
        return store;
      };
      /** Cuts the newest listener off and waits for another. */
      const breakOff = async (): Promise<void> => {
        const before = await listeners();
        await cut(before.at(-1)!);
        await expect.poll(async () => (await listeners()).some((pid) => !before.includes(pid))).toBe(true);
      };
      return { listeners, cut, open, breakOff };
    }

    it('once, after each break', async () => {
      const { open, breakOff } = await watched();
      const heard: Signal[] = [];
      const store = await open(heard);
      for (let i = 0; i < 3; i++) await breakOff();
      const told = (table: string) => heard.filter((signal) => 'table' in signal && signal.table === table).length;
      const tell = (table: string) => store.signal({ type: 'entry', table, number: 1 });
      await expect.poll(() => (tell('first'), told('first'))).toBeGreaterThan(0);
      tell('second');
      tell('last');
      await expect.poll(() => told('last')).toBeGreaterThan(0);
      expect([told('second'), told('last')]).toEqual([1, 1]);
    });

    it('no more once it is closed, though it was about to listen again', async () => {
      const { listeners, cut, open, breakOff } = await watched();
      const stores = [await open(), await open()];
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      await cut((await listeners())[0]!);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      for (const store of stores) await store.close();
      vi.runOnlyPendingTimers();
      vi.useRealTimers();
      await open();
      // Whoever lost touch earlier is back earlier.
      await breakOff();
      expect(await listeners()).toHaveLength(1);
    });
  });

  it('gets its connection back from a dump that is not read to its end', async () => {
    const store = new SqlStore(await Postgres.open(await postgres.newDatabase(), 1));
    onTestFinished(() => store.close());
    await store.addTable(table('one'));
    for await (const line of store.dump()) {
      expect(line.kind).toBe('table');
      break;
    }
    expect(await store.table('one')).toBeDefined();
  });

  it('migrates once however many nodes start together', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => Postgres.open(url, 2)));
    await Promise.all(stores.map((store) => store.close()));
    expect(stores).toHaveLength(5);
  });

  it('tells every node of an entry once it is committed, and of nothing that was refused', async () => {
    const url = await postgres.newDatabase();
    const [one, two] = [new SqlStore(await Postgres.open(url, 2)), new SqlStore(await Postgres.open(url, 2))];
    onTestFinished(async () => void (await Promise.all([one.close(), two.close()])));
    const heard: Signal[] = [];
    const gap = new Promise<void>((resolve) =>
      two.onSignal((signal) => (signal.type === 'gap' ? resolve() : heard.push(signal))),
    );
    await gap;
    const stranger = new pg.Client({ connectionString: url });
    await stranger.connect();
    for (const note of ['', 'hello', '7', '[]', '{"type":"entry"}', '{"type":"presence"}'])
      await stranger.query(`SELECT pg_notify('hideout', $1)`, [note]);
    await stranger.end();
    await one.addTable(table('one'));
    await one.append(entry('one', 1));
    await one.append(entry('one', 1, { key: 'rival' }));
    await one.append(entry('one', 2, { index: playing }));
    const long = entry('one', 3, { entry: { type: 'said', name: 'Ann', text: 'x'.repeat(2000) } });
    await one.append(long);
    const [first, second] = await one.entries('one', 0);
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'entry', table: 'one', number: 1, made: first },
        { type: 'entry', table: 'one', number: 2, made: second },
        { type: 'entry', table: 'one', number: 3 },
      ]);
  });

  it('tells of any number of entries at the same moment', async () => {
    const url = await postgres.newDatabase();
    const store = new SqlStore(await Postgres.open(url, 4));
    onTestFinished(() => store.close());
    const heard = new Set<number>();
    const gap = new Promise<void>((resolve) =>
      store.onSignal((signal) => {
        if (signal.type === 'gap') resolve();
        if (signal.type === 'entry') heard.add(signal.number);
      }),
    );
    await gap;
    const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
    const text = '“ä”'.repeat(100);
    await store.addTable(table('one'));
    await Promise.all(
      numbers.map((n) => store.append(entry('one', n, { entry: { type: 'said', name: 'Ann', text } }))),
    );
    await expect.poll(() => [...heard].sort((a, b) => a - b)).toEqual(numbers);
  });
});
