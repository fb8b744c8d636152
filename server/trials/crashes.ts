// Crash trial: node crashes.ts [--kills n] [--restarts n] [--stops n] [--stop-seconds n] [--full n] [--tables n]
// [--patience seconds]; kills and stops servers, restarts their database and fills their disk under load, and looks for
// what was lost.
import { parseArgs } from 'node:util';
import { TestPostgres } from '@hideout/pgkit';
import type { Node } from '../test/kit/nodes.ts';
import { survive, type Counts, type CrashReport } from './crash.ts';
import { fillAtRandom, killAtRandom, restartAtRandom, stopAtRandom } from './disturbances.ts';
import { scratchStore, startNodes } from './stage.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    restarts: { type: 'string', default: '4' },
    stops: { type: 'string', default: '2' },
    'stop-seconds': { type: 'string', default: '10' },
    full: { type: 'string', default: '1' },
    tables: { type: 'string', default: '8' },
    /** After how long a game that does not go on, or a client that is not back, is a failure. */
    patience: { type: 'string', default: '60' },
  },
});
const tables = Number(values.tables);
const stopMs = Number(values['stop-seconds']) * 1000;
const patienceMs = Number(values.patience) * 1000;
let failed = 0;

type Disturb = (nodes: readonly Node[], times: number, counts: Counts) => Promise<void>;

await onSqlite('one node, killed', values.kills, killAtRandom);
await onSqlite('one node, disk full', values.full, fillAtRandom);
const postgres = await TestPostgres.start({ isDurable: true });
try {
  await onThreeNodes('killed one at a time', values.kills, killAtRandom);
  await onThreeNodes('database restarted', values.restarts, (nodes, times, counts) =>
    restartAtRandom(postgres, nodes, times, counts),
  );
  await onThreeNodes(`stopped for ${stopMs / 1000} s`, values.stops, (nodes, times, counts) =>
    stopAtRandom(nodes, times, stopMs, counts),
  );
} finally {
  await postgres.stop();
}
process.exit(failed > 0 ? 1 : 0);

async function onSqlite(what: string, times: string, disturb: Disturb): Promise<void> {
  if (times === '0') return;
  const store = scratchStore();
  const nodes = await startNodes(1, { store });
  const report = await survive(nodes, store, tables, (counts) => disturb(nodes, Number(times), counts), patienceMs);
  tell(`SQLite, ${what}, ${times} times`, report);
}

async function onThreeNodes(what: string, times: string, disturb: Disturb): Promise<void> {
  if (times === '0') return;
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes = await startNodes(3, { store });
  const report = await survive(nodes, store, tables, (counts) => disturb(nodes, Number(times), counts), patienceMs);
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
