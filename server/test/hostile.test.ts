import * as fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assail } from '../trials/hostile.ts';
import { ask, Client, newGuest, seatPeople } from './kit/client.ts';
import { Node } from './kit/nodes.ts';
import { freePort } from '@hideout/pgkit';
import { scratch, serve } from './kit/server.ts';

describe('hostile input', () => {
  it('breaks nothing and changes nothing: mutated messages, requests and random bytes', async () => {
    const node = new Node({ port: await freePort(), store: { file: join(scratch(), 'hideout.db') } });
    await node.start();
    const report = await assail(node, 3000, 1);
    await node.stop();
    expect(report.failures).toEqual([]);
    for (const kind of ['malformed', 'forbidden', 'update', '400', '404', '409'])
      expect(report.answers[kind]).toBeGreaterThan(0);
  }, 60_000);

  it('of any JSON at all gets a clear answer', async () => {
    const server = await serve();
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const token = await newGuest(server, 'Mallory');
    const before = JSON.stringify(await clients[0]!.watch(table));
    const command = fc.oneof(
      fc.jsonValue(),
      fc.record({
        type: fc.constantFrom('sit', 'act', 'ask', 'say', 'plan'),
        seat: fc.jsonValue(),
        turn: fc.integer(),
        action: fc.double(),
      }),
    );
    const send = async (value: unknown): Promise<void> => {
      const body = { key: 'any-key-at-all', command: value };
      const { status, body: answer } = await ask(server, 'POST', `/api/tables/${table}/commands`, { token, body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(answer.error?.message).toMatch(/\.$/);
    };
    await fc.assert(fc.asyncProperty(command, send), { numRuns: 200 });
    const client = await Client.connect(server, token);
    expect(JSON.stringify(await clients[0]!.watch(table))).toBe(before);
    expect(client.isClosed).toBe(false);
  }, 60_000);
});
