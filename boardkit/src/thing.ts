import { useLayoutEffect } from 'react';
import { useTable, type Standing, type Table, type Thing } from './table.ts';

/** Attributes for the element that is the thing: a button, or any element of HTML or SVG. */
export interface ThingAttributes {
  readonly 'data-thing': string;
  readonly 'data-standing': Standing;
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
  useLayoutEffect(() => {
    things.set(thing.id, thing);
    return () => {
      if (things.get(thing.id) === thing) things.delete(thing.id);
    };
  });
  return attributesOf(thing, table);
}

function attributesOf(thing: Thing, table: Table): ThingAttributes {
  const standing = standingOf(thing, table);
  return {
    'data-thing': thing.id,
    'data-standing': standing,
    'data-marked': table.marked.has(thing.id) || undefined,
    'data-fresh': table.fresh.has(thing.id) || undefined,
    role: 'button',
    // Tab walks through what is possible; the arrow keys reach everything.
    tabIndex: standing === 'idle' ? -1 : 0,
    'aria-label': thing.label,
    'aria-disabled': standing === 'idle',
    'aria-pressed': standing === 'idle' ? undefined : standing === 'chosen',
  };
}

/** Chosen, or part of some action that is still possible, or neither. */
export function standingOf(thing: Thing, { chosen, candidates }: Pick<Table, 'chosen' | 'candidates'>): Standing {
  if (chosen.includes(thing.id)) return 'chosen';
  return thing.actions.some((action) => candidates.has(action)) ? 'possible' : 'idle';
}
