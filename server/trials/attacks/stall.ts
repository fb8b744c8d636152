import { setTimeout as sleep } from 'node:timers/promises';

type Address = { readonly address: string };

const SETTLE_MS = 100;

/** How long a node stood still, and how long somebody else waited meanwhile, in milliseconds. */
export interface Stall {
  /** The longest time in which the node's event loop did nothing else. */
  readonly node: number;
  /** The longest wait of somebody who asks for nothing but a sign of life. */
  readonly other: number;
}

/** What everybody else notices while this work is done. */
export async function stallDuring(node: Address, work: () => Promise<unknown>): Promise<Stall> {
  const watch = new AbortController();
  await lagOf(node);
  const other = longestWait(node, watch.signal);
  await work().finally(() => watch.abort());
  // The node takes a moment to notice that it stood still.
  await sleep(SETTLE_MS);
  return { other: await other, node: await lagOf(node) };
}

/** Whether a stall is no worse than what the same node shows at rest, give or take what a busy machine adds. */
export const isShort = (stall: Stall, rest: Stall): boolean => stall.node < 2 * rest.node + 60;

export const show = ({ node, other }: Stall): string =>
  `the node stood still for ${node.toFixed(0)} ms, others waited ${other.toFixed(0)} ms`;

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
