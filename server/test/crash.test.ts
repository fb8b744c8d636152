import { join } from 'node:path';
import { expect, it } from 'vitest';
import { survive } from '../trials/crash.ts';
import { killAtRandom } from '../trials/disturbances.ts';
import { Node } from './kit/nodes.ts';
import { freePort } from '@hideout/pgkit';
import { scratch } from './kit/server.ts';

it('loses and doubles nothing that it acknowledged when it is killed under load', async () => {
  const store = { file: join(scratch(), 'hideout.db') };
  const node = new Node({ port: await freePort(), store });
  await node.start();
  const report = await survive([node], store, 4, (counts) => killAtRandom([node], 4, counts));
  expect(report).toMatchObject({ missing: [], doubled: [], faults: [], dead: 0 });
  expect(report.acknowledged).toBeGreaterThan(50);
}, 120_000);
