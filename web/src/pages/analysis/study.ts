import { accountsOf, EVEN, type Account } from '@hideout/bots';
import { seatOf, type AnyGame, type GameRecord, type Seat } from '@hideout/kernel';
import type { SceneStep } from '../../session/session.ts';
import { turnsOf } from '../../table/turns.ts';
import { costOf, type JudgedDecision } from './analyse.ts';

/** A place on the graph of a seat: a decision of its own, or the end. */
export interface Point {
  readonly step: number;
  /** Counted from 1. */
  readonly turn: number;
  readonly chance: number;
  /** What is left of the chance after the choice. */
  readonly left: number;
  readonly decision: JudgedDecision | undefined;
}

/** Where the game turned for a seat: by a choice of its own, or by what happened until its next decision. */
export interface Turning {
  readonly kind: 'choice' | 'event';
  readonly point: Point;
  /** The step that is shown for it. */
  readonly step: number;
  /** By how much the chance to win changed. */
  readonly by: number;
  /** The choice of another that had most to do with it. */
  readonly culprit?: JudgedDecision;
}

/** How well a seat decided: how many decisions, and in how many nothing was better. */
interface Accuracy {
  readonly decisions: number;
  readonly best: number;
}

const LEAST_COST = 0.05;
const LEAST_SWING = 0.12;
const LEAST_CULPRIT = 0.04;
const MOST_TURNINGS = 6;

/** Everything that an analysis knows about a finished game. */
export interface Study {
  readonly judged: readonly JudgedDecision[];
  /** The last step of every turn. */
  readonly turnEnds: readonly number[];
  readonly accounts: readonly Account[];
  readonly accuracies: readonly Accuracy[];
}

/** Puts together what the coach said of every decision. */
export function studyOf(
  game: AnyGame,
  record: GameRecord,
  steps: readonly SceneStep[],
  judged: readonly JudgedDecision[],
): Study {
  return {
    judged,
    turnEnds: turnsOf(steps, game).map((turn) => turn.at(-1)!.number),
    accounts: accountsIn(game, record, judged),
    accuracies: record.names.map((_, seat) => {
      const own = judged.filter((each) => each.seat === seat);
      return { decisions: own.length, best: own.filter((each) => costOf(each) < EVEN).length };
    }),
  };
}

/** Where the results of a game come from, by seat. */
export function accountsIn(game: AnyGame, record: GameRecord, judged: readonly JudgedDecision[]): Account[] {
  const results = resultsOf(game, record);
  const hoped = judged[0]?.advice.best.chance ?? 0;
  const start = results.map(() => (game.cooperative ? hoped : 1 / results.length));
  const costs = judged.map((each) => ({ seat: each.seat, cost: costOf(each) }));
  return accountsOf(costs, { start, results, isTeam: game.cooperative });
}

/** What a finished game was worth, by seat. */
function resultsOf({ cooperative }: AnyGame, { names, outcome }: GameRecord): number[] {
  const winners = outcome?.winners ?? [];
  const share = cooperative ? 1 : 1 / winners.length;
  const nobody = cooperative ? 0 : 1 / names.length;
  return names.map((_, seat) => (winners.length === 0 ? nobody : winners.includes(seatOf(seat)) ? share : 0));
}

/** The turn in which a step is made, counted from 1. */
const turnAt = ({ turnEnds }: Study, step: number): number =>
  Math.min(turnEnds.length, turnEnds.filter((end) => end <= step).length + 1);

/** The graph of a seat. */
export function pointsOf(study: Study, seat: Seat, last: number): readonly Point[] {
  const own = study.judged.filter((each) => each.seat === seat);
  const result = study.accounts[seat]!.result;
  return [
    ...own.map((decision): Point => {
      const { step, advice } = decision;
      const chance = advice.best.chance;
      return { step, turn: turnAt(study, step), chance, left: chance - costOf(decision), decision };
    }),
    { step: last, turn: study.turnEnds.length, chance: result, left: result, decision: undefined },
  ];
}

/** Where the game really turned, in the order in which it did; at most six. */
export function turningsOf({ judged }: Study, points: readonly Point[]): readonly Turning[] {
  const choices = points
    .filter(({ chance, left }) => chance - left >= LEAST_COST)
    .map((point): Turning => ({ kind: 'choice', point, step: point.step, by: point.left - point.chance }));
  const events = points.slice(1).flatMap((point, i): Turning[] => {
    const before = points[i]!;
    const by = point.chance - before.left;
    if (Math.abs(by) < LEAST_SWING) return [];
    const between = judged.filter(({ step }) => step > before.step && step < point.step);
    const culprit = between
      .filter((each) => each.seat !== before.decision?.seat && costOf(each) >= LEAST_CULPRIT)
      .toSorted((a, b) => costOf(b) - costOf(a))[0];
    return [{ kind: 'event', point, step: point.step, by, ...(by > 0 && culprit && { culprit }) }];
  });
  return [...choices, ...events]
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_TURNINGS)
    .toSorted((a, b) => a.step - b.step || b.kind.localeCompare(a.kind));
}
