import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from '@hideout/protocol';
import { Client, newKey } from './client.ts';

/** An action that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly number: number;
}

/** Where a player can connect: any node will do. */
export type Nodes = readonly { readonly address: string }[];

const RECONNECT_MS = 30;
const GIVE_UP_MS = 120_000;
const PING_MS = 2000;
/** How long the others may take; they may have to connect again and again. */
const TURN_MS = 120_000;

/** Somebody who plays a table at random without end, connects again after every break and retries with the same key. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  /** What must never happen: numbers that are missing or come twice. */
  readonly faults: string[] = [];
  /** Milliseconds from each break to the first message on a new connection. */
  readonly breaks: number[] = [];
  /** Milliseconds from wanting each action to its acknowledgement. */
  readonly waits: number[] = [];
  /** Answers of the kind “try again”. */
  retries = 0;
  readonly #nodes: Nodes;
  readonly #token: string;
  readonly #table: string;
  #client: Client | undefined;
  /** The last sign of a life on a line that then fell silent. */
  #heardAt: number | undefined;
  #number = 0;
  #isStopped = false;
  #running: Promise<void> | undefined;

  constructor(nodes: Nodes, token: string, table: string) {
    this.#nodes = nodes;
    this.#token = token;
    this.#table = table;
  }

  /** The last entry that this player has seen. */
  get number(): number {
    return this.#number;
  }

  /** Whether it has a line to a node. */
  get isConnected(): boolean {
    return this.#client?.isClosed === false;
  }

  start(): void {
    this.#running = this.#play();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#client?.close();
    await this.#running;
  }

  async #play(): Promise<void> {
    let pending:
      | { readonly key: string; readonly action: number; readonly turn: number; readonly at: number }
      | undefined;
    while (!this.#isStopped) {
      const client = await this.#connected();
      if (!client) return;
      try {
        const update = await client.untilState(this.#table, (each) => pending !== undefined || isMyTurn(each), TURN_MS);
        this.#take(client);
        const { turn, play } = update.state;
        pending ??= { key: newKey(), action: pick(play!.legal), turn, at: performance.now() };
        const { key, action, at } = pending;
        const answer = await client.do(this.#table, { type: 'act', action, turn: pending.turn }, key);
        if (typeof answer === 'number') this.#acknowledge(key, answer, at);
        else if (answer.retry) this.retries++;
        else if (answer.code !== 'stale') this.faults.push(`${answer.code}: ${answer.message}`);
        if (typeof answer === 'number' || !answer.retry) pending = undefined;
        else await sleep(RECONNECT_MS);
        if (typeof answer === 'number') await client.untilState(this.#table, (each) => each.number >= answer);
        this.#take(client);
      } catch (error) {
        if (!client.isClosed) this.faults.push(String(error));
        client.close();
      }
    }
  }

  #acknowledge(key: string, number: number, since: number): void {
    this.acknowledged.push({ table: this.#table, key, number });
    this.waits.push(performance.now() - since);
  }

  /** Cuts a line on which nothing answers. */
  #listen(client: Client): void {
    let heardAt = performance.now();
    client.socket.on('pong', () => (heardAt = performance.now()));
    const timer = setInterval(() => {
      if (performance.now() - heardAt > 2 * PING_MS) {
        this.#heardAt = heardAt;
        client.socket.terminate();
      } else client.socket.ping();
    }, PING_MS);
    client.socket.once('close', () => clearInterval(timer));
  }

  /** Checks that the updates of this connection carry every number once. */
  #take(client: Client): void {
    for (const message of client.messages.splice(0)) {
      if (message.type !== 'update') continue;
      for (const { number } of message.entries) {
        if (number !== this.#number + 1) this.faults.push(`entry ${number} after ${this.#number}`);
        this.#number = number;
      }
      if (message.number !== this.#number) this.faults.push(`update ${message.number} ends at ${this.#number}`);
    }
  }

  async #connected(): Promise<Client | undefined> {
    if (this.#client && !this.#client.isClosed) return this.#client;
    const isFirst = this.#client === undefined;
    const lost = this.#heardAt ?? performance.now();
    this.#heardAt = undefined;
    const tries: string[] = [];
    while (!this.#isStopped && performance.now() - lost < GIVE_UP_MS) {
      let client: Client | undefined;
      try {
        client = await Client.connect(this.#nodes[randomInt(this.#nodes.length)]!, this.#token);
        this.#listen(client);
        await client.watch(this.#table, this.#number);
        if (!isFirst) this.breaks.push(performance.now() - lost);
        this.#client = client;
        this.#take(client);
        return client;
      } catch (error) {
        client?.close();
        tries.push(`${(performance.now() - lost).toFixed(0)} ms: ${String(error)}`);
        await sleep(RECONNECT_MS);
      }
    }
    if (!this.#isStopped) this.faults.push(`no node to connect to (${tries.slice(-3).join(', ')})`);
    return undefined;
  }
}

const isMyTurn = ({ state }: Update): boolean => (state.play?.legal.length ?? 0) > 0;

/** Mostly passes on, so that both seats have their turns. */
const pick = (legal: readonly number[]): number =>
  randomInt(3) === 0 ? legal[randomInt(legal.length)]! : legal.at(-1)!;
