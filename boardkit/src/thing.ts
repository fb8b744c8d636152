import { useLayoutEffect } from 'react';
import { useTable, type Standing, type Table, type Thing } from './table.ts';

/** Attributes for the element that is the thing: a button, or any element of HTML or SVG. */
export interface ThingAttributes {
  readonly 'data-thing': string;
  readonly 'data-standing': Standing;
  readonly 'data-fixed': true | undefined;
  readonly 'data-marked': true | undefined;
  readonly 'data-fresh': true | undefined;
  readonly role: 'button';
  readonly tabIndex: 0 | -1;
  readonly 'aria-label': string;
  readonly 'aria-disabled': boolean;
  readonly 'aria-pressed': boolean | undefined;
}

/**
 * Puts a thing on the table. Spread the attributes over the element that draws it: the shell then lets it glow, be
 * clicked, dragged and reached by keyboard, shows its detail, and answers “why not?”.
 */
export function useThing(thing: Thing): ThingAttributes {
  const table = useTable();
  const { things } = table;
  const { id } = thing;
  // What has left is taken away before what has come announces itself, so one id can change its element.
  useLayoutEffect(() => () => void things.delete(id), [things, id]);
  useLayoutEffect(() => {
    things.set(id, thing);
  });
  return attributesOf(thing, table);
}

function attributesOf(thing: Thing, table: Table): ThingAttributes {
  const standing = standingOf(thing, table);
  return {
    'data-thing': thing.id,
    'data-standing': standing,
    'data-fixed': thing.fixed || undefined,
    'data-marked': table.marked.has(thing.id) || undefined,
    'data-fresh': table.fresh.has(thing.id) || undefined,
    role: 'button',
    // Tab walks through what is possible; the arrow keys reach everything.
    tabIndex: standing === 'idle' || standing === 'reachable' ? -1 : 0,
    'aria-label': thing.label,
    'aria-disabled': standing === 'idle',
    'aria-pressed': standing === 'idle' ? undefined : standing === 'chosen',
  };
}

/** Chosen, or part of some action that is still possible, or the end of a plan, or none of these. */
export function standingOf(thing: Thing, table: Pick<Table, 'chosen' | 'candidates' | 'plan'>): Standing {
  const { chosen, candidates, plan } = table;
  if (chosen.includes(thing.id)) return 'chosen';
  if (thing.actions.some((action) => candidates.has(action))) return 'possible';
  const isOpen = candidates.size > 0 && (chosen.length === 0 || plan !== undefined);
  return isOpen && thing.plans !== undefined ? 'reachable' : 'idle';
}
