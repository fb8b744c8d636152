// Trial of the Dockerfile without Docker: npm run test:docker; carries it out in a scratch folder and starts the result.
import { CATALOGUE } from '@hideout/catalogue';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hideout/pgkit';
import { Client, newGuest, openTable } from '../test/kit/client.ts';
import { buildImage, inside, surroundings, type Image } from './dockerfile.ts';
import { scratchFolder } from './stage.ts';

const START_LIMIT_MS = 180_000;
await tryContainer(buildImage(fileURLToPath(new URL('../..', import.meta.url)), scratchFolder()));
console.log('the image serves its page, its bots play a game, and it ends when it is told to');

async function tryContainer(image: Image): Promise<void> {
  const port = await freePort();
  const data = inside(image, image.environment['HIDEOUT_DATA']!);
  const own = { HIDEOUT_HOST: '127.0.0.1', HIDEOUT_PORT: String(port), HIDEOUT_DATA: data, HIDEOUT_LOG: 'warn' };
  const [program, ...argv] = image.command;
  const env = { ...surroundings(image), ...own };
  const container = spawn(program!, argv, { cwd: inside(image, '.'), env, stdio: 'inherit' });
  const ended = once(container, 'exit');
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(`${address}/ready`, () => container.exitCode === null);
    const page = await (await fetch(address)).text();
    if (!page.includes('<title>')) throw new Error(`this is no page: ${page}`);
    await letBotsPlay({ address });
  } finally {
    container.kill('SIGTERM');
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`the node ended with ${code}`);
}

async function untilReady(address: string, isAlive: () => boolean): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (!isAlive()) throw new Error('the node ended before it was ready');
    if (performance.now() > end) throw new Error('the node did not get ready in time');
    await sleep(50);
  }
}

/** A game between bots in the image's own workers; where one failed, something else would have been played for it. */
async function letBotsPlay(server: { readonly address: string }): Promise<void> {
  const host = await newGuest(server, 'Ann');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { table } = await openTable(server, host, { game: CATALOGUE.at(-1)!.id, seats: [bot, bot] });
  const client = await Client.connect(server, host);
  await client.watch(table);
  await client.do(table, { type: 'start' });
  await client.untilState(table, ({ state }) => state.phase === 'over');
  client.close();
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  if (!/^hideout_bot_failures 0$/m.test(metrics)) throw new Error(`bots failed:\n${metrics}`);
}
