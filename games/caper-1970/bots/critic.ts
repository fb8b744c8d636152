import { FastRng, seatOf, type Action } from '@hideout/kernel';
import { safeWith, type State } from '../rules/index.ts';
import { OVER } from './board.ts';
import { Inputs } from './inputs.ts';
import { Judge } from './judge.ts';
import type { Caper, Way } from './options.ts';

/** What the share of all points counts beside the chance to win, so that lost and won games are still played on. */
const POINTS = 0.05;
/** How much the judge's second opinion counts: it sees in single steps what the net has seen too seldom. */
const SECOND = 0.4;
/** What a Tool Theft or an Auto must bring: the net knows what the card in the hand is worth, but not very well. */
const TRICK = 0.002;

/** A net, or whatever else says what becomes of a row of inputs. */
interface Learnt {
  evaluate(row: ArrayLike<number>): ArrayLike<number>;
}

/** What a position is worth by a net that has learnt from games, and by the judge. */
export class Critic {
  readonly #game: Caper;
  readonly #net: Learnt;
  readonly #judge = new Judge();
  readonly #inputs: Inputs;
  /** What chance brings after a way is never looked at. */
  readonly #io = { rng: new FastRng(0), log: undefined };
  #trial: State | undefined;

  constructor(game: Caper, net: Learnt, seats: number) {
    this.#game = game;
    this.#net = net;
    this.#inputs = new Inputs(this.#judge, seats);
  }

  /** What the position after what `mover` did is worth to a seat, when `first` is the next to roll. */
  worth(s: Readonly<State>, mover: number, first: number, seat: number): number {
    if (s.phase === OVER) return valueOf(resultsOf(this.#game, s, seat));
    const learnt = valueOf(this.#net.evaluate(this.#inputs.write(s, mover, first, seat)));
    return (1 - SECOND) * learnt + SECOND * this.#judge.worth(s, first, seat);
  }

  /** The ways of the seat to move as the critic sees them, best first. */
  rank(s: Readonly<State>, ways: readonly Way[]): Way[] {
    return ways
      .map(({ actions }) => ({ actions, value: this.after(s, actions) }))
      .toSorted((a, b) => b.value - a.value);
  }

  /** What it is worth to the seat to move to have done all this. */
  after(s: Readonly<State>, actions: readonly Action[]): number {
    const trial = (this.#trial = this.#game.clone(s, this.#trial));
    const first = s.extra > 0 ? s.turn : (s.turn + 1) % s.seats;
    const seat = seatOf(s.turn);
    for (const [i, action] of actions.entries()) {
      if (i > 0 && (trial.turn !== s.turn || trial.phase === OVER || this.#game.refuse(trial, seat, action))) break;
      this.#game.apply(trial, action, this.#io);
    }
    trial.hand.set(s.hand);
    return this.worth(trial, s.turn, first, s.turn);
  }

  /** The Tool Theft or Auto that is worth turning in now, for what it does to everybody; undefined when none is. */
  trick(s: Readonly<State>, tricks: readonly Action[]): Action | undefined {
    if (tricks.length === 0) return undefined;
    const next = (s.turn + 1) % s.seats;
    const now = this.worth(s, s.turn, next, s.turn);
    let best: Action | undefined;
    let most = 0;
    for (const action of tricks) {
      const trial = (this.#trial = this.#game.clone(s, this.#trial));
      this.#game.apply(trial, action, this.#io);
      const gain = this.worth(trial, s.turn, next, s.turn) - now - TRICK;
      if (gain > most) [best, most] = [action, gain];
    }
    return best;
  }
}

const valueOf = (chances: ArrayLike<number>): number => chances[0]! + POINTS * chances[1]!;

/** What came of a finished game for a seat, as a net learns it: its share of the win, and of all points. */
export function resultsOf(game: Caper, s: Readonly<State>, seat: number): readonly [win: number, points: number] {
  let [own, all] = [0, 0];
  for (let jewel = 0; jewel < s.points.length; jewel++) {
    all += s.points[jewel]!;
    if (s.jewel[jewel] === safeWith(seat)) own += s.points[jewel]!;
  }
  return [game.payoff(s, seatOf(seat)), own / all];
}
