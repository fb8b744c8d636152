import { LIMITS } from '@hideout/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Buckets } from '../rates.ts';
import { Connection, type Staff } from './connection.ts';

const SOCKET_PATH = '/api/socket';
const BEAT_MS = 30_000;
const RETRY_AFTER_MS = 500;

/** All sockets of this node. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message, perMessageDeflate: false });
  readonly #staff: Staff;
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #connects: Buckets;
  readonly #beat: NodeJS.Timeout;
  #isClosing = false;

  constructor(http: Server, staff: Staff) {
    this.#staff = staff;
    this.#connects = new Buckets(staff.config.limits.connects, staff.config.now);
    this.#beat = setInterval(() => this.#connections.forEach((each) => each.beat()), BEAT_MS);
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Tells everybody to connect again later, once what they asked for is done. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beat);
    await Promise.all([...this.#connections].map((each) => each.dismiss(RETRY_AFTER_MS)));
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = this.#addressOf(request);
    const refusal = this.#refusal(request, address);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, socket, this.#staff);
      this.#connections.add(connection);
      this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
      client.on('close', () => {
        this.#connections.delete(connection);
        const left = this.#byAddress.get(address)! - 1;
        if (left > 0) this.#byAddress.set(address, left);
        else this.#byAddress.delete(address);
      });
    });
  }

  #refusal(request: IncomingMessage, address: string): string | undefined {
    const { limits } = this.#staff.config;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#isOwnOrigin(request)) return '403 Forbidden';
    if (this.#isClosing || this.size >= limits.sockets) return '503 Service Unavailable';
    const isCrowded = (this.#byAddress.get(address) ?? 0) >= limits.socketsPerAddress;
    return isCrowded || !this.#connects.take(address) ? '429 Too Many Requests' : undefined;
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
