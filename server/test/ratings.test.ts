import { join } from 'node:path';
import { TestPostgres } from '@hideout/pgkit';
import type { AnyGame } from '@hideout/kernel';
import type { Kept, Leaderboard, MyRatings, NewTable, SignedIn, TableRatings } from '@hideout/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { ask, Client, newNonce, openTable, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { mark, pass, vault } from './kit/vault.ts';

const BOTS = {
  measured: [
    {
      rulesVersion: 1,
      seats: 2,
      options: {},
      command: '',
      bots: { random: { rating: 1200, margin: 40 }, mark: { rating: 1700, margin: 50 } },
    },
  ],
};
const WISHES = { botRatings: () => BOTS, levels: () => ['random', 'mark', 'slow'], wakeEveryMs: 10 } as const;

type Server = { readonly address: string };
const mine = async (server: Server, token: string) =>
  (await ask<MyRatings>(server, 'GET', '/api/my/ratings', { token })).body.ratings;
const board = async (server: Server, token?: string) =>
  (await ask<Leaderboard>(server, 'GET', '/api/ratings/vault', { ...(token && { token }) })).body;
const atTable = async (server: Server, table: string) =>
  (await ask<TableRatings>(server, 'GET', `/api/tables/${table}/ratings`)).body;
/** Waits until a game has been counted. */
const counted = async (server: Server, table: string) => {
  await expect.poll(async () => (await atTable(server, table)).seats.some(({ after }) => after)).toBe(true);
  return (await atTable(server, table)).seats;
};

/** Two who know each other by their tokens play once more; the second one gives up. */
async function playOn(server: Server, tokens: readonly string[], wish: Partial<NewTable> = {}) {
  const { table, invite } = await openTable(server, tokens[0]!, wish);
  const clients = await Promise.all(tokens.map((token) => Client.connect(server, token)));
  for (const [seat, client] of clients.entries()) {
    await client.watch(table);
    await client.do(table, { type: 'sit', seat, nonce: newNonce(), invite });
  }
  await clients[0]!.do(table, { type: 'start' });
  await clients[1]!.do(table, { type: 'resign' });
  for (const client of clients) client.close();
  return table;
}

describe('ratings', () => {
  it('follow a game that has ended, once, over restarts, and are told at the table and to their owners', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    const first = await startServer(testConfig({ ...WISHES, store }));
    const { table, tokens, clients } = await seatPeople(first, ['Ann', 'Ben']);
    expect(await atTable(first, table)).toEqual({ seats: [{}, {}] });
    await clients[1]!.do(table, { type: 'resign' });
    const [ann, ben] = await counted(first, table);
    expect(ann!.after!.rating).toBeGreaterThan(ann!.before!.rating);
    expect(ben!.after!.rating).toBeLessThan(ben!.before!.rating);
    expect(ann!.after!.provisional).toBe(true);
    const before = await mine(first, tokens[0]!);
    expect(before).toMatchObject([{ game: 'vault', seats: 2, games: 1, rating: ann!.after!.rating }]);
    for (const client of clients) client.close();
    await first.close();
    const second = await serve({ ...WISHES, store });
    const again = await playOn(second, tokens);
    await counted(second, again);
    expect(await mine(second, tokens[0]!)).toMatchObject([{ games: 2 }]);
    expect((await atTable(second, table)).seats[0]).toEqual(ann);
    // A repeated pair weighs less.
    const [next] = (await atTable(second, again)).seats;
    expect(next!.after!.rating - next!.before!.rating).toBeLessThan(ann!.after!.rating - ann!.before!.rating);
  });

  it('leave out what was taken back, what was opened so, and bots that nobody has measured; an undo is nothing', async () => {
    const server = await serve(WISHES);
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const turn = (): number => clients[0]!.latest.get(table)!.state.turn;
    const act = async (client: Client, action: number) => {
      const number = await client.do(table, { type: 'act', action, turn: turn() });
      await Promise.all(clients.map((each) => each.untilState(table, (update) => update.number >= (number as number))));
    };
    await act(clients[0]!, mark);
    await clients[0]!.do(table, { type: 'undo', turn: turn() });
    expect(await atTable(server, table)).toEqual({ seats: [{}, {}] });
    await act(clients[0]!, mark);
    await act(clients[0]!, pass);
    await clients[0]!.do(table, { type: 'ask', moves: 0, turn: turn() });
    expect((await atTable(server, table)).unrated).toBeUndefined();
    await clients[1]!.untilState(table, ({ state }) => state.play!.asked !== undefined);
    await clients[1]!.do(table, { type: 'answer', yes: true, turn: turn() });
    expect((await atTable(server, table)).unrated).toBe('take-back');
    await clients[1]!.do(table, { type: 'resign' });
    const casual = await seatPeople(server, ['Cem', 'Dan'], { rated: false });
    await casual.clients[1]!.do(casual.table, { type: 'resign' });
    const bot = await seatPeople(server, ['Eve'], { seats: [{ kind: 'bot', level: 'slow' }] });
    expect((await atTable(server, bot.table)).unrated).toBe('bot');
    await bot.clients[0]!.do(bot.table, { type: 'resign' });
    // Whatever ended later is counted: so all of these have been looked at.
    const last = await seatPeople(server, ['Fay', 'Gus']);
    await last.clients[1]!.do(last.table, { type: 'resign' });
    await counted(server, last.table);
    for (const each of [table, casual.table, bot.table])
      expect((await atTable(server, each)).seats.every(({ after }) => after === undefined)).toBe(true);
  });

  it('count against a measured bot, whose rating stays, and lose nothing of who left to a stand-in that wins', async () => {
    const server = await serve(WISHES);
    const { table, tokens, clients } = await seatPeople(server, ['Ann'], { seats: [{ kind: 'bot', level: 'random' }] });
    await clients[0]!.do(table, { type: 'leave' });
    const [ann, bot] = await counted(server, table);
    expect(bot).toEqual({ before: { rating: 1200, margin: 40, provisional: false } });
    expect(ann!.after!.rating).toBeLessThanOrEqual(1500);
    expect(await mine(server, tokens[0]!)).toMatchObject([{ games: 1 }]);
  });

  it('stand on a leaderboard beside bots once the name lasts, pass to a lasting name, are given out, and go with it', async () => {
    const server = await serve({ ...WISHES, origins: ['https://hideout.test'] });
    const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben']);
    await clients[1]!.do(table, { type: 'resign' });
    await counted(server, table);
    const levels = async () => (await board(server)).lines.map(({ name, level }) => name ?? level);
    expect(await levels()).toEqual(['mark', 'random']);
    const device = 'Firefox';
    const kept = await ask<Kept>(server, 'POST', '/api/my/codes', { token: tokens[0]!, body: { device } });
    expect((await board(server, tokens[0])).lines.find(({ name }) => name === 'Ann')).toMatchObject({
      yours: true,
      provisional: true,
    });
    expect((await board(server)).lines.find(({ name }) => name === 'Ann')!.rank).toBeUndefined();
    // Ben brings his game along into Ann's name: the surer rating stays, and both were as sure.
    const body = { code: kept.body.codes![0]!, device, along: true };
    const cyd = await seatPeople(server, ['Cyd', 'Dan']);
    await cyd.clients[1]!.do(cyd.table, { type: 'resign' });
    await counted(server, cyd.table);
    const { token } = (await ask<SignedIn>(server, 'POST', '/api/sign-in/code', { token: cyd.tokens[1]!, body })).body;
    expect(await mine(server, token)).toHaveLength(1);
    const whole = (
      await ask<{ ratings: object[]; ratingChanges: object[] }>(server, 'GET', '/api/my/export', { token })
    ).body;
    expect(whole.ratings).toHaveLength(1);
    expect(whole.ratingChanges).toHaveLength(2);
    await ask(server, 'DELETE', '/api/my/account', { token, body: { name: 'Ann' } });
    expect(await levels()).toEqual(['mark', 'random']);
    expect((await atTable(server, table)).seats[1]!.after).toBeDefined();
    expect(await mine(server, tokens[1]!)).toHaveLength(1);
  });

  it('of a team fall less where bots fail at the deal as well', async () => {
    const game: AnyGame = {
      ...vault,
      cooperative: true,
      outcome: (state) => {
        const ended = vault.outcome(state);
        return ended && { ...ended, winners: [] };
      },
    };
    const lost = async (level: string): Promise<number> => {
      const bots = { [level]: { rating: 1500, margin: 50 } };
      const measured = [{ ...BOTS.measured[0]!, bots }];
      const server = await serve({ ...WISHES, games: [game], botRatings: () => ({ measured }) });
      const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
      await clients[1]!.do(table, { type: 'resign' });
      const [ann] = await counted(server, table);
      return ann!.before!.rating - ann!.after!.rating;
    };
    expect(await lost('easy')).toBeLessThan(await lost('mark'));
  });

  it('have no leaderboard of what is not played', async () => {
    const server = await serve(WISHES);
    const status = async (path: string) => (await ask(server, 'GET', path)).status;
    expect(await status('/api/ratings/none')).toBe(404);
    expect(await status('/api/ratings/vault?division=vault/9/2/')).toBe(404);
    expect(await status('/api/ratings/vault?division=vault/1/99/')).toBe(404);
    expect((await board(server)).division).toMatchObject({ game: 'vault', seats: 2, options: { length: 'short' } });
  });
});

/** Plays a game to its end; answers after how many actions, while it went on, something else was told than before it. */
async function leakIn(
  server: Server,
  tell: (table: string, ann: Client) => Promise<unknown>,
): Promise<number | undefined> {
  const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
  const told = async () => JSON.stringify(await tell(table, clients[0]!));
  const before = await told();
  for (let actions = 0; clients[0]!.latest.get(table)!.state.phase === 'playing'; actions++) {
    if ((await told()) !== before) return actions;
    const { turn } = clients[0]!.latest.get(table)!.state;
    const seat = clients.findIndex((client) => client.latest.get(table)!.state.play!.legal.length > 0);
    const action = clients[seat]!.latest.get(table)!.state.play!.legal.at(-1)!;
    const number = (await clients[seat]!.do(table, { type: 'act', action, turn })) as number;
    await Promise.all(clients.map((each) => each.untilState(table, (update) => update.number >= number)));
  }
  await counted(server, table);
  expect(await told()).not.toBe(before);
  return undefined;
}

describe('secrecy of ratings', () => {
  it('law: until a game has been counted, nothing of it is told, whatever has happened in it', async () => {
    const server = await serve(WISHES);
    expect(await leakIn(server, async (table) => [await atTable(server, table), await board(server)])).toBeUndefined();
  });

  it('catches ratings that know how far a game has come', async () => {
    const server = await serve(WISHES);
    const leaky = async (table: string, ann: Client) => [
      await atTable(server, table),
      ann.latest.get(table)!.state.turn,
    ];
    expect(await leakIn(server, leaky)).toBe(1);
  });
});

describe('several nodes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('count every game once, however many end at the same time', async () => {
    const store = { databaseUrl: await postgres.newDatabase(), file: '' };
    const nodes = [await serve({ ...WISHES, store }), await serve({ ...WISHES, store })];
    const { table, tokens, clients } = await seatPeople(nodes[0]!, ['Ann', 'Ben']);
    await clients[1]!.do(table, { type: 'resign' });
    const more = await Promise.all([0, 1, 0, 1, 0].map((node) => playOn(nodes[node]!, tokens)));
    for (const each of [table, ...more]) await counted(nodes[1]!, each);
    expect(await mine(nodes[1]!, tokens[0]!)).toMatchObject([{ games: 6 }]);
    expect(await mine(nodes[0]!, tokens[1]!)).toMatchObject([{ games: 6 }]);
  }, 60_000);
});
