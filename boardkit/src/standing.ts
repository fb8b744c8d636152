import type { Action } from '@hideout/kernel';
import type { Plan, Thing } from './thing.ts';

/** How a thing stands in the decision at hand: `reachable` by a plan, not by one action. */
export type Standing = 'possible' | 'reachable' | 'chosen' | 'idle';

/** All that the standing of the things follows from. */
export interface Decision {
  /** The legal actions that agree with what is chosen so far. */
  readonly candidates: ReadonlySet<Action>;
  /** The ids of the things chosen so far. */
  readonly chosen: readonly string[];
  /** The plan that waits to be confirmed: the board draws it. */
  readonly plan: Plan | undefined;
  /** The ids of the things that the log or the guide points at. */
  readonly marked: ReadonlySet<string>;
  /** The ids of the things that the last action was about. */
  readonly fresh: ReadonlySet<string>;
  /** The ids of the things that the moment on the stage is about. */
  readonly lit: ReadonlySet<string>;
}

/** Nothing can be done and nothing is pointed at. */
export const NO_DECISION: Decision = {
  candidates: new Set(),
  chosen: [],
  plan: undefined,
  marked: new Set(),
  fresh: new Set(),
  lit: new Set(),
};

/** How one thing is to be shown. There is one object for each stance, so that two are compared by identity. */
export interface Stance {
  readonly standing: Standing;
  readonly isMarked: boolean;
  readonly isFresh: boolean;
  readonly isLit: boolean;
}

const YES_AND_NO = [false, true];
const stancesOf = (standing: Standing): readonly Stance[] =>
  YES_AND_NO.flatMap((isMarked) =>
    YES_AND_NO.flatMap((isFresh) => YES_AND_NO.map((isLit) => ({ standing, isMarked, isFresh, isLit }))),
  );
const STANCES: Readonly<Record<Standing, readonly Stance[]>> = {
  possible: stancesOf('possible'),
  reachable: stancesOf('reachable'),
  chosen: stancesOf('chosen'),
  idle: stancesOf('idle'),
};

/** How a thing stands by a decision. */
export function stanceOf(thing: Thing, decision: Decision): Stance {
  const { marked, fresh, lit } = decision;
  const stances = STANCES[standingOf(thing, decision)];
  return stances[(marked.has(thing.id) ? 4 : 0) + (fresh.has(thing.id) ? 2 : 0) + (lit.has(thing.id) ? 1 : 0)]!;
}

/** Chosen, or part of some action that is still possible, or the end of a plan, or none of these. */
function standingOf(thing: Thing, { chosen, candidates, plan }: Decision): Standing {
  if (chosen.includes(thing.id)) return 'chosen';
  if (thing.actions.some((action) => candidates.has(action))) return 'possible';
  const isOpen = candidates.size > 0 && (chosen.length === 0 || plan !== undefined);
  return isOpen && thing.plans !== undefined ? 'reachable' : 'idle';
}
