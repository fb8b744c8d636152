import { TestPostgres } from '@hideout/pgkit';
import type { Near, TableRatings } from '@hideout/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Matchmaker } from '../src/near/matchmaker.ts';
import { Ratings } from '../src/rating/ratings.ts';
import { SeekerShelf, type SeekerRow } from '../src/store/seekerShelf.ts';
import { ask, Client, newGuest, newNonce } from './kit/client.ts';
import { handTime } from './kit/handTime.ts';
import { serve } from './kit/server.ts';

const BOTS = {
  measured: [
    {
      rulesVersion: 1,
      seats: 2,
      options: {},
      command: '',
      bots: { random: { rating: 1200, margin: 40 }, mark: { rating: 1520, margin: 50 } },
    },
  ],
};
const WISHES = { botRatings: () => BOTS, levels: () => ['random', 'mark'], wakeEveryMs: 10 } as const;

type Server = { readonly address: string };
const seek = async (server: Server, token: string) =>
  (await ask<Near>(server, 'POST', '/api/near/vault', { token, body: {} })).body;
const look = async (server: Server, token: string) => (await ask<Near>(server, 'GET', '/api/near', { token })).body;
const cancel = async (server: Server, token: string) =>
  (await ask<Near>(server, 'DELETE', '/api/near', { token })).body;
const sit = async (server: Server, token: string, { table, seat }: NonNullable<Near['found']>) => {
  const client = await Client.connect(server, token);
  await client.watch(table);
  await client.do(table, { type: 'sit', seat, nonce: newNonce() });
  return client;
};

describe('playing somebody near', () => {
  it('brings two together at a table that counts and begins by itself', async () => {
    const server = await serve(WISHES);
    const [ann, ben] = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben')];
    expect(await seek(server, ann)).toMatchObject({ waiting: { game: 'vault', botAfterMs: 60_000 } });
    const { found } = await seek(server, ben);
    const other = (await look(server, ann)).found!;
    expect(other.table).toBe(found!.table);
    expect(new Set([found!.seat, other.seat])).toEqual(new Set([0, 1]));
    const first = await sit(server, ann, other);
    await sit(server, ben, found!);
    const { state } = await first.untilState(found!.table, (update) => update.state.phase === 'playing');
    expect(state).toMatchObject({ rated: true, clock: { seconds: 1200 } });
    expect(await look(server, ann)).toEqual({});
  });

  it('waits for others who are near, wider with time, and says when a bot as strong will come', async () => {
    const time = handTime();
    const server = await serve({ ...WISHES, ...time.clocks });
    const ann = await newGuest(server, 'Ann');
    expect((await seek(server, ann)).waiting).toMatchObject({ window: 100, waitedMs: 0 });
    time.pass(9000);
    expect((await look(server, ann)).waiting).toMatchObject({ window: 190, waitedMs: 9000 });
    // Asking again does not start the wait again.
    expect((await seek(server, ann)).waiting).toMatchObject({ waitedMs: 9000 });
    time.pass(51_000);
    const { found } = await look(server, ann);
    const client = await sit(server, ann, found!);
    const { state } = await client.untilState(found!.table, (update) => update.state.phase === 'playing');
    expect(state.seats.map(({ level }) => level).filter(Boolean)).toEqual(['mark']);
    const { body } = await ask<TableRatings>(server, 'GET', `/api/tables/${found!.table}/ratings`);
    expect(body.unrated).toBeUndefined();
  });

  it('is given up, and brings nobody together with whoever is gone, gave up or is blocked', async () => {
    const time = handTime();
    const server = await serve({ ...WISHES, ...time.clocks });
    const [ann, ben, cem] = await Promise.all(['Ann', 'Ben', 'Cem'].map((name) => newGuest(server, name)));
    await seek(server, ann!);
    expect(await cancel(server, ann!)).toEqual({});
    expect(await look(server, ann!)).toEqual({});
    expect((await seek(server, ben!)).waiting).toBeDefined();
    time.pass(20_000);
    // Ben has not been heard of.
    expect((await seek(server, cem!)).waiting).toBeDefined();
    const { found } = await look(server, ben!);
    expect(found).toBeDefined();
    const client = await sit(server, ben!, found!);
    await ask(server, 'POST', `/api/tables/${found!.table}/block`, { token: ben!, body: { seat: 1 - found!.seat } });
    // Cem does not come: the table closes.
    time.pass(61_000);
    await client.untilState(found!.table, (update) => update.state.phase === 'closed');
    expect(await look(server, ben!)).toEqual({});
    expect((await ask(server, 'POST', '/api/near/none', { token: ann!, body: {} })).status).toBe(404);
    expect((await ask(server, 'GET', '/api/near')).status).toBe(401);
  });
});

/** Somebody else who wants to play, and how strong they are. */
interface Other {
  readonly name: string;
  readonly mu: number;
  /** Gives up at once. */
  readonly leaves?: true;
}

/** All too far from Ann to be brought together with her, however long she waits. */
const WORLDS: Readonly<Record<string, readonly Other[]>> = {
  'nobody else': [],
  'two others': [
    { name: 'Bea', mu: 200 },
    { name: 'Cem', mu: 2900 },
  ],
  'two of other names': [
    { name: 'Beatrice', mu: 200 },
    { name: 'Clementine', mu: 2900 },
  ],
  'two as strong as others': [
    { name: 'Bea', mu: 300 },
    { name: 'Cem', mu: 3100 },
  ],
  'two who meet each other': [
    { name: 'Bea', mu: 2900 },
    { name: 'Cem', mu: 2910 },
  ],
  'one who stays and one who gives up': [
    { name: 'Bea', mu: 200 },
    { name: 'Cem', mu: 2900, leaves: true },
  ],
};

/** All that Ann is answered while these wait too: she waits, asks again, gives up, waits again and gets a bot in the end. */
async function hears(others: readonly Other[]): Promise<string> {
  const time = handTime();
  const server = await serve({ ...WISHES, ...time.clocks, secret: () => new Uint8Array(32) });
  const ann = await newGuest(server, 'Ann');
  const there: string[] = [];
  for (const { name, mu, leaves } of others) {
    const token = await newGuest(server, name);
    vi.spyOn(Ratings.prototype, 'skill').mockResolvedValueOnce({ mu, sigma: 60 });
    await seek(server, token);
    if (leaves) await cancel(server, token);
    else there.push(token);
  }
  const heard: unknown[] = [];
  const asks = async (method: string, path: string) => {
    const { status, headers, body } = await ask<Near>(server, method, path, {
      token: ann,
      ...(method === 'POST' && { body: {} }),
    });
    // How much an address has asked for is told to it, and here all ask from the same one.
    heard.push([status, [...headers].filter(([name]) => !/^date$|ratelimit/.test(name)), body]);
    return body.found?.table;
  };
  await asks('POST', '/api/near/vault');
  await asks('DELETE', '/api/near');
  await asks('POST', '/api/near/vault');
  let table: string | undefined;
  while (table === undefined) {
    time.pass(9000);
    for (const token of there) await look(server, token);
    await asks('POST', '/api/near/vault');
    table = await asks('GET', '/api/near');
  }
  return JSON.stringify(heard).replaceAll(table, 'TABLE');
}

describe('secrecy of waiting', () => {
  afterEach(() => vi.restoreAllMocks());

  it('law: whoever waits hears the same, byte for byte, whoever else waits, how strong and called what', async () => {
    const alone = await hears([]);
    for (const [world, others] of Object.entries(WORLDS)) expect([world, await hears(others)]).toEqual([world, alone]);
  }, 30_000);

  /** A matchmaker whose window gives away something of all who wait. */
  function plant(leak: (waiting: readonly SeekerRow[]) => number): void {
    const { waiting } = SeekerShelf.prototype;
    const { look: honest } = Matchmaker.prototype;
    let given = 0;
    vi.spyOn(SeekerShelf.prototype, 'waiting').mockImplementation(async function (this: SeekerShelf, ...wish) {
      const rows = await waiting.apply(this, wish);
      given = leak(rows);
      return rows;
    });
    vi.spyOn(Matchmaker.prototype, 'look').mockImplementation(async function (this: Matchmaker, guest) {
      const near = await honest.call(this, guest);
      return near.waiting ? { waiting: { ...near.waiting, window: near.waiting.window + given } } : near;
    });
  }
  it.each([
    ['how many wait', () => 1, 'nobody else', 'two others'],
    ['how strong they are', ({ mu }: SeekerRow) => mu, 'two others', 'two as strong as others'],
    ['what they are called', ({ name }: SeekerRow) => name.length, 'two others', 'two of other names'],
  ])('catches a matchmaker that tells %s', async (_, of, one, other) => {
    plant((waiting) => waiting.reduce((sum, row) => sum + of(row), 0));
    expect(await hears(WORLDS[one]!)).not.toBe(await hears(WORLDS[other]!));
  });
});

describe('several nodes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('promise nobody twice', async () => {
    const store = { databaseUrl: await postgres.newDatabase(), file: '' };
    const nodes = [await serve({ ...WISHES, store }), await serve({ ...WISHES, store })];
    const tokens = await Promise.all(Array.from({ length: 8 }, (_, i) => newGuest(nodes[0]!, `Guest ${i}`)));
    await Promise.all(tokens.map((token, i) => seek(nodes[i % 2]!, token)));
    await expect
      .poll(async () =>
        (await Promise.all(tokens.map((token, i) => look(nodes[i % 2]!, token)))).every(({ found }) => found),
      )
      .toBe(true);
    const found = await Promise.all(tokens.map(async (token) => (await look(nodes[1]!, token)).found!));
    const places = found.map(({ table, seat }) => `${table} ${seat}`);
    expect(new Set(places).size).toBe(8);
    expect(new Set(found.map(({ table }) => table)).size).toBe(4);
  }, 60_000);
});
