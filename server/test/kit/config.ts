import { STANDARD, type Limits, type ServerConfig } from '../../src/config.ts';
import { vault } from './vault.ts';

/** Limits that no honest test reaches. */
export const WIDE: Limits = {
  ...STANDARD.limits,
  tables: 100_000,
  tablesPerHost: 10_000,
  tablesPerAddress: 100_000,
  sockets: 10_000,
  socketsPerAddress: 10_000,
  connects: { burst: 1e6, perSecond: 1e6 },
  watches: { burst: 1e6, perSecond: 1e6 },
  watchesOfAddress: { burst: 1e6, perSecond: 1e6 },
  requestsPerMinute: 10_000_000,
  newGuestsPerMinute: 1_000_000,
  newTablesPerMinute: 1_000_000,
  papersPerMinute: 1_000_000,
  messages: { burst: 1e6, perSecond: 1e6 },
  chat: { burst: 1000, perSecond: 1000 },
};

/** What tests run with: the vault game, its bots, any free port, a fresh SQLite file. */
export const testConfig = (wishes: Partial<ServerConfig> = {}): Partial<ServerConfig> => ({
  port: 0,
  games: [vault],
  levels: () => ['random', 'crash', 'silly', 'stuck', 'slow'],
  botModule: new URL('bots.ts', import.meta.url),
  botWorkers: 1,
  wakeEveryMs: 50,
  limits: WIDE,
  logLevel: 'silent',
  webRoot: '/nowhere',
  ...wishes,
});
