// Load trial: node load.ts [--tables n] [--seconds n] [--game id]; loopback only, every process ends with it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@hideout/catalogue/house';
import { WebSocketServer } from 'ws';
import { TestPostgres } from '@hideout/pgkit';
import type { Job, LoadResult } from './generator.ts';
import { scratchFolder, startNodes } from './stage.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: GAMES[0]!.id },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const isReal = values.game !== 'vault';
const options: Record<string, string> = isReal ? {} : { length: 'endless' };
const base = { game: values.game, options, tables, seconds };
const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url));

console.log(
  `${cpus().length} cores, Node ${process.version}, game ${values.game}, ${tables} tables, ${2 * tables} sockets`,
);
const bare = await measureEcho();
await measureSqlite(bare);
await measurePostgres();
process.exit(0);

/** The floor: a bare ws server in this process, the same number of sockets and the same rhythm. */
async function measureEcho(): Promise<LoadResult> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const result = await generate({ ...base, mode: 'echo', addresses: [`ws://127.0.0.1:${port}`], seconds: 5 });
  server.close();
  console.log(`bare ws echo      ${show(result)}`);
  return result;
}

/** One node on SQLite, one action a second a table. */
async function measureSqlite(bare: LoadResult): Promise<void> {
  const [node] = await startNodes(1, { store: { file: join(scratchFolder(), 'hideout.db') }, isReal });
  const { pid, address } = node!;
  const before = memoryOf(pid);
  let full = before;
  const job: Job = { ...base, mode: 'paced', addresses: [address] };
  const result = await generate(job, () => (full = memoryOf(pid)));
  const after = memoryOf(pid);
  await node!.stop();
  console.log(`SQLite, 1 node    ${show(result)}`);
  console.log(`                  p99 is ${(result.p99 / bare.p99).toFixed(1)} times that of the bare echo`);
  const kib = (to: number): string => ((to - before) / tables).toFixed(0);
  console.log(
    `                  memory a table with two sockets: ${kib(full)} KiB at the start, ${kib(after)} KiB at the end`,
  );
}

/** How many actions a second one, two and three nodes take as fast as they can. */
async function measurePostgres(): Promise<void> {
  const postgres = await TestPostgres.start({ isDurable: true });
  for (const count of [1, 2, 3]) {
    const store = { databaseUrl: await postgres.newDatabase(), file: '' };
    const nodes = await startNodes(count, { store, isReal });
    const addresses = nodes.map((node) => node.address);
    const crowd = Math.min(tables, 100);
    const paced = await generate({ ...base, mode: 'paced', addresses, seconds: seconds / 2 });
    console.log(`PostgreSQL, ${count} node${count > 1 ? 's' : ' '} ${show(paced)}`);
    const result = await generate({ ...base, mode: 'closed', addresses, tables: crowd, seconds: seconds / 2 });
    console.log(`   as fast as ${crowd} tables go: ${show(result)}`);
    await Promise.all(nodes.map((node) => node.stop()));
  }
  await postgres.stop();
}

async function generate(job: Job, onReady = () => {}): Promise<LoadResult> {
  const child = fork(GENERATOR, [JSON.stringify(job)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.on('message', onReady);
  let output = '';
  child.stdout!.on('data', (text) => (output += String(text)));
  await once(child, 'close');
  return JSON.parse(output) as LoadResult;
}

/** Resident memory in KiB. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

function show({ actions, perSecond, p50, p99, worst, errors }: LoadResult): string {
  const ms = (value: number): string => value.toFixed(1);
  const times = `p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, worst ${ms(worst)} ms`;
  return `${actions} actions, ${perSecond.toFixed(0)}/s, ${times}, ${errors.length} errors ${errors.join('; ')}`;
}
