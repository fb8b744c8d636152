// Hostile trial: node assault.ts [--count n] [--seed n]; mutated messages, requests and random bytes against a server.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assail } from './hostile.ts';
import { scratchFolder, startNodes } from './stage.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [node] = await startNodes(1, { store: { file: join(scratchFolder(), 'hideout.db') } });
const report = await assail(node!, Number(values.count), Number(values.seed));
const { messages, requests, streams, answers, failures } = report;
await node!.stop();
console.log(
  `${messages} socket messages, ${requests} requests, ${streams} streams of random bytes, seed ${values.seed}`,
);
console.log(`answers: ${JSON.stringify(answers)}`);
console.log(failures.length === 0 ? 'no crash, no 5xx, no state changed' : failures.join('\n'));
process.exit(failures.length === 0 ? 0 : 1);
