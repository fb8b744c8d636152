import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Post } from '../src/notices/post.ts';

/**
 * How the service behaves: as it should; refuses; breaks off before it has read anything; takes what comes but breaks off
 * without an answer; or takes it and never answers.
 */
export const HABITS = ['well', 'down', 'cut', 'mute', 'stuck'] as const;
export type Habit = (typeof HABITS)[number];

/** Something that was taken in: for which turn, none if that was over when it was sent, and whether the sender was told. */
export interface Taken {
  readonly turn: string;
  readonly isAnswered: boolean;
}

/** A push service on this machine that can be troubled. */
export class PushService {
  habit: Habit = 'well';
  /** How many requests have come, whatever became of them. */
  requests = 0;
  /** How many of them were not served as they should. */
  troubled = 0;
  readonly #onTaken: (taken: Taken) => void;
  readonly #server = createServer((request, response) => this.#serve(request, response));
  readonly #stuck = new Set<ServerResponse>();

  constructor(onTaken: (taken: Taken) => void) {
    this.#onTaken = onTaken;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.release();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Breaks off whatever was left without an answer. */
  release(): void {
    for (const response of this.#stuck) response.destroy();
    this.#stuck.clear();
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    this.requests++;
    const { habit } = this;
    if (habit !== 'well') this.troubled++;
    if (habit === 'cut') return void response.destroy();
    request.resume().on('end', () => {
      if (habit === 'down') return void response.writeHead(503).end();
      const turn = String(request.headers['x-turn']);
      this.#onTaken({ turn, isAnswered: habit === 'well' });
      if (habit === 'well') response.writeHead(201).end();
      else if (habit === 'stuck' && this.habit === 'stuck') this.#stuck.add(response);
      else response.destroy();
    });
  }
}

/**
 * Sends letters to the service at this port, whatever host they name, each labelled with the turn of its receiver at the
 * moment when it is sent.
 */
export const postTo =
  (port: number, turnOf: (path: string) => string): Post =>
  async ({ url, headers, body }) => {
    const sent = typeof body === 'string' ? body : Buffer.from(body);
    const { pathname } = new URL(url);
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers: { ...headers, 'x-turn': turnOf(pathname) },
      body: sent,
    });
    return answer.status;
  };
