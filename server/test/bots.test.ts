import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BotPool, type Wish } from '../src/bots/pool.ts';
import { startServer } from '../src/server.ts';
import { Client, ask, newGuest, openTable, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { pass } from './kit/vault.ts';

const MODULE = new URL('kit/bots.ts', import.meta.url);
const wish = (level: string, host = 'Ann'): Wish => ({
  host,
  kind: level,
  hasPeople: true,
  question: () => ({
    game: 'vault',
    rulesVersion: 1,
    level,
    chair: 'a table 0',
    past: undefined,
    isSteady: false,
    view: { viewer: 0, actor: 0 } as never,
    legal: [5, 7] as never,
    seed: 1,
  }),
});
const [CHOSEN, FAILED, DROPPED] = [{ ok: true }, { ok: false, problem: 'failed' }, { ok: false, problem: 'dropped' }];

describe('the pool of bots', () => {
  it('answers, and goes on after a bot has crashed or hung', async () => {
    const pool = new BotPool({ module: MODULE, workers: 1, timeoutMs: 1500 });
    expect(await pool.ask(wish('crash'))).toEqual(FAILED);
    expect(await pool.ask(wish('random'))).toMatchObject(CHOSEN);
    expect(await pool.ask(wish('stuck'))).toEqual(FAILED);
    expect(await pool.ask(wish('random'))).toMatchObject(CHOSEN);
    expect(pool.failures).toBe(2);
    await pool.close();
  });

  it('drops everything when it closes: what waits, what is thought about, what comes later', async () => {
    const pool = new BotPool({ module: MODULE, workers: 1, timeoutMs: 60_000 });
    await pool.ask(wish('random'));
    const asked = [1, 2, 3].map(() => pool.ask(wish('stuck')));
    expect(pool.waiting).toBe(2);
    await pool.close();
    expect(await Promise.all([...asked, pool.ask(wish('random'))])).toEqual([DROPPED, DROPPED, DROPPED, DROPPED]);
    expect(pool.failures).toBe(0);
  });

  it('closes while its workers still load', async () => {
    const pool = new BotPool({ module: MODULE, workers: 2, timeoutMs: 60_000 });
    const asked = ['Ann', 'Ben'].map((host) => pool.ask(wish('stuck', host)));
    await pool.close();
    expect(await Promise.all(asked)).toEqual([DROPPED, DROPPED]);
  });

  it('asks nothing that nobody waits for any more', async () => {
    const pool = new BotPool({ module: MODULE, workers: 1, timeoutMs: 60_000 });
    const stale = pool.ask({ ...wish('stuck'), question: () => undefined });
    expect([await stale, await pool.ask(wish('random'))]).toMatchObject([DROPPED, CHOSEN]);
    await pool.close();
  });

  it.each([
    ['one host', ['Ann', 'Ann', 'Ann'], true],
    ['tables without people', ['Ann', 'Ben', 'Cid'], false],
  ])('keeps a worker that %s cannot have', async (_, hosts, hasPeople) => {
    const pool = new BotPool({ module: MODULE, workers: 2, timeoutMs: 60_000 });
    const long = hosts.map((host) => pool.ask({ ...wish('stuck', host), hasPeople }));
    expect(await pool.ask(wish('random', 'Dora'))).toMatchObject(CHOSEN);
    expect(pool.waiting).toBe(2);
    await pool.close();
    await Promise.all(long);
  });
});

describe('bots at a table', () => {
  it.each(['random', 'crash', 'silly'])('play a whole game (%s)', async (level) => {
    const server = await serve();
    const host = await newGuest(server, 'Ann');
    const bot = { kind: 'bot', level } as const;
    const { table } = await openTable(server, host, { seats: [bot, bot, bot] });
    const client = await Client.connect(server, host);
    await client.watch(table);
    expect(await client.do(table, { type: 'start' })).toBe(1);
    const { state } = await client.untilState(table, (update) => update.state.phase === 'over');
    expect(state.play).toMatchObject({ moves: 12, outcome: { ending: 'time' } });
  });

  it('are counted apart at tables with and without people', async () => {
    const server = await serve();
    const bot = { kind: 'bot', level: 'random' } as const;
    const counts = async (): Promise<string[]> => {
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      return [...metrics.matchAll(/hideout_bot_wait_seconds_count\{people="(\w+)"\}/g)].map((found) => found[1]!);
    };
    const host = await newGuest(server, 'Ann');
    const { table } = await openTable(server, host, { seats: [bot, bot] });
    const body = { key: 'start-the-table', command: { type: 'start' } };
    await ask(server, 'POST', `/api/tables/${table}/commands`, { token: host, body });
    await expect.poll(counts).toEqual(['no']);
    const { table: own, clients } = await seatPeople(server, ['Ben'], { seats: [bot] });
    await clients[0]!.do(own, { type: 'act', action: pass, turn: 2 });
    await expect.poll(counts).toEqual(['no', 'yes']);
  });

  it('still owe their turn after a restart', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    const first = await startServer(testConfig({ store, levels: () => ['random', 'stuck'] }));
    const wish = { seats: [{ kind: 'bot', level: 'stuck' } as const], options: { length: 'long' } };
    const { table, tokens, clients } = await seatPeople(first, ['Ann'], wish);
    expect(await clients[0]!.do(table, { type: 'act', action: pass, turn: 2 })).toBe(3);
    await first.close();
    const second = await serve({ store, botTimeoutMs: 100 });
    await expect
      .poll(async () => (await ask<{ number: number }>(second, 'GET', `/api/tables/${table}`)).body.number, {
        timeout: 20_000,
      })
      .toBeGreaterThan(3);
    expect(tokens).toHaveLength(1);
  });

  it('are refused when there is no such level', async () => {
    const server = await serve();
    const token = await newGuest(server, 'Ann');
    const body = { game: 'vault', seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] };
    const { status, body: answer } = await ask(server, 'POST', '/api/tables', { token, body });
    expect([status, answer.error?.message]).toEqual([
      403,
      'There is no bot “genius” for this game (bots: random, crash, silly, stuck, slow).',
    ]);
  });
});
