import { Routes, type View } from '../rules/index.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { plansTo, type Planner } from './plans.ts';
import { Reach } from './route.ts';
import type { BoardWords } from './words.ts';

/**
 * Looks around from where the thief stands, and plans for whoever points somewhere. To look around takes time, so what
 * is in reach follows the thief, as it was `seen`; who asks for a plan is answered by how things stand.
 */
export function usePlanner(view: View, seen: View, words: BoardWords): Planner {
  const [routes] = useState(() => new Routes());
  const reach = useMemo(() => new Reach(routes, seen), [routes, seen]);
  const latest = useRef({ reach, seen, view, words });
  useLayoutEffect(() => {
    latest.current = { reach, seen, view, words };
  }, [reach, seen, view, words]);
  const ask = useCallback(
    (space: number) => {
      const { reach, seen, ...now } = latest.current;
      return plansTo(space, { ...now, reach: seen === now.view ? reach : new Reach(routes, now.view) });
    },
    [routes],
  );
  return useMemo(() => ({ reach, view, words, ask }), [reach, view, words, ask]);
}
