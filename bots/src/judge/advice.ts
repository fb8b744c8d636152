import { seatOf, type Action, type AnyGame, type Course, type GameView, type Reason } from '@hideout/kernel';
import type { Coach } from './coach.ts';
import type { Choice, Reach } from './foresight.ts';
import { exampleOf, type Example } from './example.ts';
import { Judge, type Care, type Judged } from './judge.ts';
import { lineOf, type Expected } from './line.ts';
import { reasonsFor } from './reasons.ts';

/** What a coach says about a decision: from what its seat sees, and always the same about the same decision. */
export interface Advice {
  readonly best: Judged;
  /** The best of the choices that begin otherwise, the best first; at most two. */
  readonly others: readonly Judged[];
  /** The choice that was made, where one was asked about. */
  readonly made: Judged | undefined;
  /** The choice with which the reasons compare the best: the one that was made, or the best that is clearly worse. */
  readonly against: Choice | undefined;
  /** By how much the best is more likely to win than that. */
  readonly lead: number;
  /** Why the best is better than that; none if there is nothing else. */
  readonly reasons: readonly Reason[];
  /** By reason: an imagined world in which it can be seen, where there is one. */
  readonly examples: readonly (Example | undefined)[];
  /** What most likely follows the best choice. */
  readonly line: readonly Expected[];
  /** How far the coach looked. */
  readonly reach: Reach;
  /** How far the game was, from 0 at its start to 1 at its end. */
  readonly phase: number;
}

/** A decision that a coach is asked about. */
export interface Query extends Care {
  readonly view: GameView;
  readonly legal: readonly Action[];
  readonly made?: Choice;
}

const MOST_OTHERS = 2;
/** A choice that is so much less likely to win is worse: as one that was made, a mistake that needs reasons. */
const COSTLY = 0.02;

/** Advice with all that its reasons are counted from. */
export interface Grounds {
  readonly advice: Advice;
  /** What came of the best choice and of the one that it is compared with, in the same worlds; none without reasons. */
  readonly best: readonly Course[];
  readonly other: readonly Course[];
}

/** Thinks about a decision step by step, each taking a few milliseconds. */
export function* advise(game: AnyGame, coach: Coach, query: Query): Generator<undefined, Advice> {
  return (yield* consider(game, coach, query)).advice;
}

/** The same, and keeps what it says it from. */
export function* consider(game: AnyGame, coach: Coach, query: Query): Generator<undefined, Grounds> {
  const { view, legal, made } = query;
  const judge = new Judge(game, coach, query);
  judge.begin(view, legal, made);
  while (judge.step()) yield;
  const judgement = judge.judgement();
  const [best, ...rest] = judgement.choices;
  const apart = rest.filter(({ choice }, i) => isOther(choice, [best!, ...rest.slice(0, i)]));
  const others = apart.slice(0, MOST_OTHERS);
  // What is about as good teaches nothing, so the reasons look further down where they can.
  const worse = apart.find(({ chance }) => best!.chance - chance >= COSTLY) ?? others[0];
  const against = made === undefined ? worse : judgement.made;
  const isWorth = against && against !== best && (made === undefined || best!.chance - against.chance >= COSTLY);
  const lead = isWorth ? best!.chance - against.chance : 0;
  const compared = isWorth ? against.choice : undefined;
  yield;
  const courses = isWorth ? judge.explore(best!.choice) : [];
  yield;
  const contrary = isWorth ? judge.explore(against.choice) : [];
  const comparison = { seat: seatOf(view.actor), best: courses, other: contrary, lead };
  const reasons = isWorth ? reasonsFor(comparison, coach) : [];
  const examples = reasons.map((reason) => exampleOf(reason, comparison, game, coach));
  const line = lineOf(game, courses, best!.choice.length);
  const { reach, phase } = judge;
  const advice = {
    best: best!,
    others,
    made: judgement.made,
    against: compared,
    lead,
    reasons,
    examples,
    line,
    reach,
    phase,
  };
  return { advice, best: courses, other: contrary };
}

/** Lets a coach think at a stretch. */
export function finished<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

/** Whether a choice begins otherwise than all those before it. */
const isOther = ([first]: Choice, before: readonly Judged[]): boolean =>
  before.every(({ choice }) => choice[0] !== first);
