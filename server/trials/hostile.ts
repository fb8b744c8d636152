import { request } from 'node:http';
import { connect } from 'node:net';
import { FastRng } from '@hideout/kernel';
import { PROTOCOL } from '@hideout/protocol';
import { WebSocket } from 'ws';
import { newGuest, newNonce, seatPeople, type Client } from '../test/kit/client.ts';

type Address = { readonly address: string };

/** What came of an assault; everything after the counts must be empty. */
export interface HostileReport {
  readonly messages: number;
  readonly requests: number;
  readonly streams: number;
  /** Answers by kind, for a look at whether the assault reached anything. */
  readonly answers: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

/** Messages of one socket; malformed ones close it, so a new one follows. */
const BATCH = 40;

/** Sends this many mutated messages, requests and random bytes, and looks whether anything broke or changed. */
export async function assail(server: Address, count: number, seed: number): Promise<HostileReport> {
  const assault = new Assault(server, seed);
  await assault.prepare();
  const requests = Math.floor(count * 0.25);
  const streams = Math.floor(count * 0.05);
  const messages = count - requests - streams;
  for (let i = 0; i < messages; i += BATCH) await assault.socket(Math.min(BATCH, messages - i));
  for (let i = 0; i < requests; i += BATCH) await assault.requests(Math.min(BATCH, requests - i));
  for (let i = 0; i < streams; i += BATCH) await assault.streams(Math.min(BATCH, streams - i));
  const failures = [...new Set([...assault.failures, ...(await assault.damage())])];
  return { messages, requests, streams, answers: assault.answers, failures };
}

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
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
    if (kind === 'unavailable') this.failures.push(text);
  }

  async requests(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#request()));
  }

  #request(): Promise<void> {
    const { hostname, port } = new URL(this.#server.address);
    const [method, path, body] = this.#pick(this.#routes());
    const headers: Record<string, string> = {
      'content-type': this.#pick(['application/json', 'text/plain', 'application/json; charset=x']),
    };
    if (this.#rng.below(3) > 0)
      headers['authorization'] = this.#pick([
        `Bearer ${this.#token}`,
        'Bearer x',
        'Basic eDp4',
        `Bearer ${this.#token.slice(1)}0`,
      ]);
    const target = this.#rng.below(4) === 0 ? this.#twisted(path) : path;
    return new Promise((resolve) => {
      const outgoing = request({ hostname, port, method, path: target, headers, agent: false }, (incoming) => {
        const status = incoming.statusCode!;
        this.answers[status] = (this.answers[status] ?? 0) + 1;
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
  async streams(count: number): Promise<void> {
    const { hostname, port } = new URL(this.#server.address);
    const one = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          const start = this.#pick([
            '',
            'GET /api/games HTTP/1.1\r\n',
            'POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n',
          ]);
          socket.end(Buffer.concat([Buffer.from(start), this.#bytes(this.#rng.below(300))]));
        });
        socket.on('data', (data) => /^HTTP\/1.1 5/.test(String(data)) && this.failures.push(String(data)));
        socket.on('error', () => {});
        socket.on('close', () => resolve());
        socket.setTimeout(2000, () => socket.destroy());
      });
    await Promise.all(Array.from({ length: count }, one));
  }

  #messages(): unknown[] {
    const table = this.#table;
    const seat = this.#rng.below(3);
    const command = this.#pick<unknown>([
      { type: 'sit', seat, nonce: newNonce() },
      { type: 'plan', seat, plan: { kind: 'bot', level: 'random' } },
      { type: 'start' },
      { type: 'close' },
      { type: 'act', action: this.#rng.below(1 << 18), turn: this.#rng.below(6) },
      { type: 'undo', turn: 3 },
      { type: 'ask', moves: 0, turn: 3 },
      { type: 'answer', yes: true, turn: 3 },
      { type: 'resign' },
      { type: 'leave' },
      { type: 'return' },
      { type: 'relieve', seat },
      { type: 'say', text: 'hello' },
      { type: 'rematch' },
    ]);
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
    const command = (this.#messages().at(-1) as { command: unknown }).command;
    return [
      ['GET', '/api/games'],
      ['GET', '/api/tables'],
      ['GET', '/api/my/tables'],
      ['GET', `${at}?from=${this.#rng.below(9)}&as=1`],
      ['GET', `${at}/record`],
      ['POST', `${at}/commands`, { key: newNonce(), command }],
      ['POST', `${at}/commands`, { key: newNonce(), command }],
      ['POST', `${at}/invite`],
      ['PATCH', '/api/me', { name: 'Mallory' }],
      ['POST', '/api/guests', { name: 'Mallory' }],
      [
        'POST',
        '/api/tables',
        { game: 'vault', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], options: { length: 'short' } },
      ],
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

  #junk(): unknown {
    return this.#pick<unknown>([
      undefined,
      true,
      -1,
      0.5,
      1e308,
      2 ** 31,
      2 ** 53,
      '',
      'x'.repeat(this.#rng.below(6000)),
      '\u0000',
      '\ud800',
      '💣'.repeat(20),
      '../../etc/passwd',
      "'; DROP TABLE entries; --",
      '<script>alert(1)</script>',
      [],
      {},
      [[[[[[[[]]]]]]]],
      { toString: 1, valueOf: 2 },
      Array.from({ length: 50 }, (_, i) => i),
    ]);
  }

  /** A path with a character that does not belong there. */
  #twisted(path: string): string {
    const at = this.#rng.below(path.length + 1);
    const bit = this.#pick([
      '%00',
      '%',
      '%ff',
      '..',
      '//',
      '?',
      '&wait=0',
      '%2e%2e%2f',
      ';',
      '~'.repeat(3000),
      '😀'.normalize(),
    ]);
    return encodeURI(path.slice(0, at)) + (bit === '😀' ? '%F0%9F%98%80' : bit) + encodeURI(path.slice(at));
  }

  #bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.#rng.below(256)));
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#rng.below(from.length)]!;
  }
}
