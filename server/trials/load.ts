// Load trial: node load.ts [--tables n] [--seconds n] [--most n] [--game id] [--nodes n] [--against folder]; loopback
// only, every process ends with it. With --against, the server of another checkout goes through the same: for the cost of
// an action at the same time, so that whatever else the machine does troubles both alike, otherwise in turns.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@hideout/catalogue/house';
import { optionsOf } from '@hideout/labkit/options';
import { TestPostgres } from '@hideout/pgkit';
import { WebSocketServer } from 'ws';
import { WIDE } from '../test/kit/config.ts';
import type { NodeSettings } from '../test/kit/nodes.ts';
import type { Job, LoadResult, Stretch } from './generator.ts';
import { mainThreadTime, memoryOf, processorTime } from './processes.ts';
import { startNode, startNodes } from './stage.ts';

const values = optionsOf({
  tables: 1000,
  seconds: 10,
  /** Where the ramp ends; 0 for none. */
  most: 9500,
  /** Up to how many nodes on PostgreSQL; 0 for none. */
  nodes: 3,
  game: GAMES[0]!.id,
  against: '',
});
const { tables, seconds, most, nodes: mostNodes } = values;
/** What the house promises: to be faster than this, ninety-nine times in a hundred. */
const LATE_MS = 50;
const ROUNDS = 2;
const CROWD = 100;
const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url));
const HOUSE = fileURLToPath(new URL('../..', import.meta.url));
const isReal = values.game !== 'vault';
const limits = { ...WIDE, sockets: 100_000, socketsPerAddress: 100_000 };

/** A server to be measured: sources, and what was measured by figure. */
interface Side {
  readonly name: string;
  readonly protocol: number;
  readonly settings: NodeSettings;
  readonly figures: Map<string, number[]>;
}

console.log(
  `${cpus().length} cores, Node ${process.version}, game ${values.game}; servers, database and load share them`,
);
const sides = [...(values.against === '' ? [] : [sideOf('before', values.against)]), sideOf('now', HOUSE)];
console.log(`bare ws echo, ${2 * tables} sockets: ${show(await measureEcho())}`);
for (let round = 0; round < ROUNDS; round++) {
  const meet = meeting(sides.length);
  await Promise.all(sides.map((side) => measureCost(side, meet)));
}
print(`one node on SQLite, ${tables} tables at one action a second`);
if (most > 0) for (const side of sides) await measureKnee(side);
if (most > 0) print(`more and more tables at one action a second, up to ${most}`);
if (mostNodes > 0) await measurePostgres();
process.exit(0);

/** The server of a checkout, bundled in the checkout's own way; an edition without bundles runs from its sources. */
function sideOf(name: string, folder: string): Side {
  const source = 'server/test/kit/main.ts';
  const program = existsSync(join(folder, 'scripts/build.ts')) ? bundled(folder, source) : source;
  const [, protocol] = /PROTOCOL = (\d+)/.exec(readFileSync(join(folder, 'protocol/src/limits.ts'), 'utf8'))!;
  const settings = { program: join(folder, program), nodeOptions: nodeOptionsOf(folder), isReal, limits };
  return { name, protocol: Number(protocol), settings, figures: new Map() };
}

/** Node's options with which a checkout runs as a service. */
function nodeOptionsOf(folder: string): string {
  const service = readFileSync(join(folder, 'deploy/hideout.service'), 'utf8');
  return /NODE_OPTIONS=([^"\n]*?)(?:"| [A-Z_]+=|\n)/.exec(service)?.[1] ?? '';
}

function bundled(folder: string, source: string): string {
  const place = 'build/bench';
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', source, place], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`the server in ${folder} could not be bundled`);
  return `${place}/server.test.kit.main.js`;
}

/** The floor: a bare ws server in this process, the same number of sockets and the same rhythm. */
async function measureEcho(): Promise<LoadResult> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const job = jobOf(sides[0]!, { mode: 'echo', addresses: [`ws://127.0.0.1:${port}`], seconds: 5 });
  let result: LoadResult | undefined;
  await generate(job, (stretch) => (result = stretch.result));
  server.close();
  return result!;
}

/** What an action and a table cost one node on SQLite. */
async function measureCost(side: Side, meet: () => Promise<void>): Promise<void> {
  const node = await startNode(side.settings);
  const { pid, address } = node;
  const empty = memoryOf(pid);
  let main = 0;
  let all = 0;
  let load = 0;
  const tell = ({ result }: Stretch, generator: number): void => {
    main = mainThreadTime(pid) - main;
    all = processorTime([pid]) - all;
    load = processorTime([generator]) - load;
    if (!result) return note(side, 'KiB a table with two sockets, at first', (memoryOf(pid) - empty) / tables);
    note(side, 'µs of the main thread an action', main / result.actions);
    note(side, 'µs of all threads an action', all / result.actions);
    note(side, 'µs of the load itself an action', load / result.actions);
    note(side, 'frames an action', result.frames / result.actions);
    note(side, 'bytes an action', result.bytes / result.actions);
    note(side, 'KiB a table with two sockets, at the end', (memoryOf(pid) - empty) / tables);
    note(side, 'ms to the other seat, p50', result.p50);
    note(side, 'ms to the other seat, p99', result.p99);
    report(side, result);
  };
  await generate(jobOf(side, { addresses: [address] }), tell, meet);
  await node.stop();
}

/** How many tables one node on SQLite takes. */
async function measureKnee(side: Side): Promise<void> {
  const node = await startNode(side.settings);
  let knee = 0;
  await generate(jobOf(side, { mode: 'ramp', addresses: [node.address], tables: most }), (stretch) => {
    if (!stretch.result) return;
    if (stretch.result.p99 <= LATE_MS) knee = stretch.tables;
    report(side, stretch.result, stretch.tables);
  });
  note(side, `tables before p99 passes ${LATE_MS} ms`, knee);
  await node.stop();
}

/** How many actions one, two and three nodes take as fast as they can, and what these cost all processes together. */
async function measurePostgres(): Promise<void> {
  const postgres = await TestPostgres.start({ isDurable: true });
  for (let count = 1; count <= mostNodes; count++)
    for (const side of sides) {
      const store = { databaseUrl: await postgres.newDatabase(), file: '' };
      const nodes = await startNodes(count, { ...side.settings, store });
      const job = { mode: 'closed', tables: CROWD, addresses: nodes.map(({ address }) => address) } as const;
      let spent = 0;
      await generate(jobOf(side, job), ({ result }) => {
        // Everything that this trial has started: nodes, database, load.
        spent = processorTime([process.pid]) - spent;
        if (!result) return;
        note(side, `${count} nodes, actions a second`, result.perSecond);
        note(side, `${count} nodes, actions per processor second of all processes`, result.actions / (spent / 1e6));
        report(side, result, CROWD);
      });
      await Promise.all(nodes.map((node) => node.stop()));
    }
  await postgres.stop();
  print(`PostgreSQL, as fast as ${CROWD} tables go`);
}

function jobOf({ protocol }: Side, wish: Partial<Job>): Job {
  const options: Record<string, string> = isReal ? {} : { length: 'endless' };
  return {
    mode: 'paced',
    addresses: [],
    protocol,
    game: values.game,
    options,
    tables,
    seconds,
    lateMs: LATE_MS,
    ...wish,
  };
}

/** Each stretch begins once `meet` says so; whoever is told of it is told which process makes the load. */
async function generate(
  job: Job,
  onStretch: (stretch: Stretch, pid: number) => void,
  meet = async () => {},
): Promise<void> {
  const child = fork(GENERATOR, [JSON.stringify(job)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const begin = async (stretch: Stretch): Promise<void> => {
    await meet();
    onStretch(stretch, child.pid!);
    child.send('go');
  };
  child.on('message', (stretch: Stretch) => (stretch.result ? onStretch(stretch, child.pid!) : void begin(stretch)));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error('the load has failed');
}

/** What settles for all once that many have asked for it: what is compared has to be measured at the same time. */
function meeting(many: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    if (++here === many) resolve();
    return promise;
  };
}

function note({ figures }: Side, figure: string, value: number): void {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** One line for each figure: its mean on each side, and the last as a share of the first. */
function print(title: string): void {
  console.log(`\n${title.padEnd(64)}${sides.map(({ name }) => name.padStart(10)).join('')}`);
  for (const figure of sides[0]!.figures.keys()) {
    const means = sides.map(({ figures }) => mean(figures.get(figure) ?? []));
    const ratio = means.length > 1 ? `   × ${(means.at(-1)! / means[0]!).toFixed(2)}` : '';
    console.log(`  ${figure.padEnd(62)}${means.map((each) => each.toFixed(1).padStart(10)).join('')}${ratio}`);
  }
  for (const { figures } of sides) figures.clear();
  console.log();
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function report({ name }: Side, result: LoadResult, at = tables): void {
  console.log(`${name.padEnd(8)}${String(at).padStart(6)} tables: ${show(result)}`);
}

function show({ actions, perSecond, p50, p99, worst, errors }: LoadResult): string {
  const ms = (value: number): string => value.toFixed(1);
  const times = `p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, worst ${ms(worst)} ms`;
  return `${actions} actions, ${perSecond.toFixed(0)}/s, ${times}, ${errors.length} errors ${errors.join('; ')}`;
}
