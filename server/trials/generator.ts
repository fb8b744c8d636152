// The load, in a process of its own: node generator.ts '<job as JSON>'; prints the result as one line of JSON.
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
export interface LoadResult {
  readonly actions: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly errors: readonly string[];
}

const job = JSON.parse(process.argv[2]!) as Job;
const tally: Tally = { latencies: [], actions: 0, errors: [] };
const seconds = await (job.mode === 'echo' ? echo() : duel());
console.log(JSON.stringify(resultOf(seconds)));
process.exit(0);

async function duel(): Promise<number> {
  const nodes = job.addresses.map((address) => ({ address }));
  const duels = Array.from({ length: job.tables }, (_, i) => {
    const pair = [nodes[i % nodes.length]!, nodes[(i + 1) % nodes.length]!] as const;
    return new Duel(pair, job.game, job.options, tally);
  });
  for (let i = 0; i < duels.length; i += 20) await Promise.all(duels.slice(i, i + 20).map((each) => each.open()));
  await sleep(1000);
  // The generator tells the one who measures memory that all sockets stand.
  process.send?.('ready');
  if (job.mode === 'paced') await warmUp(duels);
  tally.latencies.length = 0;
  tally.actions = 0;
  const start = performance.now();
  for (const each of job.mode === 'closed' ? duels : []) {
    each.isRestless = true;
    each.act();
  }
  const stop = job.mode === 'paced' ? pace(duels) : () => {};
  await sleep(job.seconds * 1000);
  const lasted = (performance.now() - start) / 1000;
  stop();
  return lasted;
}

/** Every table acts once before anything is measured. */
async function warmUp(duels: readonly Duel[]): Promise<void> {
  const stop = pace(duels);
  await sleep(3000);
  stop();
  await sleep(500);
}

/** One action a second a table, spread evenly over the second. */
function pace(duels: readonly { act(): void }[]): () => void {
  const start = performance.now();
  let next = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * duels.length;
    while (next < due) duels[next++ % duels.length]!.act();
  }, 2);
  return () => clearInterval(timer);
}

/** The same rhythm on a bare ws server: the message comes back. */
async function echo(): Promise<number> {
  const clients: { act(): void }[] = [];
  for (let i = 0; i < job.tables * 2; i++) {
    const socket = new WebSocket(job.addresses[0]!, { perMessageDeflate: false });
    await new Promise((resolve) => socket.once('open', resolve));
    let at = 0;
    socket.on('message', () => {
      tally.latencies.push(performance.now() - at);
      tally.actions++;
    });
    const text = JSON.stringify({ filler: 'x'.repeat(900) });
    const act = (): void => {
      at = performance.now();
      socket.send(text);
    };
    if (i % 2 === 0) clients.push({ act });
  }
  const stop = pace(clients);
  await sleep(job.seconds * 1000);
  stop();
  return job.seconds;
}

function resultOf(lasted: number): LoadResult {
  const sorted = tally.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const errors = [...new Set(tally.errors)].slice(0, 10);
  return {
    actions: tally.actions,
    perSecond: tally.actions / lasted,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    errors,
  };
}
