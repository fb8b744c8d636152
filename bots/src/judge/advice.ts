import { seatOf, type Action, type AnyGame, type GameView, type Reason } from '@hideout/kernel';
import type { Coach } from './coach.ts';
import { Explorer } from './explorer.ts';
import type { Choice, Reach } from './foresight.ts';
import { Judge, type Judged } from './judge.ts';
import { EVEN, reasonsFor } from './reasons.ts';

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
  /** How far the coach looked. */
  readonly reach: Reach;
}

/** A decision that a coach is asked about. */
export interface Query {
  readonly view: GameView;
  readonly legal: readonly Action[];
  readonly made?: Choice;
  /** The share of the usual trials that it may take. */
  readonly effort?: number;
}

const MOST_OTHERS = 2;
/** A choice that is so much less likely to win was a mistake that needs reasons. */
const COSTLY = 0.02;

/** Thinks about a decision step by step, each taking a few milliseconds. */
export function* advise(game: AnyGame, coach: Coach, query: Query): Generator<undefined, Advice> {
  const { view, legal, made } = query;
  const judge = new Judge(game, coach, query.effort);
  judge.begin(view, legal, made);
  while (judge.step()) yield;
  const judgement = judge.judgement();
  const [best, ...rest] = judgement.choices;
  const apart = rest.filter(({ choice }, i) => isOther(choice, [best!, ...rest.slice(0, i)]));
  const others = apart.slice(0, MOST_OTHERS);
  // What is about as good teaches nothing, so the reasons look further down where they can.
  const worse = apart.find(({ chance }) => best!.chance - chance >= EVEN) ?? others[0];
  const against = made === undefined ? worse : judgement.made;
  const isWorth = against && against !== best && (made === undefined || best!.chance - against.chance >= COSTLY);
  yield;
  const reasons = isWorth ? explain(game, coach, view, best!, against) : [];
  const lead = isWorth ? best!.chance - against.chance : 0;
  const compared = isWorth ? against.choice : undefined;
  return { best: best!, others, made: judgement.made, against: compared, lead, reasons, reach: judge.reach };
}

/** Lets a coach think at a stretch. */
export function finished(thinking: Generator<undefined, Advice>): Advice {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

/** Whether a choice begins otherwise than all those before it. */
const isOther = ([first]: Choice, before: readonly Judged[]): boolean =>
  before.every(({ choice }) => choice[0] !== first);

function explain(game: AnyGame, coach: Coach, view: GameView, one: Judged, other: Judged): readonly Reason[] {
  const explorer = new Explorer(game, coach);
  return reasonsFor(
    {
      seat: seatOf(view.actor),
      best: explorer.explore(view, one.choice, coach.worlds),
      other: explorer.explore(view, other.choice, coach.worlds),
      lead: one.chance - other.chance,
    },
    coach,
  );
}
