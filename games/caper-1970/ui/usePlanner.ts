import { Routes, type View } from '@hideout/caper-1970';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { plansTo, type Planner } from './plans.ts';
import { Reach } from './route.ts';
import type { BoardWords } from './words.ts';

/** Looks around from where the thief stands, and plans for whoever points somewhere. */
export function usePlanner(view: View, words: BoardWords): Planner {
  const [routes] = useState(() => new Routes());
  const reach = useMemo(() => new Reach(routes, view), [routes, view]);
  const planning = useMemo(() => ({ reach, view, words }), [reach, view, words]);
  const latest = useRef(planning);
  useLayoutEffect(() => {
    latest.current = planning;
  }, [planning]);
  const ask = useCallback((space: number) => plansTo(space, latest.current), []);
  return useMemo(() => ({ ...planning, ask }), [planning, ask]);
}
