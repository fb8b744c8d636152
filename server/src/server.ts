import type { Socket } from 'node:net';
import { BotPool } from './bots/pool.ts';
import { STANDARD, type ServerConfig } from './config.ts';
import { Crowd } from './crowd.ts';
import { Dailies } from './daily/dailies.ts';
import { atMost } from './deadline.ts';
import { House } from './house.ts';
import { HouseTime } from './houseTime.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { Bell } from './notices/bell.ts';
import { Matchmaker } from './near/matchmaker.ts';
import { Notifier } from './notices/notifier.ts';
import { vapidOf } from './notices/vapid.ts';
import { Notes } from './papers/notes.ts';
import { Orderly } from './papers/orderly.ts';
import { Orders } from './papers/orders.ts';
import { Ratings } from './rating/ratings.ts';
import { Tallier } from './rating/tallier.ts';
import { Caretaker } from './room/caretaker.ts';
import { Porter } from './room/porter.ts';
import { Rooms } from './room/rooms.ts';
import { deskOf } from './account/desk.ts';
import { Doorman } from './doorman.ts';
import { Usher } from './room/usher.ts';
import { Sockets } from './socket/sockets.ts';
import { guarded } from './store/guarded.ts';
import { openStore } from './store/open.ts';
import { rulesOf } from './table/aside.ts';
import { newToken } from './tokens.ts';

/** How long what was begun may take to finish when the server closes; whoever is silent until then is cut off. */
const GRACE_MS = 2000;

/** A running server. */
export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Finishes what was begun, tells the clients to connect again, and stops. */
  close(): Promise<void>;
}

/** Starts one node: HTTP, sockets, bots and the web client on one port. */
export async function startServer(wishes: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const given: ServerConfig = { ...STANDARD, ...wishes };
  const metrics = new Metrics();
  const store = guarded(await openStore(given.store), (error) => {
    metrics.storeFailed();
    app.log.error({ err: error }, 'the store failed');
  });
  const time = await HouseTime.open(store, given);
  const config: ServerConfig = { ...given, now: time.now };
  let isClosing = false;
  const games = [...config.games, ...config.earlier];
  const rules = games.map(({ id, rulesVersion }) => rulesOf(id, rulesVersion));
  const rooms = new Rooms(store, games, config.now);
  rooms.onLoad = (ms) => metrics.tableLoaded(ms / 1000);
  const crowd = new Crowd(store, config.limits.tables, config.monotonic);
  const house = new House(config, store, rooms, crowd, metrics);
  const { notices: shelf } = store;
  const [origin] = config.origins;
  const keys = await vapidOf(shelf, origin);
  const { mail, post } = config;
  const seal = await shelf.key('seal', async () => newToken(''));
  const bell = new Bell({ shelf, now: config.now, publicKey: keys.publicKey!, seal, origin, mail });
  const dailyKey = await shelf.key('daily', async () => newToken(''));
  const { games: offered, idleDays } = config;
  const dailies = new Dailies({
    store,
    rooms,
    games: offered,
    levels: config.levels,
    key: dailyKey,
    wall: given.now,
    now: config.now,
    idleDays,
    crowd,
  });
  const ratings = new Ratings({ shelf: store.ratings, rooms, games, botRatings: config.botRatings });
  const matchmaker = new Matchmaker({
    store,
    rooms,
    ratings,
    games: offered,
    levels: config.levels,
    secret: config.secret,
    now: config.now,
    idleDays,
    crowd,
  });
  const { metricsToken } = config;
  const onRecall = {
    guest: (guest: string) => sockets.recall(guest),
    table: (table: string) => void rooms.recall(table).catch(() => {}),
  };
  const doorman = new Doorman({ shelf: store.conduct, everyMs: config.wakeEveryMs, onRecall });
  await doorman.look();
  const onMailError = (error: unknown): void =>
    app.log.error({ reason: (error as { code?: string }).code }, 'a mail failed');
  const desk = deskOf({ config, store, rooms, house, bell, look: doorman.look, onMailError });
  const operations = { store, metrics, metricsToken, isClosing: () => isClosing };
  const papers = { orders: new Orders(store.papers, rooms), notes: new Notes(store.papers, rooms) };
  const app = await buildApp(config, { house, bell, dailies, ratings, matchmaker, desk, papers, operations });
  const pool = new BotPool({
    module: config.botModule,
    workers: config.botWorkers,
    timeoutMs: config.botTimeoutMs,
    onTurn: ({ hasPeople }, waitedMs) => metrics.botWaited(hasPeople ? 'yes' : 'no', waitedMs / 1000),
  });
  const { levels, now, wakeEveryMs: everyMs } = config;
  const caretaker = new Caretaker({ store, rooms, pool, levels, now, everyMs, rules });
  rooms.onAside = (table, aside) => app.log.error({ table, reason: aside.reason, err: aside }, 'a table was set aside');
  const { unsubscribeAt } = bell;
  const onDelivery = metrics.noticeSent;
  const wall = given.now;
  const notifier = new Notifier({
    shelf,
    rooms,
    now,
    wall,
    keys,
    post,
    mail,
    origin,
    unsubscribeAt,
    everyMs,
    onDelivery,
  });
  const tallier = new Tallier({ store, rooms, ratings, pool, everyMs, onDaily: (table) => dailies.note(table) });
  const usher = new Usher(store, rooms);
  const { orders, patienceMs } = config;
  const orderly = new Orderly({ store, rooms, usher, levels, now, everyMs, orders, patienceMs });
  const onError = (error: unknown): void => app.log.error({ err: error }, 'a message failed');
  const sockets = new Sockets(app.server, { config, house, usher, bell, onError });
  metrics.watch('hideout_sockets', 'Open sockets', () => sockets.size);
  metrics.watch('hideout_rooms', 'Tables in memory', () => rooms.size);
  metrics.watch('hideout_tables_aside', 'Tables that cannot be served', () => store.countAside(rules));
  metrics.watch('hideout_bot_queue', 'Questions waiting for a bot worker', () => pool.waiting);
  metrics.watch('hideout_bot_failures', 'Bots that crashed or took too long', () => pool.failures);
  void store.reconsider().catch(() => {});
  const porter = new Porter(config, store, rooms);

  const lines = new Set<Socket>();
  app.server.on('connection', (line) => void lines.add(line.once('close', () => lines.delete(line))));
  const close = async (): Promise<void> => {
    isClosing = true;
    porter.close();
    doorman.close();
    time.close();
    usher.close();
    house.close();
    const closed = app.close();
    await atMost(
      GRACE_MS,
      Promise.all([caretaker.close(), orderly.close(), notifier.close(), tallier.close(), sockets.close(), closed]),
    );
    for (const line of lines) line.destroy();
    await closed;
    await pool.close();
    await atMost(GRACE_MS, store.close());
  };
  const { host, port } = config;
  const listenTextResolver = (address: string): string => `Hideout is open: ${address}`;
  const address = await app.listen({ host, port, listenTextResolver }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, port: app.addresses()[0]!.port, close };
}
