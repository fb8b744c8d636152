import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from '../../test/kit/nodes.ts';
import type { Round } from '../../test/kit/probe.ts';

/** How long a node stood still, and how long somebody else waited meanwhile, in milliseconds. */
export interface Stall {
  /** The longest round of the node's event loop. */
  readonly round: Round;
  /** The longest wait of somebody who asks for nothing but a sign of life. */
  readonly other: number;
}

const TRIES = 3;
const SETTLE_MS = 100;
/** What the house promises: nothing takes longer on the event loop. */
const PROMISE_MS = 20;
/** A busy machine may make a node look this slow, beyond what it shows under plain requests. */
const GRACE_MS = 60;

/** What everybody else notices while this work is done, at the worst of a few tries. */
export async function stallDuring(node: Node, work: (attempt: number) => Promise<unknown>): Promise<Stall> {
  let worst: Stall = { round: { processor: 0, wall: 0 }, other: 0 };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stall = await stallOnce(node, () => work(attempt));
    if (stall.round.processor > worst.round.processor) worst = stall;
  }
  return worst;
}

/** The same while the node answers many short requests. */
export const plainStall = (node: Node): Promise<Stall> =>
  stallDuring(node, () => Promise.all(Array.from({ length: 100 }, () => fetch(`${node.address}/api/games`))));

/** Whether the house keeps its promise; a test, on any machine, asks only for a stall not much worse than a plain one. */
export const isShort = ({ round }: Stall, plain: Stall, size: 'full' | 'short'): boolean =>
  round.processor <= PROMISE_MS || (size === 'short' && round.processor < 2 * plain.round.processor + GRACE_MS);

export const show = ({ round, other }: Stall): string =>
  `longest round of the event loop ${round.processor.toFixed(1)} ms of the processor, ${round.wall.toFixed(1)} ms by the wall; others waited ${other.toFixed(0)} ms`;

async function stallOnce(node: Node, work: () => Promise<unknown>): Promise<Stall> {
  const watch = new AbortController();
  await node.longestRound();
  const other = longestWait(node, watch.signal);
  await work().finally(() => watch.abort());
  // The node takes a moment to notice that it stood still.
  await sleep(SETTLE_MS);
  return { other: await other, round: await node.longestRound() };
}

async function longestWait({ address }: Node, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const asked = performance.now();
    await (await fetch(`${address}/health`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await sleep(2);
  }
  return longest;
}
