import { useRef, type ReactNode } from 'react';
import { looksSame } from './drawSame.ts';

/** The children as they were while they look the same: React then leaves alone what it has drawn from them. */
export function useSame(children: ReactNode): ReactNode {
  const kept = useRef(children);
  if (!looksSame(kept.current, children)) kept.current = children;
  return kept.current;
}
