import {
  replay,
  type Action,
  type AnyGame,
  type AnyMatch,
  type GameRecord,
  type GameView,
  type Seat,
} from '@hideout/kernel';
import type { Advice, Choice, Query } from '@hideout/bots';

/** One decision of a seat as the coach of the game sees it, from what the seat knew at that moment. */
export interface JudgedDecision {
  /** How many actions had been made before it. */
  readonly step: number;
  readonly view: GameView;
  /** The actions that the seat made in a row, until it learnt something. */
  readonly chosen: Choice;
  readonly advice: Advice;
}

/** What the best choice would have been worth more. */
export const costOf = ({ advice: { best, made } }: JudgedDecision): number =>
  Math.max(0, best.chance - (made?.chance ?? best.chance));

/** What the choice that was made was worth more than any other. */
export const gainOf = ({ chosen, advice: { best, made, others } }: JudgedDecision): number =>
  made === undefined || best.choice[0] !== chosen[0]
    ? 0
    : Math.max(0, made.chance - (others[0]?.chance ?? made.chance));

interface Analyst {
  readonly advise: (query: Query) => Promise<Advice | undefined>;
  /** Called after each decision with how many are done; false stops. */
  readonly goOn: (done: number, all: number) => boolean;
}

/** Judges every real choice of the seat, in order; undefined when it was broken off. */
export async function analyse(
  game: AnyGame,
  record: GameRecord,
  seat: Seat,
  analyst: Analyst,
): Promise<readonly JudgedDecision[] | undefined> {
  const steps = record.moves.flatMap((move, step) => (move.seat === seat ? [step] : []));
  const judged: JudgedDecision[] = [];
  let next = 0;
  for (const [done, step] of steps.entries()) {
    if (!analyst.goOn(done, steps.length)) break;
    if (step < next) continue;
    const match = replay(game, record, step);
    if (!match.ok) throw new Error(match.problem);
    const legal = match.value.legal().toArray();
    if (legal.length < 2) continue;
    const view = match.value.view(seat);
    const chosen = choiceIn(match.value, record, step, seat);
    next = step + chosen.length;
    const advice = await analyst.advise({ view, legal, made: chosen });
    if (!advice) return undefined;
    judged.push({ step, view, chosen, advice });
  }
  return judged;
}

/** The actions from a step on that the seat made in a row, until it learnt something: they were one choice. */
function choiceIn(match: AnyMatch, { moves }: GameRecord, from: number, seat: Seat): Choice {
  const choice: Action[] = [];
  for (let step = from; moves[step]?.seat === seat; step++) {
    const { action } = moves[step]!;
    choice.push(action);
    const events = match.play(seat, action);
    if (!events.ok || events.value.some((event) => match.game.tells(event, seat))) break;
  }
  return choice;
}
