import { FastRng, seatOf, type Action, type AnyGame, type Course, type GameView, type Seat } from '@hideout/kernel';
import type { Coach } from './coach.ts';
import { chanceBy, type Curve } from './curve.ts';
import { Explorer } from './explorer.ts';
import type { Choice, Foresight, Reach } from './foresight.ts';
import { chanceOf, dealOf, seedOf, whimsOf } from './seedOf.ts';

/** One choice as the judge sees it. */
export interface Judged {
  readonly choice: Choice;
  /** In how many worlds it was tried: always the first ones of those in which the best was tried. */
  readonly worlds: number;
  /** What came of it on average, in the unit of the foresight. */
  readonly worth: number;
  /** The chance to win with it. */
  readonly chance: number;
}

/** What a judge makes of a decision: every choice, the best first. */
export interface Judgement {
  readonly choices: readonly Judged[];
  /** The choice that was to be judged in any case. */
  readonly made: Judged | undefined;
}

/** How much trouble a judge takes. */
export interface Care {
  /** The share of the usual trials that it takes. */
  readonly effort?: number;
  /** Which worlds it imagines: every number stands for others. */
  readonly sample?: number;
  /** How the others play: the name of a level, if that is known. */
  readonly company?: string | undefined;
}

/** A choice and what came of it, world by world. */
interface Runner {
  readonly choice: Choice;
  readonly worths: number[];
}

/** With the whole effort no choice is dropped before it was tried in this many worlds. */
const FEWEST_WORLDS = 6;

/**
 * Judges decisions by what their seat sees. Every choice is tried in the same imagined worlds with the same chance; the
 * worse half is dropped again and again, until the best two share what is left of the trials. The same question always
 * has the same answer.
 */
export class Judge {
  readonly #coach: Coach;
  readonly #explorer: Explorer;
  readonly #foresight: Foresight;
  readonly #effort: number;
  readonly #sample: number;
  readonly #curve: Curve;
  readonly #deals = new FastRng(0);
  readonly #chance = new FastRng(0);
  readonly #whims = new FastRng(0);
  #view!: GameView;
  #seat!: Seat;
  #seed = 0;
  #running: Runner[] = [];
  #dropped: Runner[] = [];
  #made: Choice | undefined;
  #rounds = 1;
  #worlds = 0;
  /** After this many worlds the worse half is dropped. */
  #next = 0;

  constructor(game: AnyGame, coach: Coach, { effort = 1, sample = 0, company = '' }: Care = {}) {
    this.#coach = coach;
    this.#effort = effort;
    this.#sample = sample;
    this.#curve = coach.curves?.[company] ?? coach.curve;
    this.#explorer = new Explorer(game, coach);
    this.#foresight = this.#explorer.foresight;
  }

  /** How far it looks. */
  get reach(): Reach {
    return this.#foresight.reach;
  }

  /** How far the game is, from 0 to 1. */
  get phase(): number {
    return this.#coach.phase?.(this.#view) ?? 0;
  }

  /** Turns to a decision of the seat that looks; `made` is a choice that is to be judged in any case. */
  begin(view: GameView, legal: readonly Action[], made?: Choice): void {
    this.#foresight.begin?.();
    const choices = choicesOf(this.#foresight, view, legal, made);
    this.#view = view;
    this.#seat = seatOf(view.actor);
    this.#seed = seedOf(view, this.#sample);
    this.#running = choices.map((choice) => ({ choice, worths: [] }));
    this.#made = made;
    this.#dropped = [];
    this.#rounds = Math.max(1, Math.ceil(Math.log2(choices.length)));
    this.#worlds = 0;
    this.#next = this.#share();
  }

  /** Tries what is left in one more world; false once nothing is left to find out. */
  step(): boolean {
    if (this.#next === 0) return false;
    for (const { choice, worths } of this.#running) worths.push(this.#try(choice, this.#worlds));
    this.#worlds++;
    if (this.#worlds === this.#next) this.#finishRound();
    return this.#next > 0;
  }

  /** What it makes of the decision so far; at least one step must have been taken. */
  judgement(): Judgement {
    const [best, ...others] = [...this.#running.toSorted(byMean), ...this.#dropped];
    const most = meanOf(best!.worths);
    const judged = (runner: Runner, worth: number): Judged => ({
      choice: runner.choice,
      worlds: runner.worths.length,
      worth,
      chance: chanceBy(this.#curve, worth, this.phase),
    });
    const rest = others.map((runner) => judged(runner, Math.min(most, most - leadOf(best!, runner))));
    const ranked = [judged(best!, most), ...rest.toSorted((a, b) => b.worth - a.worth)];
    const made = this.#made;
    return { choices: ranked, made: made && ranked.find(({ choice }) => isSame(choice, made)) };
  }

  /** What comes of a choice in the first worlds, by all that was learnt about the decision. */
  explore(choice: Choice): Course[] {
    return this.#explorer.explore(this.#view, choice, this.#seed);
  }

  /** How many worlds more a round takes with so many choices. */
  #share(): number {
    const trials = (this.#effort * this.#foresight.trials) / this.#rounds;
    return (
      this.#worlds + Math.max(1, Math.ceil(this.#effort * FEWEST_WORLDS), Math.floor(trials / this.#running.length))
    );
  }

  #finishRound(): void {
    if (this.#running.length <= 2) {
      this.#next = 0;
      return;
    }
    this.#running.sort(byMean);
    this.#dropped.unshift(...this.#running.splice(Math.ceil(this.#running.length / 2)));
    this.#next = this.#share();
  }

  #try(choice: Choice, world: number): number {
    this.#deals.reseed(this.#seed, dealOf(world));
    this.#chance.reseed(this.#seed, chanceOf(world));
    this.#whims.reseed(this.#seed, whimsOf(world));
    const s = this.#foresight.imagine(this.#view, this.#deals);
    if (this.#foresight.tryOut) this.#foresight.tryOut(s, choice, this.#chance, this.#whims);
    else this.#foresight.playOn(s, choice, { rng: this.#chance, log: undefined }, this.#whims);
    return this.#foresight.worth(s, this.#seat);
  }
}

/** What is chosen from: what the foresight offers, with the choice that was made, which may be longer than one of them. */
function choicesOf(foresight: Foresight, view: GameView, legal: readonly Action[], made?: Choice): readonly Choice[] {
  const choices = foresight.choices?.(view, legal) ?? legal.map((action) => [action]);
  return !made || choices.some((choice) => isSame(choice, made)) ? choices : [...choices, made];
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.length === other.length && one.every((action, i) => action === other[i]);

const meanOf = (worths: readonly number[]): number => worths.reduce((sum, each) => sum + each, 0) / worths.length;
const byMean = (a: Runner, b: Runner): number => meanOf(b.worths) - meanOf(a.worths);

/** By how much one did better than another in the worlds in which both were tried. */
function leadOf(one: Runner, other: Runner): number {
  const worlds = other.worths.length;
  return meanOf(one.worths.slice(0, worlds)) - meanOf(other.worths);
}
