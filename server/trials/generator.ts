// The load, in a process of its own: node generator.ts '<job as JSON>'; prints the result as one line of JSON.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Duel, type Tally } from './duel.ts';

/** What to do: `echo` against a bare ws server, `paced` one action a second a table, `closed` as fast as it goes. */
export interface Job {
  readonly mode: 'echo' | 'paced' | 'closed';
  readonly addresses: readonly string[];
  readonly game: string;
  readonly options: Record<string, string>;
  readonly tables: number;
  readonly seconds: number;
}

/** What came of it. */
export type LoadResult = ReturnType<typeof resultOf>;

const job = JSON.parse(process.argv[2]!) as Job;
const tally: Tally = { latencies: [], errors: [] };
const crowd = await (job.mode === 'echo' ? openEchoes() : openDuels());
await sleep(1000);
// The generator tells the one who measures memory that all sockets stand.
process.send?.('ready');
if (job.mode !== 'closed') await warmUp();
tally.latencies.length = 0;
const start = performance.now();
if (job.mode === 'closed') for (const each of crowd) each.hurry?.();
else pace();
await sleep(job.seconds * 1000);
console.log(JSON.stringify(resultOf((performance.now() - start) / 1000)));
process.exit(0);

/** Whoever acts when told to. */
interface Actor {
  act(): void;
  hurry?(): void;
}

async function openDuels(): Promise<Actor[]> {
  const { tables, game, options } = job;
  const nodes = job.addresses.map((address) => ({ address }));
  const duels = Array.from({ length: tables }, (_, i) => {
    const pair = [nodes[i % nodes.length]!, nodes[(i + 1) % nodes.length]!] as const;
    return new Duel(pair, { game, options }, tally);
  });
  for (let i = 0; i < tables; i += 20) await Promise.all(duels.slice(i, i + 20).map((each) => each.open()));
  return duels;
}

/** Sockets to a bare ws server, which sends each message back; every second one acts. */
async function openEchoes(): Promise<Actor[]> {
  const actors: Actor[] = [];
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
    if (i % 2 === 0) actors.push({ act });
  }
  return actors;
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

function resultOf(lasted: number) {
  const sorted = tally.latencies.toSorted((a, b) => a - b);
  const actions = sorted.length;
  const at = (share: number): number => sorted[Math.min(actions - 1, Math.floor(actions * share))] ?? 0;
  const errors = [...new Set(tally.errors)].slice(0, 10);
  return { actions, perSecond: actions / lasted, p50: at(0.5), p99: at(0.99), worst: at(1), errors };
}
