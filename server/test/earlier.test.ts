import { EARLIER, gameOf } from '@hideout/catalogue/house';
import { verify } from '@hideout/kernel';
import type { Opened, Update } from '@hideout/protocol';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STANDARD } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { ask, Client, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { recordAt } from './kit/record.ts';
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

/** Whoever of the two must act takes the first legal action. */
async function actOnce(table: string, clients: readonly Client[]): Promise<void> {
  const states = clients.map((client) => client.latest.get(table)!.state);
  const seat = states.findIndex(({ play }) => play!.legal.length > 0);
  const { turn, play } = states[seat]!;
  const number = await clients[seat]!.do(table, { type: 'act', action: play!.legal[0]!, turn });
  expect(number).toBeTypeOf('number');
  const isThere = (update: Update): boolean => update.number >= (number as number);
  await Promise.all(clients.map((client) => client.untilState(table, isThere)));
}

/** How often somebody, or a bot for them, has acted in that seat since the client watches. */
const actsOf = (client: Client, table: string, seat: number): number =>
  client.messages
    .flatMap((message) => (message.type === 'update' && message.table === table ? message.entries : []))
    .filter((entry) => entry.type === 'acted' && entry.seat === seat).length;

it.each(EARLIER.map((game) => [game.id, game.rulesVersion, game] as const))(
  'a table of %s that was opened by rules version %i goes on in the house of today, and its record is proven',
  async (id, rulesVersion, game) => {
    const { games, earlier, levels, botModule } = STANDARD;
    const store = { file: join(scratch(), 'hideout.db') };
    const old = await startServer(testConfig({ store, games: [game], earlier: [], levels, botModule }));
    const wish = { game: id, standIn: 'easy', openAfter: true };
    const { table, tokens, clients: guests } = await seatPeople(old, ['Ann', 'Ben'], wish);
    await actOnce(table, guests);
    await old.close();

    const server = await serve({ store, games, earlier, levels, botModule });
    const clients = await Promise.all(tokens.map((token) => Client.connect(server, token)));
    for (const client of clients) expect(version(await client.watch(table))).toBe(rulesVersion);
    await actOnce(table, clients);
    const [ann, ben] = clients as [Client, Client];
    const before = actsOf(ann, table, 1);
    await ben.do(table, { type: 'leave' });
    const isDone = ({ state }: Update): boolean => state.phase === 'over' || actsOf(ann, table, 1) > before;
    const mustAct = ({ state }: Update): boolean => state.play!.legal.length > 0;
    for (let now = ann.latest.get(table)!; !isDone(now);) {
      now = await ann.untilState(table, (update) => isDone(update) || mustAct(update));
      if (!isDone(now)) await actOnce(table, [ann]);
    }
    if (ann.latest.get(table)!.state.phase !== 'over') await ann.do(table, { type: 'resign' });
    await ann.untilState(table, ({ state }) => state.phase === 'over');

    const record = await recordAt(server.address, table);
    expect(record.rulesVersion).toBe(rulesVersion);
    expect(verify(gameOf(id, rulesVersion)!, record).flatMap(({ problem }) => problem ?? [])).toEqual([]);
  },
);
