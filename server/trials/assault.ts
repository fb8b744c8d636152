// Hostile trial: node assault.ts [--count n] [--seed n]; mutated messages, requests and random bytes against a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Node } from '../test/kit/nodes.ts';
import { freePort } from '@hideout/pgkit';
import { assail } from './hostile.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(join(tmpdir(), 'hideout-assault-'));
const node = new Node({ port: await freePort(), store: { file: join(folder, 'hideout.db') } });
await node.start();
const { messages, requests, streams, answers, failures } = await assail(
  node,
  Number(values.count),
  Number(values.seed),
);
await node.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${messages} socket messages, ${requests} requests, ${streams} streams of random bytes, seed ${values.seed}`,
);
console.log(`answers: ${JSON.stringify(answers)}`);
console.log(failures.length === 0 ? 'no crash, no 5xx, no state changed' : failures.join('\n'));
process.exit(failures.length === 0 ? 0 : 1);
