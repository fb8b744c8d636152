import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@hideout/kernel';
import { PROTOCOL } from '@hideout/protocol';
import { expect, it } from 'vitest';
import { Client, newGuest, openTable } from './kit/client.ts';
import { recordAt } from './kit/record.ts';
import { scratch, serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

const GUIDE = readFileSync(new URL('../../docs/adding-a-bot.md', import.meta.url), 'utf8');

const PROGRAMS = [
  { language: 'ts', file: 'bot.ts', command: process.execPath },
  { language: 'python', file: 'bot.py', command: 'python3' },
] as const;

for (const { language, file, command } of PROGRAMS) {
  it(`the program of docs/adding-a-bot.md in ${language}, twice, plays a whole game over HTTP`, async () => {
    if (spawnSync(command, ['--version']).error) {
      console.warn(`The program in ${language} is not tested: this machine has no ${command}.`);
      return;
    }
    const code = new RegExp(`\`\`\`${language}\\n([^]*?)\n\`\`\``).exec(GUIDE)![1]!;
    expect(code.split('\n').length).toBeLessThanOrEqual(60);
    const path = join(scratch(), file);
    writeFileSync(path, code);
    const server = await serve();
    const host = await newGuest(server, 'Ann');
    const { table, invite } = await openTable(server, host, { seats: [{ kind: 'friend' }, { kind: 'friend' }] });
    const programs = [0, 1].map((seat) =>
      spawn(command, [path, server.address, table, invite, String(seat)], { stdio: ['ignore', 'pipe', 'inherit'] }),
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
}

it('tells programs which protocol the socket speaks', () => {
  const told = [...GUIDE.matchAll(/"protocol":(\d+)/g)].map(([, protocol]) => Number(protocol));
  expect(told).toEqual([PROTOCOL, PROTOCOL]);
});

it('shows its HTTP interface as a page', async () => {
  const server = await serve();
  const page = await fetch(`${server.address}/api/docs`);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const html = await page.text();
  const { paths } = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths).length).toBeGreaterThan(8);
  for (const path of Object.keys(paths)) expect(html).toContain(path);
  expect(html).toContain('Do something at the table, once for each key');
});
