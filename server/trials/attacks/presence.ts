import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { STANDARD } from '../../src/config.ts';
import { Client, newGuest, openTable } from '../../test/kit/client.ts';
import { onNode } from './attack.ts';

/** Messages that a socket may send at once, and that it sends a second afterwards. */
const { burst, perSecond } = STANDARD.limits.messages;

/** A socket of an address of its own that watches and unwatches as fast as it may, and counts what it is sent. */
class Flicker {
  readonly #socket: WebSocket;
  readonly #table: string;
  presence = 0;
  updates = 0;

  constructor(server: { readonly address: string }, table: string, number: number) {
    const headers = { 'x-forwarded-for': `203.0.113.${number}` };
    this.#table = table;
    this.#socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers });
    this.#socket.on('error', () => {});
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"presence"')) this.presence++;
      if (text.startsWith('{"type":"update"')) this.updates++;
    });
  }

  async open(): Promise<void> {
    await new Promise((resolve) => this.#socket.once('open', resolve));
    this.#socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    this.#socket.send(JSON.stringify({ type: 'watch', table: this.#table }));
  }

  flicker(times: number): void {
    for (let i = 0; i < times; i++)
      this.#socket.send(JSON.stringify({ type: i % 2 === 0 ? 'unwatch' : 'watch', table: this.#table }));
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Sockets that watch and unwatch one table within their limits; nobody is told of it more than once a second. */
export const presence = onNode(
  'sockets that watch and unwatch one table',
  { limits: STANDARD.limits, trustProxy: true },
  async (node, size) => {
    const [count, seconds] = size === 'full' ? [99, 10] : [40, 2];
    const token = await newGuest(node, 'Ann');
    const { table } = await openTable(node, token);
    const ann = await Client.connect(node, token);
    const calm = await timeOf(ann);
    const sockets = Array.from({ length: count }, (_, number) => new Flicker(node, table, number));
    await Promise.all(sockets.map((each) => each.open()));
    const start = Date.now();
    for (const each of sockets) each.flicker(burst - 4);
    let longest = await timeOf(ann);
    for (let second = 0; second < seconds; second++) {
      await sleep(1000);
      for (const each of sockets) each.flicker(perSecond - 2);
      longest = Math.max(longest, await timeOf(ann));
    }
    const elapsed = (Date.now() - start) / 1000;
    const [told, answered] = [sum(sockets, 'presence'), sum(sockets, 'updates')];
    for (const each of sockets) each.close();
    ann.close();
    const perSocket = (told - answered) / count / elapsed;
    return {
      figure: `${told} messages of presence for ${answered} watches, ${perSocket.toFixed(1)} unasked a second a socket; a command of somebody else took ${longest.toFixed(0)} ms at most (${calm.toFixed(0)} ms before)`,
      // Each watch is answered with one; beyond that one a second, and one that was under way at either end.
      holds: told - answered <= count * (elapsed + 2),
    };
  },
);

/** How long a question of somebody else takes, in milliseconds. */
async function timeOf(client: Client): Promise<number> {
  const start = performance.now();
  await client.do('A'.repeat(16), { type: 'start' });
  return performance.now() - start;
}

const sum = (sockets: readonly Flicker[], what: 'presence' | 'updates'): number =>
  sockets.reduce((all, each) => all + each[what], 0);
