import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killAtRandom, survive } from '../trials/crash.ts';
import { Node } from './kit/nodes.ts';
import { freePort } from '@hideout/pgkit';
import { scratch } from './kit/server.ts';

it('loses and doubles nothing that it acknowledged when it is killed under load', async () => {
  const store = { file: join(scratch(), 'hideout.db') };
  const node = new Node({ port: await freePort(), store });
  await node.start();
  const report = await survive([node], store, 4, (counts) => killAtRandom([node], 4, counts));
  expect(report).toMatchObject({ missing: [], doubled: [], faults: [] });
  expect(report.acknowledged).toBeGreaterThan(50);
}, 60_000);
