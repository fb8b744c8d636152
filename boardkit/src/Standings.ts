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
}

/** Nothing can be done and nothing is pointed at. */
export const NO_DECISION: Decision = {
  candidates: new Set(),
  chosen: [],
  plan: undefined,
  marked: new Set(),
  fresh: new Set(),
};

/** How one thing is to be shown. There is one object for each stance, so that two are compared by identity. */
export interface Stance {
  readonly standing: Standing;
  readonly isMarked: boolean;
  readonly isFresh: boolean;
}

const YES_AND_NO = [false, true];
const stancesOf = (standing: Standing): readonly Stance[] =>
  YES_AND_NO.flatMap((isMarked) => YES_AND_NO.map((isFresh) => ({ standing, isMarked, isFresh })));
const STANCES: Readonly<Record<Standing, readonly Stance[]>> = {
  possible: stancesOf('possible'),
  reachable: stancesOf('reachable'),
  chosen: stancesOf('chosen'),
  idle: stancesOf('idle'),
};

/**
 * How the things on one table stand. It lies beside the state of the page: a thing listens for its own stance, so that
 * choosing among hundreds draws only those that stand otherwise.
 */
export class Standings {
  /** Where the things on the table announce themselves, by id. */
  readonly things = new Map<string, Thing>();
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<() => unknown>();
  #decision = NO_DECISION;
  /** Whether all have been told of the decision. */
  #isTold = false;

  readonly decision = (): Decision => this.#decision;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Holds for whatever is drawn from now on; what is already drawn hears of it by `tell`. */
  decide(decision: Decision): void {
    if (decision !== this.#decision) this.#isTold = false;
    this.#decision = decision;
  }

  /** Lets everything that now stands otherwise draw itself anew. */
  tell(): void {
    this.#isTold = true;
    for (const listener of this.#listeners) listener();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const task of waiting) queueMicrotask(task);
  }

  /** Does something as soon as all have been told of the decision and drawn anew, and returns how to give it up. */
  onceTold(task: () => void): () => void {
    let isWanted = true;
    const wanted = () => isWanted && task();
    if (this.#isTold) queueMicrotask(wanted);
    else this.#waiting.add(wanted);
    return () => {
      isWanted = false;
      this.#waiting.delete(wanted);
    };
  }

  /** How a thing stands now. */
  of(thing: Thing): Stance {
    const { marked, fresh } = this.#decision;
    const stances = STANCES[standingOf(thing, this.#decision)];
    return stances[(marked.has(thing.id) ? 2 : 0) + (fresh.has(thing.id) ? 1 : 0)]!;
  }
}

/** Chosen, or part of some action that is still possible, or the end of a plan, or none of these. */
function standingOf(thing: Thing, { chosen, candidates, plan }: Decision): Standing {
  if (chosen.includes(thing.id)) return 'chosen';
  if (thing.actions.some((action) => candidates.has(action))) return 'possible';
  const isOpen = candidates.size > 0 && (chosen.length === 0 || plan !== undefined);
  return isOpen && thing.plans !== undefined ? 'reachable' : 'idle';
}
