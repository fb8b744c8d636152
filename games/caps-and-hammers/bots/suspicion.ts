import { CARDS, end, KINDS, type State, type View } from '../rules/index.ts';
import { ActionList, seatOf, verbOf, type Game, type GameEvent, type Seat } from '@hideout/kernel';
import { mixOf, type Budget, type Question, type Thinker } from '@hideout/bots';
import { DEPLOY, kindOf, placeOf } from './gain.ts';
import type { Weigh } from './likelihood.ts';
import { Worlds } from './worlds.ts';

/** In this many imagined worlds the enemy is asked what he would have done. */
const WORLDS = 32;
/** The share of a suspicion that rests on what is known without asking, since the enemy was asked in few worlds only. */
const COMMON_SHARE = 0.2;

/** The enemy as he is taken to think: a bot, how loosely it mixes, and what is known about its cards without asking it. */
export interface Model {
  readonly bot: Thinker;
  readonly slack: number;
  readonly weigh: Weigh;
}

/** What the model says about one card: how likely it is of each kind, and how many of each were unseen then. */
interface Testimony {
  readonly likely: Float64Array;
  readonly unseen: Int16Array;
}

/**
 * What one player suspects of the face-down cards of an enemy who thinks like `model`: in worlds that fit the own view at
 * the end of a turn, the model is asked what it would deploy where, and of that counts what went where the enemy's
 * card went. It is told own views only.
 */
export class Suspicion {
  readonly #game: Game<State, GameEvent, View>;
  readonly #model: Model;
  readonly #worlds: Worlds;
  readonly #legal = new ActionList();
  #before: View | undefined;
  /** By number of the enemy's card in this round; where there is none, what is known without asking must do. */
  #testimonies: (Testimony | undefined)[] = [];

  constructor(game: Game<State, GameEvent, View>, model: Model) {
    this.#game = game;
    this.#model = model;
    this.#worlds = new Worlds(game, this.weigh);
  }

  /** How much likelier than by chance a card of the enemy is of each kind. */
  readonly weigh: Weigh = (s, at, out, start) => {
    this.#model.weigh(s, at, out, start);
    const testimony = this.#testimonies[at % CARDS];
    if (!testimony) return;
    const { likely, unseen } = testimony;
    const sum = unseen.reduce((total, count, kind) => total + count * out[start + kind]!, 0);
    for (let kind = 0; kind < KINDS.length; kind++) {
      const told = unseen[kind] === 0 ? 0 : likely[kind]! / unseen[kind]!;
      out[start + kind] = (1 - COMMON_SHARE) * told + (COMMON_SHARE * out[start + kind]!) / sum;
    }
  };

  /** Takes notice of every decision of the own seat: at the begin of a turn the enemy has deployed a card. */
  notice(view: View, question: Pick<Question, 'rng' | 'budget'>): void {
    const before = this.#before;
    const isSameRound = before?.round === view.round;
    if (!isSameRound) this.#testimonies = [];
    if (view.step === 'second') this.#before = view;
    if (!isSameRound || view.step !== 'first' || before.turn + 2 !== view.turn) return;
    const { card, place } = newestOf(view, (1 - view.viewer) as Seat);
    this.#testimonies[card] = this.#ask(before, place, question);
  }

  /** What the model would have deployed at this place, if the own turn ended with this view. */
  #ask(before: View, place: number, { rng, budget }: Pick<Question, 'rng' | 'budget'>): Testimony | undefined {
    const likely = new Float64Array(KINDS.length);
    let s: State | undefined;
    for (let world = 0; world < WORLDS; world++) {
      s = this.#worlds.next(before, rng, s);
      this.#game.apply(s, end(), { rng, log: undefined });
      this.#addMix(s, place, likely, { rng, budget: this.#paceOf(budget) });
    }
    const sum = likely.reduce((total, weight) => total + weight, 0);
    if (sum === 0) return undefined;
    return { likely: likely.map((weight) => weight / sum), unseen: this.#worlds.unseen.slice() };
  }

  /** The model is asked at its own pace, or quicker where the own bot must hurry more. */
  #paceOf({ iterations = Infinity }: Budget): Budget {
    return { iterations: Math.min(this.#model.bot.budget.iterations, iterations), milliseconds: Infinity };
  }

  #addMix(s: State, place: number, likely: Float64Array, pace: Pick<Question, 'rng' | 'budget'>): void {
    const view = this.#game.view(s, seatOf(this.#game.actor(s)));
    this.#legal.clear();
    this.#game.legal(s, this.#legal);
    const { ranking } = this.#model.bot.think({ ...pace, legal: this.#legal, view: () => view });
    const mix = mixOf(ranking, this.#model.slack);
    for (const [i, { action }] of ranking.entries()) {
      if (verbOf(action) === DEPLOY && placeOf(action) === place) likely[kindOf(action)]! += mix[i]!;
    }
  }
}

/** The card that a seat deployed last, and where it lies now. */
function newestOf(view: View, seat: Seat): { readonly card: number; readonly place: number } {
  const cards = view.places.flatMap(({ sides }, place) => sides[seat]!.map(({ card }) => ({ card, place })));
  return cards.reduce((newest, each) => (each.card > newest.card ? each : newest));
}
