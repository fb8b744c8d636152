import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableList, Update } from '@hideout/protocol';
import { ask, Client, newGuest, openTable, seatPeople } from '../../test/kit/client.ts';
import type { Node } from '../../test/kit/nodes.ts';
import { scratchStore, startNode } from '../stage.ts';
import type { Attack } from './attack.ts';

const STRANGERS = 250;
const BOT = { kind: 'bot', level: 'random' } as const;
/** Ways to spoil what is kept of a table. */
const DAMAGES = [
  `UPDATE entries SET entry = '{' WHERE number = 2 AND table_id = ?`,
  `UPDATE entries SET entry = '{"type":"acted","seat":0,"action":9999999}' WHERE number = 2 AND table_id = ?`,
  `DELETE FROM entries WHERE number = 2 AND table_id = ?`,
  `UPDATE tables SET founding = '{' WHERE id = ?`,
];

/** Tables that do not replay, and more overdue ones of unknown rules than one round holds: the others must go on. */
export const damaged: Attack = {
  title: 'damaged tables, and overdue ones of unknown rules',
  async try() {
    const store = scratchStore();
    const node = await startNode({ store });
    const host = await newGuest(node, 'Ann');
    const healthy = await startBots(node, host);
    const spoilt = await Promise.all(DAMAGES.map(() => startBots(node, host)));
    const watched = await seatPeople(node, ['Ben', 'Cy']);
    await node.stop();
    spoil(store.file, [...spoilt, watched.table]);
    await node.start();
    const before = await numberOf(node, healthy);
    const wentOn = await isSoon(async () => (await numberOf(node, healthy)) > before + 10);
    const list = await ask<TableList>(node, 'GET', '/api/my/tables', { token: host });
    const answers = await Promise.all(
      [...spoilt, watched.table].map((table) => ask(node, 'GET', `/api/tables/${table}`)),
    );
    const sentences = new Set(answers.map(({ status, body }) => `${status} ${body.error?.message}`));
    let aside = 0;
    const all = STRANGERS + spoilt.length + 1;
    await isSoon(async () => (aside = await countAside(node)) === all);
    await node.stop();
    const found = list.body.tables?.map(({ table }) => table) ?? [];
    return {
      figure: [
        `the other table ${wentOn ? 'goes on' : 'stands still'}`,
        `the host's list answers ${list.status} with ${found.length} tables`,
        `${aside} of ${all} counted as set aside`,
        `damaged ones answer ${[...sentences].join(', ')}`,
      ].join('; '),
      holds:
        wentOn &&
        String(found) === healthy &&
        aside === all &&
        sentences.size === 1 &&
        [...sentences][0]!.includes('damaged'),
    };
  },
};

/** A table of two bots that play without end. */
async function startBots(node: Node, host: string): Promise<string> {
  const { table } = await openTable(node, host, { seats: [BOT, BOT], options: { length: 'endless' } });
  const client = await Client.connect(node, host);
  await client.watch(table);
  await client.do(table, { type: 'start' });
  await client.untilState(table, ({ number }) => number > 5);
  client.close();
  return table;
}

function spoil(file: string, tables: readonly string[]): void {
  const db = new DatabaseSync(file);
  for (const [index, table] of tables.entries()) {
    db.prepare('UPDATE tables SET wake_at = 2 WHERE wake_at IS NOT NULL AND id = ?').run(table);
    db.prepare(DAMAGES[index] ?? DAMAGES[0]!).run(table);
  }
  const copy = db.prepare(
    `INSERT INTO tables (id, host, founding, invite_hash, phase, listed, wake_at, changed_at)
     SELECT 'stranger-' || ?, host, replace(founding, '"vault"', '"lost"'), '', phase, 0, 1, changed_at
     FROM tables WHERE founding <> '{' LIMIT 1`,
  );
  for (let i = 0; i < STRANGERS; i++) copy.run(i);
  db.close();
}

const numberOf = async (node: Node, table: string): Promise<number> =>
  (await ask<Update>(node, 'GET', `/api/tables/${table}`)).body.number;

async function countAside(node: Node): Promise<number> {
  const metrics = await (await fetch(`${node.address}/metrics`)).text();
  return Number(/^hideout_tables_aside (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Whether it comes to be so within half a minute. */
export async function isSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await sleep(50);
  }
  return true;
}
