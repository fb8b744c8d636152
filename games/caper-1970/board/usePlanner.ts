import { Routes, type View } from '../rules/index.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Outlook } from './outlook.ts';
import { farText, plansTo, type Planner } from './plans.ts';
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
  const outlook = useRef<{ readonly of: View; readonly look: Outlook }>(undefined);
  const tell = useCallback(
    (space: number) => {
      const now = latest.current;
      if (outlook.current?.of !== now.view) {
        outlook.current = { of: now.view, look: new Outlook(routes, now.view, now.view.viewer) };
      }
      const { view, seen, reach } = now;
      const way = view.turn === view.viewer && seen === view ? reach.wayTo(space) : undefined;
      return farText(space, outlook.current.look, { ...now, way });
    },
    [routes],
  );
  return useMemo(() => ({ reach, view, words, ask, tell }), [reach, view, words, ask, tell]);
}
