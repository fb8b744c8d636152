import type { Opened, Update } from '@hideout/protocol';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { ask, Client, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { mark, vault } from './kit/vault.ts';

const raised = { ...vault, rulesVersion: vault.rulesVersion + 1 };
const version = ({ state }: Update): number => state.rulesVersion;

it('a table goes on by the rules that it was opened with, bots included; its rematch is by the current ones', async () => {
  const store = { file: join(scratch(), 'hideout.db') };
  const before = await startServer(testConfig({ store }));
  const { table, tokens } = await seatPeople(before, ['Ann', 'Ben'], { standIn: 'random' });
  await before.close();

  const server = await serve({ store, games: [raised], earlier: [vault] });
  const [ann, ben] = (await Promise.all(tokens.map((token) => Client.connect(server, token)))) as [Client, Client];
  expect(version(await ann.watch(table))).toBe(vault.rulesVersion);
  expect(await ann.do(table, { type: 'act', action: mark, turn: 3 })).toBe(4);
  await ben.watch(table);
  await ann.do(table, { type: 'leave' });
  await ben.do(table, { type: 'leave' });
  await ann.untilState(table, ({ state }) => state.phase === 'over');
  for (const client of [ann, ben]) await client.do(table, { type: 'rematch' });
  const { next } = (await ann.untilState(table, ({ state }) => state.next !== undefined)).state;
  expect(version(await ann.watch(next!))).toBe(raised.rulesVersion);

  const opened = await ask<Opened>(server, 'POST', '/api/tables', {
    token: tokens[0]!,
    body: { game: vault.id, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  expect(version(await ann.watch(opened.body.table))).toBe(raised.rulesVersion);
});

it('a table of rules that the house does not have is not found, and is still there when it has them again', async () => {
  const store = { file: join(scratch(), 'hideout.db') };
  const before = await startServer(testConfig({ store }));
  const { table, tokens } = await seatPeople(before, ['Ann', 'Ben']);
  await before.close();
  const without = await startServer(testConfig({ store, games: [raised] }));
  const look = (server: typeof before) => ask(server, 'GET', `/api/tables/${table}`, { token: tokens[0]! });
  expect((await look(without)).status).toBe(404);
  await without.close();
  expect((await look(await serve({ store, games: [raised], earlier: [vault] }))).status).toBe(200);
});
