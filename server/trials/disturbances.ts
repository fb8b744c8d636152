import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '@hideout/pgkit';
import type { Node } from '../test/kit/nodes.ts';
import { until, type Counts } from './crash.ts';

/** Does its worst to one of the nodes, or to what it stands on, and mends it again. */
type Blow = (node: Node, index: number) => Promise<void>;

/** Strikes `times` times at random moments while games go on; a node that died of it is started again. */
async function strike(nodes: readonly Node[], times: number, counts: Counts, blow: Blow): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = counts.actions();
    await until(() => counts.actions() >= before + 5 && counts.areAllBack(), counts.patienceMs);
    await sleep(randomInt(400));
    await blow(nodes[i % nodes.length]!, i);
    await Promise.all(nodes.filter((node) => !node.isRunning).map((node) => node.start()));
  }
}

/** Kills one node after another and starts it again. */
export const killAtRandom = (nodes: readonly Node[], times: number, counts: Counts): Promise<void> =>
  strike(nodes, times, counts, (node) => node.kill());

/** Restarts the database under the nodes: properly, and every fourth time by a kill. */
export const restartAtRandom = (
  postgres: TestPostgres,
  nodes: readonly Node[],
  times: number,
  counts: Counts,
): Promise<void> =>
  strike(nodes, times, counts, async (_node, index) => {
    await (index % 4 === 3 ? postgres.kill() : postgres.pause());
    await postgres.resume();
  });

/** Stops one node after another for this many milliseconds. */
export const stopAtRandom = (nodes: readonly Node[], times: number, ms: number, counts: Counts): Promise<void> =>
  strike(nodes, times, counts, async (node) => {
    node.pause();
    await sleep(ms);
    node.resume();
  });

/** Fills the disk of one node after another, until clients have been told to try again. */
export const fillAtRandom = (nodes: readonly Node[], times: number, counts: Counts): Promise<void> =>
  strike(nodes, times, counts, async (node) => {
    const before = counts.retries();
    node.fillDisk(true);
    await until(() => counts.retries() > before + 10, counts.patienceMs);
    node.fillDisk(false);
  });
