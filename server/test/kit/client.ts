import { randomBytes } from 'node:crypto';
import {
  PROTOCOL,
  splice,
  type Command,
  type Failure,
  type NewTable,
  type Opened,
  type Problem,
  type ServerMessage,
  type TableState,
  type Update,
  type Welcome,
} from '@hideout/protocol';
import { WebSocket } from 'ws';

/** A server that does not answer by then is not there. */
const HANDSHAKE_MS = 5000;

/** A fresh key or nonce. */
export const newKey = (): string => randomBytes(12).toString('base64url');
export const newNonce = (): string => randomBytes(16).toString('hex');

/** Asks the API; the answer's body, whatever its status. Who asks knows of what type the answer is. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export async function ask<T>(
  server: { readonly address: string },
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: unknown } = {},
): Promise<{ readonly status: number; readonly body: T & Partial<Failure>; readonly headers: Headers }> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(server.address + path, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : text) as T & Partial<Failure>,
    headers: response.headers,
  };
}

/** Becomes a guest. */
export async function newGuest(server: { readonly address: string }, name: string): Promise<string> {
  return (await ask<Welcome>(server, 'POST', '/api/guests', { body: { name } })).body.token;
}

/** Opens a table; two seats for the host and a friend unless wished otherwise. */
export async function openTable(
  server: { readonly address: string },
  token: string,
  wish: Partial<NewTable> = {},
): Promise<Opened> {
  const body = { game: 'vault', seats: [{ kind: 'me' }, { kind: 'friend' }], ...wish };
  const opened = await ask<Opened>(server, 'POST', '/api/tables', { token, body });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body));
  return opened.body;
}

/** A client on a socket that remembers everything it was sent; changes, as the updates that they stand for. */
export class Client {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly raw: string[] = [];
  /** The last update of each table. */
  readonly latest = new Map<string, Update>();
  readonly #waiting = new Set<() => void>();
  isClosed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    socket.on('close', () => {
      this.isClosed = true;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async connect(server: { readonly address: string }, token?: string): Promise<Client> {
    const url = `${server.address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { handshakeTimeout: HANDSHAKE_MS });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ type: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) });
    await client.until((message) => message.type === 'welcome' || message.type === 'problem');
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Watches a table and waits for the first update. */
  async watch(table: string, from = 0, as?: number): Promise<Update> {
    const before = this.messages.length;
    this.send({ type: 'watch', table, from, ...(as !== undefined && { as }) });
    const isFirst = (message: ServerMessage): boolean =>
      (message.type === 'update' || message.type === 'problem') && message.table === table;
    const first = await this.until(isFirst, before);
    if (first.type !== 'update') throw new Error(JSON.stringify(first));
    return first;
  }

  /** Gives a command and waits for its answer. */
  async do(table: string, command: Command, key = newKey()): Promise<number | Problem> {
    const before = this.messages.length;
    this.send({ type: 'do', table, key, command });
    const answer = await this.until((message) => answerIn(message, key) !== undefined, before);
    return answerIn(answer, key)!;
  }

  /** The first message from index `from` on that fits; waits for it. */
  until(fits: (message: ServerMessage) => boolean, from = 0, ms = 25_000): Promise<ServerMessage> {
    let next = from;
    return new Promise((resolve, reject) => {
      const look = (): void => {
        while (next < this.messages.length) {
          const message = this.messages[next++]!;
          if (fits(message)) return finish(() => resolve(message));
        }
        if (this.isClosed) finish(() => reject(new Error('the socket closed')));
      };
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        settle();
      };
      const timer = setTimeout(() => finish(() => reject(new Error(`waited ${ms} ms in vain`))), ms);
      this.#waiting.add(look);
      look();
    });
  }

  /** The state of a table once it fits. */
  async untilState(table: string, fits: (update: Update) => boolean, ms?: number): Promise<Update> {
    const latest = this.latest.get(table);
    if (latest && fits(latest)) return latest;
    return (await this.until(
      (message) => message.type === 'update' && message.table === table && fits(message),
      this.messages.length,
      ms,
    )) as Update;
  }

  close(): void {
    this.socket.close();
  }

  #receive(text: string): void {
    const message = this.#whole(JSON.parse(text) as ServerMessage);
    this.raw.push(text);
    this.messages.push(message);
    if (message.type === 'update') this.latest.set(message.table, message);
    this.#wake();
  }

  #whole(message: ServerMessage): ServerMessage {
    if (message.type !== 'change') return message;
    const { table, since, number, entries, state: splices } = message;
    const last = this.latest.get(table)!;
    if (last.number !== since) throw new Error(`a change since ${since} came after ${last.number}`);
    const state = JSON.parse(splice(JSON.stringify(last.state), splices)) as TableState;
    return { type: 'update', table, number, entries, state };
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }
}

/** What a message answers to the command with this key: the number of its entry, or why it was refused. */
function answerIn(message: ServerMessage, key: string): number | Problem | undefined {
  if (message.type === 'update') return message.entries.find((entry) => entry.key === key)?.number;
  if (message.type === 'done' && message.key === key) return message.number;
  return message.type === 'problem' && message.key === key ? message.problem : undefined;
}

/** A table with these people on its first seats, bots as wished, started; each client watches. */
export async function seatPeople(
  server: { readonly address: string },
  names: readonly string[],
  wish: Partial<NewTable> = {},
): Promise<{ readonly table: string; readonly tokens: string[]; readonly clients: Client[] }> {
  const tokens = await Promise.all(names.map((name) => newGuest(server, name)));
  const people = names.map((_, index) => ({ kind: index === 0 ? ('me' as const) : ('friend' as const) }));
  const bots = (wish.seats ?? []).filter((seat) => seat.kind === 'bot');
  const { table, invite } = await openTable(server, tokens[0]!, { ...wish, seats: [...people, ...bots] });
  const clients = await Promise.all(tokens.map((token) => Client.connect(server, token)));
  for (const [seat, client] of clients.entries()) {
    await client.watch(table);
    const sat = await client.do(table, { type: 'sit', seat, nonce: newNonce(), invite });
    if (typeof sat !== 'number') throw new Error(sat.message);
  }
  const started = await clients[0]!.do(table, { type: 'start' });
  if (typeof started !== 'number') throw new Error(started.message);
  await Promise.all(clients.map((client) => client.untilState(table, (update) => update.state.play !== undefined)));
  return { table, tokens, clients };
}
