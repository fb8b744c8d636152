import { useEffect, useState } from 'react';
import type { Wire } from '../../server/Wire.ts';

const TICK_MS = 500;

/** The time of the house, again and again while something on the page runs by it. */
export function useHouseTime(wire: Wire, { isRunning }: { readonly isRunning: boolean }): number {
  const [now, setNow] = useState(wire.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(wire.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [isRunning, wire]);
  return now;
}
