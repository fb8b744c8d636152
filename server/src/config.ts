import { botRatingsOf, EARLIER, GAMES, playersOf } from '@hideout/catalogue/house';
import { SEED_BYTES, type AnyGame } from '@hideout/kernel';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { capacityOf, thisMachine } from './capacity.ts';
import type { SendMail } from './notices/carrier.ts';
import { postOut } from './notices/post.ts';
import type { StorePlace } from './store/open.ts';

/** How many at once, and how many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Everything that can be set about a server, and what a node has by default. */
export const STANDARD = {
  host: '127.0.0.1',
  port: 7070,
  store: { file: 'data/hideout.db' } as StorePlace,
  /** Where browsers reach it, for example https://hideout.example; other origins may not open sockets. */
  origins: [] as readonly string[],
  /** Whether a reverse proxy in front passes on the client's address. */
  trustProxy: false,
  /** The built web client. */
  webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  games: GAMES,
  /** Earlier rules, by which tables that were opened with them go on. */
  earlier: EARLIER,
  /** The bots that sit down with people: the levels, weakest first, and the characters. */
  levels: playersOf as (game: AnyGame) => readonly string[],
  /** How strong the bots of a game were measured to be. */
  botRatings: botRatingsOf,
  /** The module whose `choose` answers for bots, in workers. */
  botModule: new URL('bots/choose.ts', import.meta.url),
  botWorkers: 2,
  /** How long a bot may take before a plain random action is played instead. */
  botTimeoutMs: 20_000,
  patienceMs: 120_000,
  /** How long an order takes, at least and at most: to think where its owner is there, else to look in and to stay. */
  orders: {
    thinksMs: [3000, 12_000] as readonly [number, number],
    looksInMs: [60_000, 1_200_000] as readonly [number, number],
    staysMs: [2000, 8000] as readonly [number, number],
  },
  /** How often the node looks for tables that wait for a bot or a clock. */
  wakeEveryMs: 1000,
  /** Open tables that nobody has touched for this many days are deleted. */
  openTableDays: 14,
  /** A game without a clock in which nobody has moved for this many days is over. */
  idleDays: 30,
  /** What keeps one client, or all of them, from taking everything. */
  limits: {
    /** Tables that are open or in play, and sockets: as many as the machine has room for. */
    ...capacityOf(thisMachine()),
    tablesPerHost: 50,
    tablesPerAddress: 200,
    socketsPerAddress: 200,
    /** New sockets from one address. */
    connects: { burst: 100, perSecond: 2 } as Rate,
    watchesPerSocket: 20,
    /** How often a socket, and all sockets of an address together, may begin to watch a table. */
    watches: { burst: 40, perSecond: 2 } as Rate,
    watchesOfAddress: { burst: 400, perSecond: 20 } as Rate,
    /** Requests per minute from one address; new guests and new tables are also counted separately. */
    requestsPerMinute: 600,
    newGuestsPerMinute: 30,
    newTablesPerMinute: 60,
    /** Orders given and notes written from one address. */
    papersPerMinute: 60,
    /** Mails with a code that one address may ask for. */
    mailsPerMinute: 3,
    /** Tries to sign in, or to add a way to, from one address. */
    signInsPerMinute: 20,
    messages: { burst: 60, perSecond: 20 } as Rate,
    chat: { burst: 5, perSecond: 0.5 } as Rate,
    /** Bytes of what happened before, for one guest, or one address without a guest. */
    history: { burst: 4_000_000, perSecond: 100_000 } as Rate,
  },
  /** Sends mail; without it nobody is called by mail. */
  mail: undefined as SendMail | undefined,
  /** Sends to addresses that guests name. */
  post: postOut,
  logLevel: 'info' as (typeof LOG_LEVELS)[number],
  /** Where the log goes, a line of JSON at a time; standard output if left out. */
  log: undefined as { readonly write: (line: string) => void } | undefined,
  /** Scraping /metrics through a proxy needs this token; without it only direct requests are answered. */
  metricsToken: undefined as string | undefined,
  now: Date.now,
  monotonic: (): number => performance.now(),
  /** What a time in which no node could reach the store costs a running clock at most. */
  gapMs: 3000,
  /** The server's share of the chance of a new table. */
  secret: (): Uint8Array => randomBytes(SEED_BYTES),
};

export type ServerConfig = Readonly<typeof STANDARD>;
export type Limits = Readonly<ServerConfig['limits']>;
