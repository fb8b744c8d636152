import { readNet, type Net } from '@hideout/bots';

let fetched: Net | undefined;

/** Fetches what has been learnt about face-down cards, once. */
export async function fetchBelief(): Promise<void> {
  if (fetched) return;
  const net = readNet((await import('./nets/belief.json', { with: { type: 'json' } })).default);
  if (!net.ok) throw new Error(`what the bots have learnt cannot be read: ${net.problem}`);
  fetched = net.value;
}

/** The net, which has been fetched. */
export function theBelief(): Net {
  if (!fetched) throw new Error('what the bots have learnt has not been fetched');
  return fetched;
}
