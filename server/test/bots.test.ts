import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { startServer } from '../src/server.ts';
import { Client, ask, newGuest, openTable, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { pass } from './kit/vault.ts';

const MODULE = new URL('kit/bots.ts', import.meta.url);
const question = (level: string) => ({
  game: 'vault',
  rulesVersion: 1,
  level,
  view: { viewer: 0, actor: 0 } as never,
  legal: [5, 7] as never,
  seed: 1,
});

describe('the pool of bots', () => {
  it('answers, and goes on after a bot has crashed or hung', async () => {
    const pool = new BotPool({ module: MODULE, workers: 1, queue: 10, timeoutMs: 1500 });
    expect(await pool.ask(question('crash'))).toBeUndefined();
    expect([5, 7]).toContain(await pool.ask(question('random')));
    expect(await pool.ask(question('stuck'))).toBeUndefined();
    expect([5, 7]).toContain(await pool.ask(question('random')));
    expect(pool.failures).toBe(2);
    await pool.close();
  });

  it('takes no more questions than may wait', async () => {
    const pool = new BotPool({ module: MODULE, workers: 1, queue: 2, timeoutMs: 60_000 });
    const asked = [1, 2, 3].map(() => pool.ask(question('stuck')));
    expect([pool.waiting, pool.hasRoom]).toEqual([2, false]);
    expect(await pool.ask(question('random'))).toBeUndefined();
    await pool.close();
    expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
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
      'There is no bot “genius” for this game (bots: random, crash, silly, stuck).',
    ]);
  });
});
