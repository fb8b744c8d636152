// Crash trial: node crashes.ts [--kills n] [--restarts n] [--stops n] [--stop-seconds n] [--full n] [--tables n]
// [--patience seconds]; kills and stops servers, restarts their database and fills their disk under load, and looks for
// what was lost.
import { optionsOf } from '@hideout/labkit/options';
import { TestPostgres } from '@hideout/pgkit';
import type { Node } from '../test/kit/nodes.ts';
import { survive, type Counts, type CrashReport } from './crash.ts';
import { fillAtRandom, killAtRandom, restartAtRandom, stopAtRandom } from './disturbances.ts';
import { scratchStore, startNodes } from './stage.ts';

const { kills, restarts, stops, full, tables, ...wanted } = optionsOf({
  kills: 25,
  restarts: 4,
  stops: 2,
  'stop-seconds': 10,
  full: 1,
  tables: 8,
  /** After how long a game that does not go on, or a client that is not back, is a failure. */
  patience: 60,
});
const stopMs = wanted['stop-seconds'] * 1000;
const patienceMs = wanted.patience * 1000;
let failed = 0;

type Disturb = (nodes: readonly Node[], times: number, counts: Counts) => Promise<void>;

await onSqlite('one node, killed', kills, killAtRandom);
await onSqlite('one node, disk full', full, fillAtRandom);
const postgres = await TestPostgres.start({ isDurable: true });
try {
  await onThreeNodes('killed one at a time', kills, killAtRandom);
  await onThreeNodes('database restarted', restarts, (nodes, times, counts) =>
    restartAtRandom(postgres, nodes, times, counts),
  );
  await onThreeNodes(`stopped for ${stopMs / 1000} s`, stops, (nodes, times, counts) =>
    stopAtRandom(nodes, times, stopMs, counts),
  );
} finally {
  await postgres.stop();
}
process.exit(failed > 0 ? 1 : 0);

async function onSqlite(what: string, times: number, disturb: Disturb): Promise<void> {
  if (times === 0) return;
  const store = scratchStore();
  const nodes = await startNodes(1, { store });
  const report = await survive(nodes, store, tables, (counts) => disturb(nodes, times, counts), patienceMs);
  tell(`SQLite, ${what}, ${times} times`, report);
}

async function onThreeNodes(what: string, times: number, disturb: Disturb): Promise<void> {
  if (times === 0) return;
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes = await startNodes(3, { store });
  const report = await survive(nodes, store, tables, (counts) => disturb(nodes, times, counts), patienceMs);
  tell(`PostgreSQL, three nodes, ${what}, ${times} times`, report);
}

function tell(what: string, report: CrashReport): void {
  const { acknowledged, retries, longestBreakMs, longestWaitMs, missing, doubled, faults, dead } = report;
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  console.log(`${what}, ${tables} tables:`);
  console.log(
    `  ${acknowledged} actions acknowledged, ${missing.length} missing, ${doubled.length} doubled, ${dead} nodes dead`,
  );
  console.log(
    `  ${retries} answers “try again”, longest break of a line ${seconds(longestBreakMs)}, longest wait for an action ${seconds(longestWaitMs)}`,
  );
  for (const fault of new Set([...missing, ...doubled, ...faults])) console.log(`  FAULT ${fault}`);
  failed += missing.length + doubled.length + faults.length + dead;
}
