import { BotPool } from './bots/pool.ts';
import { STANDARD, type ServerConfig } from './config.ts';
import { House } from './house.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { Caretaker } from './room/caretaker.ts';
import { Rooms } from './room/rooms.ts';
import { Usher } from './room/usher.ts';
import { Sockets } from './socket/sockets.ts';
import { guarded } from './store/guarded.ts';
import { openStore } from './store/open.ts';

const DAY_MS = 86_400_000;

/** A running server. */
export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Finishes what was begun, tells the clients to connect again, and stops. */
  close(): Promise<void>;
}

/** Starts one node: HTTP, sockets, bots and the web client on one port. */
export async function startServer(wishes: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const config: ServerConfig = { ...STANDARD, ...wishes };
  const metrics = new Metrics();
  const store = guarded(await openStore(config.store), (error) => {
    metrics.storeFailed();
    app.log.error({ err: error }, 'the store failed');
  });
  let isClosing = false;
  const rooms = new Rooms(store, [...config.games, ...config.earlier], config.now);
  rooms.onLoad = (ms) => metrics.tableLoaded(ms / 1000);
  const house = new House(config, store, rooms, metrics);
  const { metricsToken } = config;
  const app = await buildApp(config, house, { store, metrics, metricsToken, isClosing: () => isClosing });
  const pool = new BotPool({
    module: config.botModule,
    workers: config.botWorkers,
    timeoutMs: config.botTimeoutMs,
    onTurn: ({ hasPeople }, waitedMs) => metrics.botWaited(hasPeople ? 'yes' : 'no', waitedMs / 1000),
  });
  const { levels, now, wakeEveryMs: everyMs } = config;
  const caretaker = new Caretaker({ store, rooms, pool, levels, now, everyMs });
  const usher = new Usher(store, rooms);
  const onError = (error: unknown): void => app.log.error({ err: error }, 'a message failed');
  const sockets = new Sockets(app.server, { config, house, usher, onError });
  metrics.watch('hideout_sockets', 'Open sockets', () => sockets.size);
  metrics.watch('hideout_rooms', 'Tables in memory', () => rooms.size);
  metrics.watch('hideout_bot_queue', 'Questions waiting for a bot worker', () => pool.waiting);
  metrics.watch('hideout_bot_failures', 'Bots that crashed or took too long', () => pool.failures);
  const sweep = (): void => void store.sweep(now() - config.openTableDays * DAY_MS).catch(() => {});
  sweep();
  const sweeper = setInterval(sweep, DAY_MS / 24);

  const close = async (): Promise<void> => {
    isClosing = true;
    clearInterval(sweeper);
    caretaker.close();
    usher.close();
    house.close();
    await sockets.close();
    await app.close();
    await pool.close();
    await store.close();
  };
  const { host, port } = config;
  const listenTextResolver = (address: string): string => `Hideout is open: ${address}`;
  const address = await app.listen({ host, port, listenTextResolver }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, port: app.addresses()[0]!.port, close };
}
