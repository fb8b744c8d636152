// One worker of an arena: is told ranges of deals, answers with the share of the first bot in each.
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from '../run/chunk.ts';
import { fixturesOf, ringOf, type Contest } from './contest.ts';
import { playDeal } from './match.ts';

const contest = workerData as Contest;
const ring = ringOf(contest);
if (!ring.ok) throw new Error(ring.problem);
const fixtures = fixturesOf(contest);

parentPort!.on('message', ({ from, to }: Chunk) => {
  const shares: number[] = [];
  for (let number = from; number < to; number++) {
    const { pairing, start } = fixtures.findLast((fixture) => fixture.start <= number)!;
    shares.push(playDeal(ring.value, pairing, number - start));
  }
  parentPort!.postMessage(shares);
});
