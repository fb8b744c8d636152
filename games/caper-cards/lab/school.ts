import type { Ranked } from '@hideout/bots';
import { factsOf, type Weights } from '../bots/future.ts';
import { rankActions } from '../bots/judgement.ts';
import { OpenPlan, openTableOf } from '../bots/openTeam.ts';
import { RoundPlan } from '../bots/roundPlan.ts';
import { caperCards, CREW, COPIES, type State } from '../rules/index.ts';
import { given, ActionList, FastRng, NOBODY, seatOf, setUp, type Action } from '@hideout/kernel';
import { fit, type Example } from './fit.ts';

/** By heists behind the team. */
export type Lessons = readonly (Weights | undefined)[];

const KINDS = CREW.length;
const NO_CARDS = new Int8Array(KINDS);
/** While learning, one decision in this many is drawn from all that seem at most this much worse than the best. */
const CURIOUS_ONCE_IN = 4;
const CURIOUS_WITHIN = 0.15;

/** Whose weights are learnt: bots that see their own hand, or a team that plays with open hands. */
type Hands = 'hidden' | 'open';

/** What is taught, and on which games. */
export interface Course {
  readonly hands: Hands;
  readonly seats: number;
  readonly risk: number;
  readonly seed: number;
}

/** Plays games of one course, with one sequence of chance for each, and learns from them. */
export class School {
  readonly #course: Course;
  readonly #setup;
  readonly #legal = new ActionList();
  /** By heists behind the team. */
  readonly #examples: Example[][] = [];
  readonly #goal: number;

  constructor(course: Course) {
    const setup = given(setUp(caperCards, course.seats, { risk: String(course.risk) }));
    this.#course = course;
    this.#setup = setup;
    this.#goal = caperCards.view(caperCards.setup(setup, new FastRng(0)), seatOf(0)).goal;
  }

  /** Plays curious games number `from` to `to` − 1 by these lessons, and learns again from all games so far. */
  teach(lessons: Lessons, from: number, to: number): Lessons {
    for (let game = from; game < to; game++) this.#play(new FastRng(this.#course.seed, game), lessons, this.#examples);
    return Array.from({ length: this.#goal }, (_, heists) => {
      const examples = this.#examples[heists];
      return examples && fit(examples, this.#course.seed + heists).map((weight) => Math.round(100 * weight) / 100);
    });
  }

  /** How many of this many games are won by these lessons, without curiosity, on deals of the seed. */
  examine(lessons: Lessons, games: number, seed: number): number {
    let wins = 0;
    for (let game = 0; game < games; game++) if (this.#play(new FastRng(seed, game), lessons)) wins++;
    return wins;
  }

  /** Whether the game is won; with `examples` it is played curiously and remembered. */
  #play(rng: FastRng, lessons: Lessons, examples?: Example[][]): boolean {
    const s = caperCards.setup(this.#setup, rng);
    const io = { rng, log: undefined };
    const moments: { readonly heists: number; readonly facts: Int8Array }[] = [];
    for (let heists = 0; caperCards.actor(s) !== NOBODY;) {
      caperCards.apply(s, this.#choose(s, lessons, examples && rng), io);
      if (s.round === heists || caperCards.actor(s) === NOBODY) continue;
      heists = s.round;
      if (examples) moments.push(...this.#factsIn(s).map((facts) => ({ heists, facts })));
    }
    const won = caperCards.outcome(s)!.ending === 'won';
    for (const { heists, facts } of moments) (examples![heists] ??= []).push({ facts, won });
    return won;
  }

  #choose(s: State, lessons: Lessons, curious: FastRng | undefined): Action {
    const legal = this.#legal;
    legal.clear();
    caperCards.legal(s, legal);
    if (legal.size === 1) return legal.at(0);
    const ranking = this.#rank(s, lessons, legal);
    if (!curious || s.round === this.#goal - 1 || curious.below(CURIOUS_ONCE_IN) > 0) return ranking[0]!.action;
    const near = ranking.filter(({ value }) => value > ranking[0]!.value - CURIOUS_WITHIN);
    return near[curious.below(near.length)]!.action;
  }

  #rank(s: State, lessons: Lessons, legal: ActionList): Ranked[] {
    const crew = Array.from(s.crew.subarray(0, s.crewSize));
    if (this.#course.hands === 'open')
      return rankActions(new OpenPlan(openTableOf(s, this.#goal), lessons), crew, legal);
    const view = caperCards.view(s, seatOf(caperCards.actor(s)));
    return rankActions(new RoundPlan(view, lessons[s.round + 1]), crew, legal);
  }

  /** The facts before a round: one list for each hand, or one for all of them together. */
  #factsIn(s: State): Int8Array[] {
    const tucked = Array.from(s.rewards.subarray(0, s.round));
    const hands = Array.from({ length: s.seats }, (_, seat) => s.hand.slice(seat * KINDS, (seat + 1) * KINDS));
    if (this.#course.hands === 'hidden') {
      const elsewhere = (hand: Int16Array) => s.discard.map((gone, kind) => COPIES - gone - hand[kind]!);
      return hands.map((hand) => factsOf(hand, elsewhere(hand), tucked));
    }
    const constant = factsOf(NO_CARDS, NO_CARDS, tucked);
    const each = hands.map((hand) => factsOf(hand, NO_CARDS, tucked));
    return [constant.map((fact, i) => each.reduce((sum, facts) => sum + facts[i]! - fact, fact))];
  }
}
