import type { State, View } from '../rules/index.ts';
import { FastRng } from '@hideout/kernel';
import { GivenRoll } from './chance.ts';
import { CHANCE } from './dice.ts';
import type { Critic } from './critic.ts';
import type { Judge } from './judge.ts';
import type { Caper, Way } from './options.ts';
import type { Policy } from './policy.ts';
import type { Taste } from './weights.ts';

/** How far and how often a level looks ahead. */
export interface Sight {
  /** Ways that are looked into. */
  readonly ways: number;
  /** How often each way is continued with every sum of the dice before the worse half is dropped. */
  readonly tries: number;
  /** Rounds that a continuation lasts, beginning with the answers of the others; with none it does not look ahead. */
  readonly rounds: number;
  /** How much the first impression of a way counts, where all sums of the dice together count one. */
  readonly prior: number;
  /** Whether Tool Thefts and Autos are turned in. */
  readonly tricks: boolean;
  /** Ways that are valued by what has been learnt, to find those that are looked into; left out, none. */
  readonly criticised?: number;
  /** What it cares for besides winning, where that is not what everybody does. */
  readonly taste?: Taste;
}

/** A way and how often it was continued; its value is the mean of what came of it. */
export interface Tried extends Way {
  readonly visits: number;
}

/** A way and what came of it so far. */
interface Runner {
  readonly way: Way;
  /** The sum of what came of it, the first impression included, and how much that counts. */
  sum: number;
  weight: number;
  visits: number;
}

/** The sums of two dice, likely ones first. */
const SUMS = [7, 6, 8, 5, 9, 4, 10, 3, 11, 2, 12] as const;

/**
 * Looks ahead: every way is continued in the same imagined worlds with the same dice, everybody playing by the policy,
 * and judged a few turns later. The worse half of the ways is dropped again and again until one is left.
 */
export class Lookahead {
  readonly #game: Caper;
  readonly #judge: Judge;
  readonly #policy: Policy;
  readonly #sight: Sight;
  readonly #chance = new GivenRoll();
  readonly #deals = new FastRng(0);
  readonly #critic: Critic | undefined;
  #view!: View;
  #seed = 0;
  #running: Runner[] = [];
  #dropped: Runner[] = [];
  /** The continuation that comes next: which sample, and of which of the running ways. */
  #sample = 0;
  #at = 0;
  #world: State | undefined;
  #trial: State | undefined;

  /** What comes of the ways is valued by the critic, where there is one; otherwise by the judge. */
  constructor(game: Caper, judge: Judge, policy: Policy, sight: Sight, critic?: Critic) {
    this.#critic = critic;
    this.#game = game;
    this.#judge = judge;
    this.#policy = policy;
    this.#sight = sight;
  }

  begin(view: View, ways: readonly Way[], rng: FastRng): void {
    this.#view = view;
    this.#seed = rng.next();
    const { prior } = this.#sight;
    this.#running = ways.map((way) => ({ way, sum: prior * way.value, weight: prior, visits: 0 }));
    this.#dropped = [];
    this.#sample = 0;
    this.#at = 0;
  }

  /** Goes on until it is done, told to stop, or has tried so often; returns how often. Where it is cut changes nothing. */
  run(most: number, isStopped: () => boolean): number {
    let done = 0;
    while (this.#sight.rounds > 0 && this.#running.length > 1 && done < most) {
      this.#try(this.#running[this.#at]!);
      done++;
      if (++this.#at === this.#running.length) this.#finishSample();
      if (isStopped()) break;
    }
    return done;
  }

  /** The ways as they seem now, best first; a way that was not tried is worth what it seemed at first. */
  ranking(): Tried[] {
    const ranked = [...this.#running.toSorted((a, b) => valueOf(b) - valueOf(a)), ...this.#dropped];
    return ranked.map((runner) => ({ actions: runner.way.actions, visits: runner.visits, value: valueOf(runner) }));
  }

  #finishSample(): void {
    this.#at = 0;
    this.#sample++;
    if (this.#sample % (this.#sight.tries * SUMS.length) !== 0) return;
    this.#running.sort((a, b) => valueOf(b) - valueOf(a));
    this.#dropped.unshift(...this.#running.splice(Math.ceil(this.#running.length / 2)));
  }

  #try(runner: Runner): void {
    const view = this.#view;
    const seat = view.turn;
    if (this.#at === 0) {
      this.#deals.reseed(this.#seed, this.#sample);
      this.#world = this.#game.imagine(view, this.#deals, this.#world);
    }
    const s = (this.#trial = this.#game.clone(this.#world!, this.#trial));
    const sum = SUMS[this.#sample % SUMS.length]!;
    this.#chance.begin(this.#seed + 1, this.#sample, sum);
    const io = { rng: this.#chance, log: undefined };
    this.#policy.follow(s, runner.way.actions, io);
    const answers = this.#sight.rounds * s.seats - 1;
    this.#policy.play(s, s.turn === seat ? answers + 1 : answers, io);
    runner.sum += CHANCE[sum]! * this.#worth(s, seat);
    runner.weight += CHANCE[sum]!;
    runner.visits++;
  }

  #worth(s: Readonly<State>, seat: number): number {
    const mover = (s.turn + s.seats - 1) % s.seats;
    if (this.#critic) return this.#critic.worth(s, mover, s.turn, seat);
    this.#judge.prepare(s, mover, seat);
    return this.#judge.worth(s, s.turn, seat);
  }
}

const valueOf = ({ way, sum, weight }: Runner): number => (weight === 0 ? way.value : sum / weight);
