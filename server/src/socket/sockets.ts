import { Beats, LIMITS, type ServerMessage } from '@hideout/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Buckets } from '../rates.ts';
import { inParts } from '../turns.ts';
import { sourceOf } from '../source.ts';
import { BEAT_MS, Connection, type Staff } from './connection.ts';
import { frameOf, PING } from './frame.ts';

const SOCKET_PATH = '/api/socket';
const RETRY_AFTER_MS = 500;
/** How many sockets are looked at in one round of the event loop: each may have to be written to. */
export const PART = 200;

/** All sockets of this node. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message, perMessageDeflate: false });
  readonly #staff: Staff;
  readonly #connections = new Set<Connection>();
  readonly #bySource = new Map<string, number>();
  readonly #connects: Buckets;
  readonly #watches: Buckets;
  #beat: NodeJS.Timeout | undefined;
  readonly #beats: Beats;
  #isClosing = false;

  constructor(http: Server, staff: Staff) {
    this.#staff = staff;
    this.#connects = new Buckets(staff.config.limits.connects, staff.config.monotonic);
    this.#watches = new Buckets(staff.config.limits.watchesOfAddress, staff.config.monotonic);
    this.#beats = new Beats(BEAT_MS, staff.config.monotonic());
    this.#beatSoon();
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Has the devices of a guest say again who they are. */
  recall(guest: string): void {
    for (const each of this.#connections) if (each.guest === guest) void each.dismiss(RETRY_AFTER_MS);
  }

  /** Tells everybody to connect again later, once what they asked for is done. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#beat);
    await Promise.all([...this.#connections].map((each) => each.dismiss(RETRY_AFTER_MS)));
    this.#server.close();
  }

  /** After a break of the server's own, what has arrived meanwhile is heard before anybody is taken for silent. */
  #beatSoon(): void {
    const wait = this.#beats.left(this.#staff.config.monotonic());
    this.#beat = setTimeout(() => setImmediate(() => void this.#beatAll()), wait);
  }

  async #beatAll(): Promise<void> {
    const { monotonic, now } = this.#staff.config;
    const passed = this.#beats.take(monotonic());
    const pulse = pulseAt(now());
    if (passed > 0) await inParts(this.#connections, PART, (each) => this.#beatOne(each, pulse, passed));
    if (!this.#isClosing) this.#beatSoon();
  }

  /** A socket that fails is cut off, and all the others go on. */
  #beatOne(connection: Connection, pulse: string, passed: number): void {
    try {
      connection.beat(pulse, passed);
    } catch (error) {
      this.#staff.onError(error);
      connection.cut();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const source = sourceOf(this.#addressOf(request));
    const refusal = this.#refusal(request, source);
    if (refusal !== undefined) {
      // The other side may never close its half.
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, socket, this.#staff, source, () => this.#watches.take(source));
      this.#connections.add(connection);
      this.#bySource.set(source, (this.#bySource.get(source) ?? 0) + 1);
      client.on('close', () => {
        this.#connections.delete(connection);
        const left = this.#bySource.get(source)! - 1;
        if (left > 0) this.#bySource.set(source, left);
        else this.#bySource.delete(source);
      });
    });
  }

  #refusal(request: IncomingMessage, source: string): string | undefined {
    const { limits } = this.#staff.config;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#isOwnOrigin(request)) return '403 Forbidden';
    if (this.#isClosing || this.size >= limits.sockets) return '503 Service Unavailable';
    const isCrowded = (this.#bySource.get(source) ?? 0) >= limits.socketsPerAddress;
    return isCrowded || !this.#connects.take(source) ? '429 Too Many Requests' : undefined;
  }

  /** Browsers name the page that opens a socket; other programs name none. */
  #isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    const { origins } = this.#staff.config;
    if (origin === undefined || origins.includes(origin)) return true;
    return origins.length === 0 && URL.canParse(origin) && new URL(origin).host === host;
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#staff.config.trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)!.trim() || (socket.remoteAddress ?? '');
  }
}

/** A ping, and a tick, which a page can see: two frames, encoded once for all. */
const pulseAt = (at: number): string => PING + frameOf(JSON.stringify({ type: 'tick', at } satisfies ServerMessage));
