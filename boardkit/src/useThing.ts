import { useLayoutEffect } from 'react';
import { stanceOf, type Stance } from './standing.ts';
import { useDecision, useShell } from './shell.ts';
import type { Thing } from './thing.ts';

/**
 * Puts a thing on the table. Spread the attributes over the element that draws it: the shell then lets it glow, be
 * clicked, dragged and reached by keyboard, shows its detail, and answers “why not?”.
 */
export function useThing(thing: Thing) {
  const { things } = useShell();
  const { id } = thing;
  // What has left is taken away before what has come announces itself, so one id can change its element.
  useLayoutEffect(() => () => things.remove(id), [things, id]);
  useLayoutEffect(() => things.place(thing));
  return attributesOf(thing, useStance(thing));
}

/** How a thing stands, followed while it is shown. */
export const useStance = (thing: Thing): Stance => useDecision((decision) => stanceOf(thing, decision));

/** Attributes for the element that is the thing: a button, or any element of HTML or SVG. */
function attributesOf(thing: Thing, { standing, isMarked, isFresh, isLit }: Stance) {
  return {
    'data-thing': thing.id,
    'data-standing': standing,
    'data-fixed': thing.fixed || undefined,
    'data-marked': isMarked || undefined,
    'data-fresh': isFresh || undefined,
    'data-lit': isLit || undefined,
    role: 'button' as const,
    // Tab walks through what is possible; the arrow keys reach everything.
    tabIndex: standing === 'idle' || standing === 'reachable' ? -1 : 0,
    'aria-label': thing.label,
    'aria-disabled': standing === 'idle',
    'aria-pressed': standing === 'idle' ? undefined : standing === 'chosen',
  };
}
