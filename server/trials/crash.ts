import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { Table } from '../src/table/table.ts';
import { seatPeople } from '../test/kit/client.ts';
import type { Node } from '../test/kit/nodes.ts';
import { Player } from '../test/kit/player.ts';
import { vault } from '../test/kit/vault.ts';

/** What came out of a trial; no list in it may hold anything, and nothing may be dead. */
export type CrashReport = Awaited<ReturnType<typeof survive>>;

/** What has happened so far in a trial. */
export interface Counts {
  /** Actions acknowledged. */
  actions(): number;
  /** Answers of the kind “try again”. */
  retries(): number;
  /** Whether everybody has found a node again. */
  areAllBack(): boolean;
  /** How long anything may take before the trial gives up. */
  readonly patienceMs: number;
}

/** Enough on a machine that does nothing else. */
const PATIENCE_MS = 60_000;

/**
 * Plays `tables` tables on the nodes, every other one against a bot, while `disturb` does its worst; then looks into the
 * store.
 */
export async function survive(
  nodes: readonly Node[],
  place: StorePlace,
  tables: number,
  disturb: (counts: Counts) => Promise<void>,
  patienceMs = PATIENCE_MS,
) {
  const players = await seatPlayers(nodes, tables);
  for (const player of players) player.start();
  await untilAllWentOn(players, patienceMs);
  const counts: Counts = {
    actions: () => players.reduce((sum, player) => sum + player.acknowledged.length, 0),
    retries: () => players.reduce((sum, player) => sum + player.retries, 0),
    areAllBack: () => players.every(({ isConnected }) => isConnected),
    patienceMs,
  };
  await disturb(counts);
  await untilAllWentOn(players, patienceMs);
  await Promise.all(players.map((player) => player.stop()));
  await Promise.all(nodes.map((node) => node.stop()));
  return {
    acknowledged: counts.actions(),
    retries: counts.retries(),
    longestBreakMs: longest(players.map((player) => player.breaks)),
    longestWaitMs: longest(players.map((player) => player.waits)),
    dead: nodes.reduce((sum, { deaths }) => sum + deaths, 0),
    faults: players.flatMap((player) => player.faults),
    ...(await inspect(place, players)),
  };
}

const longest = (times: readonly (readonly number[])[]): number => times.flat().reduce((a, b) => Math.max(a, b), 0);

async function seatPlayers(nodes: readonly Node[], tables: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < tables; i++) {
    const node = nodes[i % nodes.length]!;
    const bot = { kind: 'bot', level: 'random' } as const;
    const [names, seats] = i % 2 === 0 ? [['Ann', 'Ben'], []] : [['Ann'], [bot]];
    const seated = await seatPeople(node, names, { options: { length: 'endless' }, seats });
    for (const client of seated.clients) client.close();
    players.push(...seated.tokens.map((token) => new Player(nodes, token, seated.table)));
  }
  return players;
}

/** Every game goes on: each player sees ten more entries, however slowly, but none waits for long. */
async function untilAllWentOn(players: readonly Player[], patienceMs: number): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      for (const goal = player.number + 10; player.number < goal;) {
        const before = player.number;
        await until(
          () => player.number > before,
          patienceMs,
          () => `a game does not go on: at ${before} ${player.faults.join(', ')}`,
        );
      }
    }),
  );
}

/** Looks again and again until it is so; it is a failure if that takes longer. */
export async function until(
  isSo: () => boolean,
  patienceMs = PATIENCE_MS,
  complaint = (): string => 'waited in vain',
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(complaint());
    await sleep(20);
  }
}

/** Reads every table back, replays it by the rules, and looks for each acknowledged action. */
async function inspect(place: StorePlace, players: readonly Player[]) {
  const missing: string[] = [];
  const doubled: string[] = [];
  const store = await openStore(place);
  const acknowledged = players.flatMap((player) => player.acknowledged);
  for (const [id, actions] of Map.groupBy(acknowledged, ({ table }) => table)) {
    const entries = await store.entries(id, 0);
    const replayed = new Table((await store.table(id))!.founding, vault, entries);
    if (replayed.number !== entries.length) missing.push(`${id} has a gap`);
    // The server's own entries have no key.
    const keys = entries.filter(({ key }) => key !== '').map(({ by, key }) => `${by} ${key}`);
    const seen = new Set<string>();
    doubled.push(...keys.filter((key) => seen.size === seen.add(key).size));
    for (const { table, key, number } of actions)
      if (entries[number - 1]?.key !== key) missing.push(`${table} ${number} ${key}`);
  }
  await store.close();
  return { missing, doubled };
}
