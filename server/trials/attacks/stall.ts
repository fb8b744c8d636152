import { setTimeout as sleep } from 'node:timers/promises';

type Address = { readonly address: string };

/** How long a node stood still, and how long somebody else waited meanwhile, in milliseconds. */
export interface Stall {
  /** The longest time in which the node's event loop did nothing else. */
  readonly node: number;
  /** The longest wait of somebody who asks for nothing but a sign of life. */
  readonly other: number;
}

const TRIES = 3;
const SETTLE_MS = 100;
/** A busy machine may make a node look this slow, beyond what it shows under plain requests. */
const GRACE_MS = 60;

/** What everybody else notices while this work is done, at the best of a few tries: the machine adds its own delays. */
export async function stallDuring(node: Address, work: (attempt: number) => Promise<unknown>): Promise<Stall> {
  let best: Stall = { node: Infinity, other: Infinity };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stall = await stallOnce(node, () => work(attempt));
    if (stall.node < best.node) best = stall;
  }
  return best;
}

/** The same while the node answers many short requests. */
export const plainStall = (node: Address): Promise<Stall> =>
  stallDuring(node, () => Promise.all(Array.from({ length: 100 }, () => fetch(`${node.address}/api/games`))));

/** Whether a stall is not much worse than that of a node that does nothing long. */
export const isShort = (stall: Stall, plain: Stall): boolean => stall.node < 2 * plain.node + GRACE_MS;

export const show = ({ node, other }: Stall): string =>
  `the node stood still for ${node.toFixed(0)} ms, others waited ${other.toFixed(0)} ms`;

async function stallOnce(node: Address, work: () => Promise<unknown>): Promise<Stall> {
  const watch = new AbortController();
  await lagOf(node);
  const other = longestWait(node, watch.signal);
  await work().finally(() => watch.abort());
  // The node takes a moment to notice that it stood still.
  await sleep(SETTLE_MS);
  return { other: await other, node: await lagOf(node) };
}

/** The longest lag of the event loop since this was last asked. */
async function lagOf({ address }: Address): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000;
}

async function longestWait({ address }: Address, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const asked = performance.now();
    await (await fetch(`${address}/health`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await sleep(2);
  }
  return longest;
}
