// Crash trial: node crashes.ts [--kills n] [--tables n]; kills servers under load and looks for what was lost.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TestPostgres } from '@hideout/pgkit';
import { killAtRandom, survive, type CrashReport } from './crash.ts';
import { scratchFolder, startNodes } from './stage.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '25' }, tables: { type: 'string', default: '8' } },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
const RESUME_LIMIT_MS = 2000;
let failed = 0;

await onSqlite();
const postgres = await TestPostgres.start({ isDurable: true });
await onThreeNodes();
await withoutPostgres();
await postgres.stop();
process.exit(failed > 0 ? 1 : 0);

async function onSqlite(): Promise<void> {
  const store = { file: join(scratchFolder(), 'hideout.db') };
  const nodes = await startNodes(1, { store });
  tell(
    `SQLite, one node killed ${kills} times`,
    await survive(nodes, store, tables, (counts) => killAtRandom(nodes, kills, counts)),
  );
}

async function onThreeNodes(): Promise<void> {
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes = await startNodes(3, { store });
  const report = await survive(nodes, store, tables, (counts) => killAtRandom(nodes, kills, counts));
  tell(`PostgreSQL, three nodes killed one at a time, ${kills} times`, report);
  if (report.longestBreakMs > RESUME_LIMIT_MS) failed++;
}

async function withoutPostgres(): Promise<void> {
  const store = { databaseUrl: await postgres.newDatabase(), file: '' };
  const nodes = await startNodes(3, { store });
  const report = await survive(nodes, store, tables, async () => {
    for (let i = 0; i < 3; i++) {
      await postgres.pause();
      await sleep(1500);
      await postgres.resume();
      await sleep(1500);
    }
  });
  tell('PostgreSQL stopped and started 3 times under three nodes', report);
  if (report.retries === 0) failed++;
}

function tell(what: string, report: CrashReport): void {
  const { acknowledged, retries, longestBreakMs, missing, doubled, faults } = report;
  console.log(`${what}:`);
  console.log(`  ${acknowledged} actions acknowledged, ${missing.length} missing, ${doubled.length} doubled`);
  console.log(`  ${retries} answers “try again”, longest break of a client ${longestBreakMs.toFixed(0)} ms`);
  for (const fault of new Set([...missing, ...doubled, ...faults])) console.log(`  FAULT ${fault}`);
  failed += missing.length + doubled.length + faults.length;
}
