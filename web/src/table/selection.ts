import type { Plan, Thing } from '@hideout/boardkit';
import type { Action } from '@hideout/kernel';

/** What the viewer has pointed at so far, and the actions that are left. Nobody else learns of it. */
export interface Selection {
  /** All that may be done. */
  readonly legal: readonly Action[];
  /** The ids of the chosen things. */
  readonly chosen: readonly string[];
  /** The legal actions that all chosen things are part of. */
  readonly candidates: readonly Action[];
  /** The plans that lead to the chosen thing, and the one of them that is shown. */
  readonly plans: readonly Plan[];
  readonly plan: Plan | undefined;
}

/** Nothing chosen: every legal action is left. */
export const nothingChosen = (legal: readonly Action[]): Selection => ({
  legal,
  chosen: [],
  candidates: legal,
  plans: [],
  plan: undefined,
});

/**
 * The selection after touching a thing: it narrows what is left to the actions that the thing is part of. A thing that
 * fits nothing left begins again; a chosen thing is let go of; a thing that is part of no legal action shows its plan,
 * and without one it changes nothing.
 */
export function touch(selection: Selection, thing: Thing): Selection {
  const nothing = nothingChosen(selection.legal);
  if (selection.chosen.includes(thing.id)) return nothing;
  const parts = (actions: readonly Action[]) => actions.filter((action) => thing.actions.includes(action));
  const narrowed = selection.plan ? [] : parts(selection.candidates);
  if (narrowed.length > 0) return { ...nothing, chosen: [...selection.chosen, thing.id], candidates: narrowed };
  const first = parts(selection.legal);
  if (first.length > 0) return { ...nothing, chosen: [thing.id], candidates: first };
  const plans = selection.legal.length > 0 ? (thing.plans?.() ?? []) : [];
  return plans.length > 0 ? { ...nothing, chosen: [thing.id], plans, plan: plans[0] } : selection;
}

/** Whether touching both things one after the other leaves an action of both: else one cannot be dropped on the other. */
export const belongTogether = (one: Thing, other: Thing, legal: readonly Action[]): boolean =>
  legal.some((action) => one.actions.includes(action) && other.actions.includes(action));

/** The legal actions that no thing on the table is part of: they need a button of their own. */
export function uncovered(legal: readonly Action[], things: Iterable<Thing>): readonly Action[] {
  const covered = new Set<Action>();
  for (const thing of things) for (const action of thing.actions) covered.add(action);
  return legal.filter((action) => !covered.has(action));
}

/** Whether each action that is left can be told from the others by touching one more thing on the table. */
export function areApart({ candidates, chosen }: Selection, things: ReadonlyMap<string, Thing>): boolean {
  const others = [...things.values()].filter(({ id }) => !chosen.includes(id));
  const parts = others.map(({ actions }) => candidates.filter((action) => actions.includes(action)));
  return candidates.every((action) => parts.some((part) => part.length === 1 && part[0] === action));
}
