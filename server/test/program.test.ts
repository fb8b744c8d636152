import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { Client, newGuest, openTable } from './kit/client.ts';
import { recordAt } from './kit/record.ts';
import { scratch, serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

const GUIDE = readFileSync(new URL('../../docs/adding-a-bot.md', import.meta.url), 'utf8');

it('the program of docs/adding-a-bot.md, twice, plays a whole game over HTTP', async () => {
  const code = /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(GUIDE)![1]!;
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(40);
  const file = join(scratch(), 'bot.mjs');
  writeFileSync(file, code);
  const server = await serve();
  const host = await newGuest(server, 'Ann');
  const { table, invite } = await openTable(server, host, { seats: [{ kind: 'friend' }, { kind: 'friend' }] });
  const programs = [0, 1].map((seat) =>
    spawn(process.execPath, [file, server.address, table, invite, String(seat)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const client = await Client.connect(server, host);
  await client.watch(table);
  await client.untilState(table, ({ state }) => state.seats.every((seat) => seat.player === 'person'));
  await client.do(table, { type: 'start' });
  const codes = await Promise.all(programs.map(async (program) => ((await once(program, 'exit')) as [number])[0]));
  expect(codes).toEqual([0, 0]);
  const record = await recordAt(server.address, table);
  expect(verify(vault, record).filter((check) => check.problem)).toEqual([]);
  expect(record.names.toSorted()).toEqual(['Example bot', 'Example bot (2)']);
}, 60_000);
