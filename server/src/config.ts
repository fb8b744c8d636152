import { EARLIER, GAMES } from '@hideout/catalogue/house';
import { OPPONENTS } from '@hideout/bots';
import { SEED_BYTES, type AnyGame } from '@hideout/kernel';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from './store/open.ts';

/** How many at once, and how many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What keeps one client, or all of them, from taking everything. */
export interface Limits {
  readonly tables: number;
  readonly tablesPerHost: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** New sockets from one address. */
  readonly connects: Rate;
  readonly watchesPerSocket: number;
  /** Requests per minute from one address; new guests and new tables are also counted separately. */
  readonly requestsPerMinute: number;
  readonly newGuestsPerMinute: number;
  readonly newTablesPerMinute: number;
  readonly messages: Rate;
  readonly chat: Rate;
}

/** Everything that can be set about a server. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly store: StorePlace;
  /** Where browsers reach it, for example https://hideout.example; other origins may not open sockets. */
  readonly origins: readonly string[];
  /** Whether a reverse proxy in front passes on the client's address. */
  readonly trustProxy: boolean;
  /** The built web client. */
  readonly webRoot: string;
  /** What is offered. */
  readonly games: readonly AnyGame[];
  /** Earlier rules, by which tables that were opened with them go on. */
  readonly earlier: readonly AnyGame[];
  readonly levels: (game: AnyGame) => readonly string[];
  /** The module whose `choose` answers for bots, in workers. */
  readonly botModule: URL;
  readonly botWorkers: number;
  readonly botQueue: number;
  /** How long a bot may take before a plain random action is played instead. */
  readonly botTimeoutMs: number;
  readonly patienceMs: number;
  /** How often the node looks for tables that wait for a bot or a clock. */
  readonly wakeEveryMs: number;
  /** Open tables that nobody has touched for this many days are deleted. */
  readonly openTableDays: number;
  readonly limits: Limits;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  /** Where the log goes, a line of JSON at a time; standard output if left out. */
  readonly log?: { readonly write: (line: string) => void };
  /** Scraping /metrics through a proxy needs this token; without it only direct requests are answered. */
  readonly metricsToken: string | undefined;
  readonly now: () => number;
  /** The server's share of the chance of a new table. */
  readonly secret: () => Uint8Array;
}

/** The default configuration of a node. */
export const STANDARD: ServerConfig = {
  host: '127.0.0.1',
  port: 7070,
  store: { file: 'data/hideout.db' },
  origins: [],
  trustProxy: false,
  webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  games: GAMES,
  earlier: EARLIER,
  levels: () => OPPONENTS,
  botModule: new URL('bots/choose.ts', import.meta.url),
  botWorkers: 2,
  botQueue: 1000,
  botTimeoutMs: 20_000,
  patienceMs: 120_000,
  wakeEveryMs: 1000,
  openTableDays: 14,
  limits: {
    tables: 5000,
    tablesPerHost: 50,
    sockets: 5000,
    socketsPerAddress: 200,
    connects: { burst: 100, perSecond: 2 },
    watchesPerSocket: 20,
    requestsPerMinute: 600,
    newGuestsPerMinute: 30,
    newTablesPerMinute: 60,
    messages: { burst: 60, perSecond: 20 },
    chat: { burst: 5, perSecond: 0.5 },
  },
  logLevel: 'info',
  metricsToken: undefined,
  now: Date.now,
  secret: () => randomBytes(SEED_BYTES),
};
