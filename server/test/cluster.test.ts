import type { Account, Kept, SignedIn } from '@hideout/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { survive } from '../trials/crash.ts';
import { killAtRandom } from '../trials/disturbances.ts';
import { ask, Client, newGuest, newKey, seatPeople } from './kit/client.ts';
import { Node } from './kit/nodes.ts';
import { startServer } from '../src/server.ts';
import { testConfig } from './kit/config.ts';
import { freePort, TestPostgres } from '@hideout/pgkit';
import { mark } from './kit/vault.ts';

const DAY_MS = 86_400_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 120_000);
afterAll(() => postgres.stop());

/** This many nodes on one new database. */
async function startNodes(count: number) {
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) nodes.push(new Node({ port: await freePort(), store }));
  await Promise.all(nodes.map((node) => node.start()));
  return { store, nodes };
}

describe('three nodes on PostgreSQL', () => {
  it('lose nothing when they are killed one at a time, and clients resume on another', async () => {
    const { store, nodes } = await startNodes(3);
    const report = await survive(nodes, store, 4, (counts) => killAtRandom(nodes, 3, counts));
    expect(report).toMatchObject({ missing: [], doubled: [], faults: [], dead: 0 });
    expect(report.acknowledged).toBeGreaterThan(50);
  }, 120_000);

  it('refuse with a retryable problem while PostgreSQL is away, and lose nothing', async () => {
    const { store, nodes } = await startNodes(2);
    const greet = (node: Node) => ask(node, 'POST', '/api/guests', { body: { name: 'Zoe' } });
    const away = async (): Promise<void> => {
      await postgres.pause();
      try {
        for (const node of nodes)
          await expect.poll(() => greet(node)).toMatchObject({ status: 503, body: { error: { retry: true } } });
      } finally {
        await postgres.resume();
      }
    };
    const report = await survive(nodes, store, 3, away);
    expect(report).toMatchObject({ missing: [], doubled: [], faults: [], dead: 0 });
  }, 120_000);

  it('never show less than a client has seen through another, nor refuse for not having heard of it', async () => {
    const { nodes } = await startNodes(2);
    const { table, tokens, clients } = await seatPeople(nodes[0]!, ['Ann', 'Ben'], { options: { length: 'endless' } });
    await Promise.all(nodes.map(async (node) => (await Client.connect(node)).watch(table)));
    const ann = await Client.connect(nodes[1]!, tokens[0]);
    for (let round = 0, turn = 3; round < 20; round++) {
      const first = (await clients[0]!.do(table, { type: 'act', action: mark, turn })) as number;
      // The news may come as a push just before the answer, with the entry in it: what counts is how far it reaches.
      expect(await ann.watch(table, first)).toMatchObject({ number: first });
      turn = (await clients[0]!.do(table, { type: 'act', action: mark, turn: first })) as number;
      turn = (await ann.do(table, { type: 'act', action: mark, turn })) as number;
      expect(turn).toBe(first + 2);
    }
    await Promise.all(nodes.map((node) => node.stop()));
  }, 120_000);

  it('know at once on every node whose games came along, who was signed out and who is gone', async () => {
    const store = { databaseUrl: await postgres.newDatabase(), file: '' };
    const [here, there] = await Promise.all([0, 1].map(() => startServer(testConfig({ store }))));
    const account = await newGuest(here!, 'Ann');
    const device = { device: 'a browser' };
    const kept = await ask<Kept>(here!, 'POST', '/api/my/codes', { token: account, body: device });
    const { table, tokens } = await seatPeople(there!, ['Annie', 'Ben']);
    const annie = tokens[0]!;
    const onlooker = await Client.connect(there!, annie);
    await onlooker.watch(table);

    const signingIn = { code: kept.body.codes![0], ...device, along: true };
    const { token } = (await ask<SignedIn>(here!, 'POST', '/api/sign-in/code', { token: annie, body: signingIn })).body;
    await onlooker.until(({ type }) => type === 'bye');
    const ann = await Client.connect(there!, token);
    expect((await ann.watch(table)).state).toMatchObject({ seat: 0, host: true });

    const { devices } = (await ask<Account>(here!, 'GET', '/api/my/account', { token })).body;
    const lost = devices.find((each) => each.here)!;
    await ask(here!, 'DELETE', `/api/my/devices/${lost.id}`, { token: account });
    await ann.until(({ type }) => type === 'bye');
    const refused = await Client.connect(there!, token);
    expect(refused.messages[0]).toMatchObject({ type: 'problem', problem: { code: 'unauthorized' } });

    const ben = await Client.connect(there!, tokens[1]);
    await ben.watch(table);
    await ask(here!, 'DELETE', '/api/my/account', { token: account, body: { name: 'Ann' } });
    await expect.poll(async () => (await ben.watch(table)).state.seats[0]!.name).toBe('N. N.');
    await Promise.all([here!.close(), there!.close()]);
  }, 60_000);

  it('share one time: a game on a clock goes on over nodes whose wall clocks are days apart', async () => {
    const store = { databaseUrl: await postgres.newDatabase(), file: '' };
    const skews = [0, DAY_MS, -DAY_MS];
    const nodes = await Promise.all(
      skews.map((skew) => startServer(testConfig({ store, now: () => Date.now() + skew, wakeEveryMs: 50 }))),
    );
    const { table, tokens } = await seatPeople(nodes[0]!, ['Ann', 'Ben'], {
      clock: { seconds: 600, increment: 0 },
      options: { length: 'endless' },
    });
    const tabs = await Promise.all(nodes.map((node) => Client.connect(node, tokens[0])));
    const [first] = await Promise.all(tabs.map((tab) => tab.watch(table)));
    let { turn } = first!.state;
    for (const tab of [...tabs, ...tabs]) {
      const answer = await tab.do(table, { type: 'act', action: mark, turn });
      expect(answer).toBeTypeOf('number');
      turn = answer as number;
    }
    const { entries } = await tabs[0]!.watch(table);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await Promise.all(nodes.map((node) => node.close()));
  }, 60_000);

  it('let only one of two nodes have the next number', async () => {
    const { nodes } = await startNodes(2);
    const { table, tokens } = await seatPeople(nodes[0]!, ['Ann', 'Ben'], { options: { length: 'endless' } });
    const tabs = await Promise.all(nodes.map((node) => Client.connect(node, tokens[0])));
    const [first] = await Promise.all(tabs.map((tab) => tab.watch(table)));
    for (let round = 0, { turn } = first!.state; round < 20; round++) {
      const answers = await Promise.all(
        tabs.map((tab) => tab.do(table, { type: 'act', action: mark, turn }, newKey())),
      );
      const [won, lost] = answers.toSorted((a) => (typeof a === 'number' ? -1 : 1));
      expect(won).toBeTypeOf('number');
      expect(lost).toMatchObject({ code: 'stale' });
      turn = won as number;
    }
    await Promise.all(nodes.map((node) => node.stop()));
  }, 120_000);
});
