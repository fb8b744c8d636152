import { readNet, type Net } from '@hideout/bots';

/** By number of seats: where what was learnt about such games is kept. */
const FILES: Readonly<Record<number, () => Promise<{ readonly default: unknown }>>> = {
  2: () => import('./nets/two.json', { with: { type: 'json' } }),
};

const NETS = new Map<number, Net>();

/** Fetches all nets, once. */
export async function fetchNets(): Promise<void> {
  for (const [seats, fetch] of Object.entries(FILES)) {
    if (NETS.has(Number(seats))) continue;
    const net = readNet((await fetch()).default);
    if (!net.ok) throw new Error(`what the bots have learnt for ${seats} seats cannot be read: ${net.problem}`);
    NETS.set(Number(seats), net.value);
  }
}

/** Whether it has been learnt what positions with so many seats are worth. */
export const hasNet = (seats: number): boolean => seats in FILES;

/** The net for so many seats, which has been fetched. */
export function netFor(seats: number): Net {
  const net = NETS.get(seats);
  if (!net) throw new Error(`what the bots have learnt for ${seats} seats has not been fetched`);
  return net;
}
