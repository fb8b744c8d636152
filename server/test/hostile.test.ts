import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, Client, newGuest, seatPeople } from './kit/client.ts';
import { serve } from './kit/server.ts';

describe('hostile input', () => {
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
