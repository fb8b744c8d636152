// Crash trial: node crashes.ts [--kills n] [--restarts n] [--stops n] [--stop-seconds n] [--full n] [--tables n]; kills
// and stops servers, restarts their database and fills their disk under load, and looks for what was lost.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TestPostgres } from '@hideout/pgkit';
import type { Node } from '../test/kit/nodes.ts';
import { survive, type Counts, type CrashReport } from './crash.ts';
import { fillAtRandom, killAtRandom, restartAtRandom, stopAtRandom } from './disturbances.ts';
import { scratchFolder, startNodes } from './stage.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    restarts: { type: 'string', default: '4' },
    stops: { type: 'string', default: '2' },
    'stop-seconds': { type: 'string', default: '10' },
    full: { type: 'string', default: '1' },
    tables: { type: 'string', default: '8' },
  },
});
const [kills, restarts, stops, full] = [values.kills, values.restarts, values.stops, values.full].map(Number) as [
  number,
  number,
  number,
  number,
];
const tables = Number(values.tables);
const stopMs = Number(values['stop-seconds']) * 1000;
let failed = 0;

type Disturb = (nodes: readonly Node[], counts: Counts) => Promise<void>;

await onSqlite(`one node killed ${kills} times`, (nodes, counts) => killAtRandom(nodes, kills, counts));
await onSqlite(`disk full ${full} times`, (nodes, counts) => fillAtRandom(nodes, full, counts));
const postgres = await TestPostgres.start({ isDurable: true });
await onThreeNodes(`killed one at a time, ${kills} times`, (nodes, counts) => killAtRandom(nodes, kills, counts));
await onThreeNodes(`database restarted ${restarts} times`, (nodes, counts) =>
  restartAtRandom(postgres, nodes, restarts, counts),
);
await onThreeNodes(`stopped ${stops} times for up to ${stopMs / 1000} s`, (nodes, counts) =>
  stopAtRandom(nodes, stops, stopMs, counts),
);
await postgres.stop();
process.exit(failed > 0 ? 1 : 0);

async function onSqlite(what: string, disturb: Disturb): Promise<void> {
  const store = { file: join(scratchFolder(), 'hideout.db') };
  const nodes = await startNodes(1, { store });
  tell(`SQLite, ${what}`, await survive(nodes, store, tables, (counts) => disturb(nodes, counts)));
}

async function onThreeNodes(what: string, disturb: Disturb): Promise<void> {
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes = await startNodes(3, { store });
  tell(`PostgreSQL, three nodes, ${what}`, await survive(nodes, store, tables, (counts) => disturb(nodes, counts)));
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
