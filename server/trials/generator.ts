// The load, in a process of its own: node generator.ts '<job as JSON>'; tells its parent of each stretch that it measures,
// which begins at the parent's word.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Duel, type Tally } from './duel.ts';

/**
 * What to do: `echo` against a bare ws server, `paced` one action a second a table, `closed` as fast as it goes, and
 * `ramp` one action a second at more and more tables until one action in a hundred takes longer than `lateMs`.
 */
export interface Job {
  readonly mode: 'echo' | 'paced' | 'closed' | 'ramp';
  readonly addresses: readonly string[];
  /** The protocol that the server speaks. */
  readonly protocol: number;
  readonly game: string;
  readonly options: Record<string, string>;
  readonly tables: number;
  readonly seconds: number;
  readonly lateMs: number;
}

/** What came of a stretch. */
export type LoadResult = ReturnType<typeof resultOf>;
/** Said before and after each stretch. */
export type Stretch = { readonly tables: number; readonly result?: LoadResult };

const STEP = 500;

/** Whoever acts when told to. */
interface Actor {
  act(): void;
  hurry?(): void;
}

const job = JSON.parse(process.argv[2]!) as Job;
const tally: Tally = { latencies: [], errors: [], frames: 0, bytes: 0 };
const crowd: Actor[] = [];
await (job.mode === 'ramp' ? climb() : work());
process.exit(0);

async function work(): Promise<void> {
  await (job.mode === 'echo' ? openEchoes() : openDuels(job.tables));
  await sleep(1000);
  await (job.mode === 'closed' ? hurry() : warmUp());
  await measure();
}

/** The last stretch that is told of is the first that was too slow twice. */
async function climb(): Promise<void> {
  for (let tables = STEP; tables <= job.tables; tables += STEP) {
    await openDuels(tables);
    await warmUp();
    if ((await measure()).p99 > job.lateMs && (await measure()).p99 > job.lateMs) return;
  }
}

async function measure(): Promise<LoadResult> {
  tell({ tables: crowd.length });
  await once(process, 'message');
  Object.assign(tally, { latencies: [], errors: [], frames: 0, bytes: 0 });
  const start = performance.now();
  const stop = job.mode === 'closed' ? () => {} : pace();
  await sleep(job.seconds * 1000);
  stop();
  const result = resultOf((performance.now() - start) / 1000);
  tell({ tables: crowd.length, result });
  return result;
}

function tell(stretch: Stretch): void {
  process.send!(stretch);
}

async function openDuels(tables: number): Promise<void> {
  const { game, options, protocol } = job;
  const nodes = job.addresses.map((address) => ({ address }));
  while (crowd.length < tables) {
    const duels = Array.from({ length: Math.min(20, tables - crowd.length) }, (_, i) => {
      const pair = [nodes[i % nodes.length]!, nodes[(i + 1) % nodes.length]!] as const;
      return new Duel(pair, { game, options }, protocol, tally);
    });
    await Promise.all(duels.map((each) => each.open()));
    crowd.push(...duels);
  }
}

/** Sockets to a bare ws server, which sends each message back; every second one acts. */
async function openEchoes(): Promise<void> {
  for (let i = 0; i < job.tables * 2; i++) {
    const socket = new WebSocket(job.addresses[0]!, { perMessageDeflate: false });
    await once(socket, 'open');
    let at = 0;
    socket.on('message', () => tally.latencies.push(performance.now() - at));
    const text = JSON.stringify({ filler: 'x'.repeat(900) });
    const act = (): void => {
      at = performance.now();
      socket.send(text);
    };
    if (i % 2 === 0) crowd.push({ act });
  }
}

/** Everybody acts before anything is measured. */
async function warmUp(): Promise<void> {
  const stop = pace();
  await sleep(3000);
  stop();
  await sleep(500);
}

/** One action a second each, spread evenly over the second. */
function pace(): () => void {
  const start = performance.now();
  let next = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * crowd.length;
    while (next < due) crowd[next++ % crowd.length]!.act();
  }, 2);
  return () => clearInterval(timer);
}

/** Everybody acts, and again at once after each action; measured is what comes after a while. */
async function hurry(): Promise<void> {
  for (const each of crowd) each.hurry?.();
  await sleep(job.seconds * 500);
}

function resultOf(lasted: number) {
  const { latencies, frames, bytes } = tally;
  const sorted = latencies.toSorted((a, b) => a - b);
  const actions = sorted.length;
  const at = (share: number): number => sorted[Math.min(actions - 1, Math.floor(actions * share))] ?? 0;
  const errors = [...new Set(tally.errors)].slice(0, 10);
  return { actions, perSecond: actions / lasted, p50: at(0.5), p99: at(0.99), worst: at(1), frames, bytes, errors };
}
