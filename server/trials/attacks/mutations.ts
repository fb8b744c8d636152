import { request } from 'node:http';
import { connect } from 'node:net';
import { FastRng } from '@hideout/kernel';
import { PROTOCOL } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { newGuest, newNonce, seatPeople, type Client } from '../../test/kit/client.ts';
import { onNode } from './attack.ts';

type Address = { readonly address: string };

/** Messages of one socket; malformed ones close it, so a new one follows. */
const BATCH = 40;
const SEED = 1;

/** Answers that show that the mutations reached what they are aimed at. */
const REACHED = ['malformed', 'forbidden', 'update', '400', '404', '409'];

/** Mutated messages, requests and random bytes: nothing may break or change. */
export const mutations = onNode('mutated messages, requests and random bytes', {}, async (node, size) => {
  const count = size === 'full' ? 100_000 : 3000;
  const assault = new Assault(node, SEED);
  await assault.prepare();
  const requests = Math.floor(count * 0.25);
  const streams = Math.floor(count * 0.05);
  await inBatches(count - requests - streams, (some) => assault.socket(some));
  await inBatches(requests, (some) => Promise.all(Array.from({ length: some }, () => assault.request())));
  await inBatches(streams, (some) => Promise.all(Array.from({ length: some }, () => assault.stream())));
  const failures = [...new Set([...assault.failures, ...(await assault.damage())])];
  const missed = REACHED.filter((kind) => !assault.answers[kind]);
  const figure = `${count} sent, ${failures.length === 0 ? 'no crash, no 5xx, no state changed' : failures.join('; ')}`;
  return {
    figure: `${figure}; answers ${JSON.stringify(assault.answers)}`,
    holds: failures.length + missed.length === 0,
  };
});

async function inBatches(count: number, work: (some: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i += BATCH) await work(Math.min(BATCH, count - i));
}

/** Values that belong nowhere. */
const TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '💣'.repeat(20),
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
];
const NUMBERS = [-1, 0.5, 1e308, 2 ** 31, 2 ** 53];
const PARTS: readonly unknown[] = [
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1, valueOf: 2 },
  Array.from({ length: 50 }, (_, i) => i),
];
const JUNK: readonly unknown[] = [undefined, true, ...NUMBERS, ...TEXTS, ...PARTS];
/** What does not belong into a path. */
const TWISTS = [...'%00 % %ff .. // ? &wait=0 %2e%2e%2f ; %F0%9F%98%80'.split(' '), '~'.repeat(3000)];

class Assault {
  readonly #server: Address;
  readonly #rng: FastRng;
  readonly failures: string[] = [];
  readonly answers: Record<string, number> = {};
  #token = '';
  #table = '';
  #client: Client | undefined;
  #before = '';

  constructor(server: Address, seed: number) {
    this.#server = server;
    this.#rng = new FastRng(seed);
  }

  /** A game in progress, at which the attacker does not sit. */
  async prepare(): Promise<void> {
    const { table, clients } = await seatPeople(this.#server, ['Ann', 'Ben']);
    this.#table = table;
    this.#client = clients[0]!;
    this.#token = await newGuest(this.#server, 'Mallory');
    this.#before = await this.#standing();
  }

  /** What has changed or died. */
  async damage(): Promise<string[]> {
    const found: string[] = [];
    if ((await fetch(`${this.#server.address}/ready`)).status !== 200) found.push('the server is not ready');
    if ((await this.#standing()) !== this.#before) found.push('the state of a table has changed');
    const { turn, play } = this.#client!.latest.get(this.#table)!.state;
    const done = await this.#client!.do(this.#table, { type: 'act', action: play!.legal[0]!, turn });
    if (typeof done !== 'number') found.push(`the game does not go on: ${done.message}`);
    return found;
  }

  async #standing(): Promise<string> {
    return JSON.stringify(await this.#client!.watch(this.#table));
  }

  async socket(count: number): Promise<void> {
    const socket = new WebSocket(`${this.#server.address.replace('http', 'ws')}/api/socket`);
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => this.#note(data.toString()));
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.on('open', () => {
        if (this.#rng.below(8) > 0)
          socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.#token }));
        for (let i = 0; i < count; i++) this.#throw(socket);
        socket.ping();
      });
      socket.on('pong', () => setTimeout(() => socket.close(), 2));
    });
  }

  #throw(socket: WebSocket): void {
    const kind = this.#rng.below(10);
    if (kind === 0) return socket.send(this.#bytes(this.#rng.below(200)));
    if (kind === 1) return socket.send(this.#bytes(this.#rng.below(200)).toString('latin1'));
    socket.send(this.#mutated(this.#pick(this.#messages())));
  }

  #note(text: string): void {
    const message = JSON.parse(text) as { type: string; problem?: { code: string } };
    const kind = message.problem?.code ?? message.type;
    this.#count(kind);
    if (kind === 'unavailable') this.failures.push(text);
  }

  #count(kind: string | number): void {
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
  }

  request(): Promise<void> {
    const { hostname, port } = new URL(this.#server.address);
    const [method, path, body] = this.#pick(this.#routes());
    const headers: Record<string, string> = {
      'content-type': this.#pick(['application/json', 'text/plain', 'application/json; charset=x']),
    };
    const bearers = [this.#token, 'x', `${this.#token.slice(1)}0`].map((token) => `Bearer ${token}`);
    if (this.#rng.below(3) > 0) headers['authorization'] = this.#pick([...bearers, 'Basic eDp4']);
    const target = this.#rng.below(4) === 0 ? this.#twisted(path) : path;
    return new Promise((resolve) => {
      const outgoing = request({ hostname, port, method, path: target, headers, agent: false }, (incoming) => {
        const status = incoming.statusCode!;
        this.#count(status);
        let text = '';
        incoming.on('data', (data) => (text += String(data)));
        incoming.on('end', () => {
          if (status >= 500) this.failures.push(`${status} for ${method} ${target}: ${text}`);
          if (/\bat \S+ \(|node_modules|\.ts:\d/.test(text))
            this.failures.push(`a stack trace for ${method} ${target}`);
          resolve();
        });
      });
      outgoing.on('error', () => resolve());
      outgoing.end(body === undefined ? undefined : this.#mutated(body));
    });
  }

  /** Bytes that are perhaps not even HTTP. */
  stream(): Promise<void> {
    const { hostname, port } = new URL(this.#server.address);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const get = 'GET /api/games HTTP/1.1\r\n';
        const post = 'POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n';
        socket.end(Buffer.concat([Buffer.from(this.#pick(['', get, post])), this.#bytes(this.#rng.below(300))]));
      });
      socket.on('data', (data) => /^HTTP\/1.1 5/.test(String(data)) && this.failures.push(String(data)));
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.setTimeout(2000, () => socket.destroy());
    });
  }

  #command(): unknown {
    const seat = this.#rng.below(3);
    return this.#pick<unknown>([
      { type: 'sit', seat, nonce: newNonce() },
      { type: 'plan', seat, plan: { kind: 'bot', level: 'random' } },
      { type: 'act', action: this.#rng.below(1 << 18), turn: this.#rng.below(6) },
      { type: 'undo', turn: 3 },
      { type: 'ask', moves: 0, turn: 3 },
      { type: 'answer', yes: true, turn: 3 },
      { type: 'relieve', seat },
      { type: 'say', text: 'hello' },
      ...['start', 'close', 'resign', 'leave', 'return', 'rematch', 'decline'].map((type) => ({ type })),
    ]);
  }

  #messages(): unknown[] {
    const table = this.#table;
    const command = this.#command();
    return [
      { type: 'hello', protocol: PROTOCOL, token: this.#token },
      { type: 'watch', table, from: 0 },
      { type: 'watch', table, from: 2, as: 1 },
      { type: 'unwatch', table },
      { type: 'do', table, key: newNonce(), command },
      { type: 'do', table, key: newNonce(), command },
    ];
  }

  #routes(): [string, string, unknown?][] {
    const at = `/api/tables/${this.#table}`;
    const command = this.#command();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    return [
      ...['games', 'tables', 'my/tables'].map((path): [string, string] => ['GET', `/api/${path}`]),
      ['GET', `${at}?from=${this.#rng.below(9)}&as=1`],
      ['GET', `${at}/record`],
      ['POST', `${at}/commands`, { key: newNonce(), command }],
      ['POST', `${at}/commands`, { key: newNonce(), command }],
      ['POST', `${at}/invite`],
      ['PATCH', '/api/me', { name: 'Mallory' }],
      ['POST', '/api/guests', { name: 'Mallory' }],
      ['POST', '/api/tables', { game: 'vault', seats, options: { length: 'short' } }],
      [this.#pick(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD']), at],
    ];
  }

  /** The text of a value with something wrong in it, mostly. */
  #mutated(value: unknown): string {
    const copy = structuredClone(value);
    for (let i = this.#rng.below(3); i > 0; i--) this.#spoil(copy);
    const text = JSON.stringify(copy) ?? '';
    const kind = this.#rng.below(12);
    if (kind === 0) return text.slice(0, this.#rng.below(text.length + 1));
    if (kind === 1) return text.replace(/[a-z]/, String.fromCodePoint(this.#rng.below(0x2fff)));
    if (kind === 2) return text.replace('{', '{"__proto__":{"isAdmin":true},');
    return text;
  }

  #spoil(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record);
    if (keys.length === 0) return;
    const key = this.#pick(keys);
    if (typeof record[key] === 'object' && this.#rng.below(3) > 0) return this.#spoil(record[key]);
    const kind = this.#rng.below(5);
    if (kind === 0) delete record[key];
    else if (kind === 1) record[this.#pick(['constructor', 'toString', 'extra', ''])] = this.#junk();
    else record[key] = this.#junk();
  }

  /** A value of its own each time: it may be spoilt in turn. */
  #junk(): unknown {
    return structuredClone(this.#pick<unknown>([...JUNK, 'x'.repeat(this.#rng.below(6000))]));
  }

  /** A path with something that does not belong there. */
  #twisted(path: string): string {
    const at = this.#rng.below(path.length + 1);
    return encodeURI(path.slice(0, at)) + this.#pick(TWISTS) + encodeURI(path.slice(at));
  }

  #bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.#rng.below(256)));
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#rng.below(from.length)]!;
  }
}
