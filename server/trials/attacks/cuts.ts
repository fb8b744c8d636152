import pg from 'pg';
import { TestPostgres } from '@hideout/pgkit';
import type { Node } from '../../test/kit/nodes.ts';
import { Cable } from '../cable.ts';
import { survive, until, type Counts } from '../crash.ts';
import { startNode, startNodes } from '../stage.ts';
import type { Attack } from './attack.ts';
import { isSoon } from './damaged.ts';
import { END_MS } from './silence.ts';

/** PostgreSQL behind a line that is cut without a word, and a failover that leaves it read-only for a while. */
export const cuts: Attack = {
  title: 'a silent network before PostgreSQL, and a failover',
  async try(size) {
    const postgres = await TestPostgres.start();
    const direct = await postgres.newDatabase();
    const { cable, url } = await Cable.lay(direct);
    try {
      const nodes = await startNodes(2, { store: { databaseUrl: url, file: '' } });
      const lies: string[] = [];
      const disturb = async (counts: Counts): Promise<void> => {
        for (let i = 0; i < (size === 'full' ? 3 : 1); i++) {
          await failOver(direct, nodes, counts, lies);
          await cutOff(cable, nodes, counts, lies);
        }
      };
      const report = await survive(nodes, { databaseUrl: direct, file: '' }, size === 'full' ? 12 : 4, disturb);
      const { acknowledged, missing, doubled, faults, dead, longestWaitMs } = report;
      const ms = await endInTheDark(url, cable);
      if (ms > END_MS[size]) lies.push(`cut off, a node ends after ${ms.toFixed(0)} ms`);
      const wrong = [...lies, ...faults];
      const lost = `${missing.length} of ${acknowledged} actions lost, ${doubled.length} doubled`;
      return {
        figure: `${dead} nodes dead, ${lost}, longest wait ${longestWaitMs.toFixed(0)} ms; ${wrong.join('; ') || 'no complaint'}`,
        holds: dead + missing.length + doubled.length + wrong.length === 0,
      };
    } finally {
      cable.close();
      await postgres.stop();
    }
  },
};

const areReady = async (nodes: readonly Node[], isReady: boolean): Promise<boolean> =>
  isSoon(async () =>
    (await Promise.all(nodes.map((node) => fetch(`${node.address}/ready`)))).every(({ ok }) => ok === isReady),
  );

/** The old server takes no more writes, and its connections stay open. */
async function failOver(url: string, nodes: readonly Node[], counts: Counts, lies: string[]): Promise<void> {
  const before = counts.retries();
  await setReadOnly(url, true);
  await until(() => counts.retries() > before);
  if (!(await areReady(nodes, false))) lies.push('ready without a writable database');
  await setReadOnly(url, false);
  if (!(await areReady(nodes, true))) lies.push('not ready after a failover');
}

async function cutOff(cable: Cable, nodes: readonly Node[], counts: Counts, lies: string[]): Promise<void> {
  const before = counts.retries();
  cable.cut();
  await until(() => counts.retries() > before);
  if (!(await areReady(nodes, false))) lies.push('ready without a network');
  cable.mend();
  if (!(await areReady(nodes, true))) lies.push('not ready after a cut');
  const played = counts.actions();
  await until(() => counts.actions() > played + 20);
}

/** How long a node takes to end whose database is cut off. */
async function endInTheDark(url: string, cable: Cable): Promise<number> {
  const node = await startNode({ store: { databaseUrl: url, file: '' } });
  cable.cut();
  void fetch(`${node.address}/ready`).catch(() => {});
  const from = performance.now();
  await node.stop();
  return performance.now() - from;
}

async function setReadOnly(url: string, isOn: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
