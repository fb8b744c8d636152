import {
  motiveKey,
  NOBODY,
  type Action,
  type AnyGame,
  type Course,
  type GameView,
  type Reason,
  type Seat,
  type Sheet,
  type Shift,
} from '@hideout/kernel';
import { Script } from './script.ts';

/** Whether something came about in a course, told from nothing but how the table looked before and after each action. */
export type MotiveWitness<V = GameView> = (views: readonly V[], seat: Seat, of: readonly number[]) => boolean;

/** What somebody says about a decision, and what they say it from. */
export interface Claim {
  readonly view: GameView;
  readonly choice: readonly Action[];
  readonly other: readonly Action[];
  readonly reasons: readonly Reason[];
  readonly best: readonly Course[];
  readonly rest: readonly Course[];
  /** By how much the choice is said to be more likely to win. */
  readonly lead: number;
}

const MOST_REASONS = 3;
const NEAR = 1e-9;

interface Replayed {
  readonly views: readonly GameView[];
  readonly sheets: readonly Sheet[];
  readonly payoff: number | undefined;
  readonly answer: string | undefined;
}

/**
 * Law: every sentence of a coach can be counted again. Plays all courses from their worlds on, by the rules alone, and
 * works every reason out afresh; answers with what is not so.
 */
export function findLie(
  game: AnyGame,
  claim: Claim,
  witnesses: Readonly<Record<string, MotiveWitness>>,
): string | undefined {
  try {
    const { reasons, best, rest } = claim;
    if (reasons.length === 0 || reasons.length > MOST_REASONS) return `${reasons.length} reasons`;
    if (best.length !== rest.length || best.some(({ world }, i) => world !== rest[i]!.world)) return 'other worlds';
    const seat = claim.view.actor as Seat;
    const mine = best.map((course) => replayed(game, claim, course, claim.choice));
    const theirs = rest.map((course) => replayed(game, claim, course, claim.other));
    for (const reason of reasons) {
      const lie = lieIn(reason, { seat, mine, theirs, lead: claim.lead }, witnesses);
      if (lie !== undefined) return `${reason.kind}: ${lie}`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Law: a detector and its witness agree about every course, not only where something is said of it; answers with a
 * motive about which they do not.
 */
export function findStray(
  game: AnyGame,
  claim: Claim,
  witnesses: Readonly<Record<string, MotiveWitness>>,
): string | undefined {
  const sides = [
    [claim.best, claim.choice],
    [claim.rest, claim.other],
  ] as const;
  const keys = new Set(sides.flatMap(([courses]) => courses.flatMap(({ motives }) => motives)));
  for (const [courses, choice] of sides) {
    for (const course of courses) {
      const { views } = replayed(game, claim, course, choice);
      for (const key of keys) {
        const [motive, ...of] = key.split(' ');
        const isSo = witnesses[motive!]!(views, claim.view.actor as Seat, of.map(Number));
        if (isSo !== course.motives.includes(key)) return `${key} ${isSo ? 'was missed' : 'did not come about'}`;
      }
    }
  }
  return undefined;
}

/** Plays a course again; throws where it breaks a rule, does not fit the view, or begins with another choice. */
function replayed(game: AnyGame, { view }: Claim, course: Course, choice: readonly Action[]): Replayed {
  const seat = view.actor as Seat;
  const s = game.decode(course.world);
  if (JSON.stringify(game.view(s, seat)) !== JSON.stringify(view)) throw new Error('a world does not fit the view');
  const rng = new Script(course.chance);
  const views: GameView[] = [game.view(s, seat)];
  for (const [i, { seat: by, action }] of course.deeds.entries()) {
    if (game.actor(s) !== by || game.refuse(s, by, action)) throw new Error(`deed ${i} is not legal`);
    if (i === 0 && action !== choice[0]) throw new Error('another choice was tried');
    game.apply(s, action, { rng, log: undefined });
    views.push(game.view(s, seat));
  }
  rng.done();
  const sheets = course.sheets.length === 0 ? [] : game.sheets(game.view(s, seat));
  if (JSON.stringify(sheets) !== JSON.stringify(course.sheets)) throw new Error('the sheets differ');
  const answer = course.deeds.find((deed) => deed.seat !== seat);
  return {
    views,
    sheets,
    payoff: game.actor(s) === NOBODY ? game.payoff(s, seat) : undefined,
    answer: answer && `${answer.seat} ${answer.action}`,
  };
}

interface Evidence {
  readonly seat: Seat;
  readonly mine: readonly Replayed[];
  readonly theirs: readonly Replayed[];
  readonly lead: number;
}

function lieIn(
  reason: Reason,
  found: Evidence,
  witnesses: Readonly<Record<string, MotiveWitness>>,
): string | undefined {
  const { seat, mine, theirs } = found;
  switch (reason.kind) {
    case 'sheet':
      return reason.shifts.map((shift) => lieInShift(shift, mine, theirs)).find((lie) => lie !== undefined);
    case 'motive': {
      const { motive, of } = reason.motive;
      const witness = witnesses[motive];
      if (!witness) return `nobody can check ${motiveKey(reason.motive)}`;
      const share = shareOf(mine, ({ views }) => witness(views, seat, of));
      const otherShare = shareOf(theirs, ({ views }) => witness(views, seat, of));
      return unlike(share, reason.share) ?? unlike(otherShare, reason.otherShare);
    }
    case 'answer': {
      const said = `${reason.seat} ${reason.action}`;
      const rarer = mine.some(({ answer }) => answer !== undefined && countOf(mine, answer) > countOf(mine, said));
      if (rarer) return 'another answer is more frequent';
      return (
        unlike(countOf(mine, said) / mine.length, reason.share) ??
        unlike(countOf(theirs, said) / theirs.length, reason.otherShare)
      );
    }
    case 'risk': {
      const worse = mine.flatMap((course, i) => (marginOf(course, seat) < marginOf(theirs[i]!, seat) ? i : []));
      const lie = unlike(worse.length / mine.length, reason.share);
      if (lie !== undefined || !reason.shift) return lie;
      return lieInShift(
        reason.shift,
        worse.map((i) => mine[i]!),
        worse.map((i) => theirs[i]!),
      );
    }
    case 'chance':
      return unlike(found.lead, reason.by);
  }
}

function lieInShift({ heading, seat, by, clause }: Shift, mine: readonly Replayed[], theirs: readonly Replayed[]) {
  const under = ({ sheets }: Replayed): Sheet[] =>
    sheets.filter((sheet) => sheet.heading === heading && sheet.seat === seat);
  const sum = (all: readonly Replayed[]): number =>
    all.flatMap(under).reduce((points, { lines }) => points + lines.reduce((all, line) => all + line.points, 0), 0);
  const isCited = [...mine, ...theirs].flatMap(under).some(({ lines }) => lines.some((line) => line.clause === clause));
  return isCited ? unlike((sum(mine) - sum(theirs)) / mine.length, by) : `no line of ${heading} cites ${clause}`;
}

/** The points by which a seat leads the best of the others; without points, whether the game is won. */
function marginOf({ sheets, payoff }: Replayed, seat: Seat): number {
  if (sheets.length === 0) return payoff ?? 0;
  const totals = new Map<number, number>();
  for (const sheet of sheets) totals.set(sheet.seat, (totals.get(sheet.seat) ?? 0) + sheet.total);
  const others = [...totals].filter(([whose]) => whose !== seat).map(([, total]) => total);
  return (totals.get(seat) ?? 0) - Math.max(0, ...others);
}

const countOf = (all: readonly Replayed[], answer: string): number =>
  all.filter((each) => each.answer === answer).length;

const shareOf = (all: readonly Replayed[], holds: (each: Replayed) => boolean): number =>
  all.filter(holds).length / all.length;

const unlike = (is: number, said: number): string | undefined =>
  Math.abs(is - said) < NEAR ? undefined : `${said} was said, ${is} is so`;
