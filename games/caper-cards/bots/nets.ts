import { readNet, type Net } from '@hideout/bots';

/** By number of seats: where it is kept how such teams have learnt to play. */
const FILES: Readonly<Record<number, () => Promise<{ readonly default: unknown }>>> = {
  3: () => import('./nets/three.json', { with: { type: 'json' } }),
  4: () => import('./nets/four.json', { with: { type: 'json' } }),
};

const NETS = new Map<number, Net>();

/** Fetches all nets, once. */
export async function fetchNets(): Promise<void> {
  for (const [seats, fetch] of Object.entries(FILES)) {
    if (NETS.has(Number(seats))) continue;
    const net = readNet((await fetch()).default);
    if (!net.ok) throw new Error(`what teams of ${seats} have learnt cannot be read: ${net.problem}`);
    NETS.set(Number(seats), net.value);
  }
}

/** Whether teams of so many have learnt to play. */
export const hasNet = (seats: number): boolean => seats in FILES;

/** The net for so many seats, which has been fetched. */
export function netFor(seats: number): Net {
  const net = NETS.get(seats);
  if (!net) throw new Error(`what teams of ${seats} have learnt has not been fetched`);
  return net;
}
