import { given, replay, type Action, type AnyGame, type GameRecord, type GameView, type Seat } from '@hideout/kernel';
import type { Advice, Choice, Query } from '@hideout/bots';

/** A real choice of a seat in a recorded game. */
export interface Decision {
  /** How many actions had been made before it. */
  readonly step: number;
  readonly seat: Seat;
  /** What the seat knew. */
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** The action that the seat made; where the game has ways, all in a row until it learnt something: they were one choice. */
  readonly chosen: Choice;
}

/** The same as the coach of the game sees it. */
export interface JudgedDecision extends Decision {
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

/** Every real choice in a recorded game, in order. */
export function decisionsIn(game: AnyGame, record: GameRecord): readonly Decision[] {
  const match = given(replay(game, record, 0));
  const decisions: (Decision & { readonly chosen: Action[] })[] = [];
  let open: Action[] | undefined;
  let last: Seat | undefined;
  for (const [step, { seat, action }] of record.moves.entries()) {
    if (seat !== last) open = undefined;
    const legal = match.legal().toArray();
    if (open && game.words.en.way) open.push(action);
    else if (legal.length > 1) {
      open = [action];
      decisions.push({ step, seat, view: match.view(seat), legal, chosen: open });
    }
    const events = match.play(seat, action);
    if (!events.ok) throw new Error(`move ${step} is refused`);
    if (events.value.some((event) => game.tells(event, seat))) open = undefined;
    last = seat;
  }
  return decisions;
}

/** How much trouble is taken with a game, and what is known about it. */
interface Trouble {
  /** All decisions together are thought about as long as this many with the whole effort. */
  readonly whole?: number;
  /** The level at which everybody else played. */
  readonly company?: string | undefined;
}

interface Analyst extends Trouble {
  readonly advise: (query: Query) => Promise<Advice | undefined>;
  /** Called before each decision with how many are done; false stops. */
  readonly goOn: (done: number, all: number) => boolean;
}

const WHOLE = 40;
const LEAST_EFFORT = 0.1;

/** What a coach is asked about one of this many decisions. */
export function queryOf(
  { view, legal, chosen: made }: Decision,
  among: number,
  { whole = WHOLE, company }: Trouble = {},
): Query {
  return { view, legal, made, company, effort: Math.max(LEAST_EFFORT, Math.min(1, whole / Math.max(1, among))) };
}

/** What the coach says of each decision, in order; undefined when it was broken off. */
export async function analyse(
  decisions: readonly Decision[],
  { advise, goOn, ...trouble }: Analyst,
): Promise<readonly JudgedDecision[] | undefined> {
  const judged: JudgedDecision[] = [];
  for (const [done, decision] of decisions.entries()) {
    if (!goOn(done, decisions.length)) return undefined;
    const advice = await advise(queryOf(decision, decisions.length, trouble));
    if (!advice) return undefined;
    judged.push({ ...decision, advice });
  }
  return judged;
}
