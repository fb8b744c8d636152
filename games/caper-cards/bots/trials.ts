import { caperCards, LAYOUT, type View } from '../rules/index.ts';
import { FastRng } from '@hideout/kernel';
import type { Ranked } from '@hideout/bots';
import { Belief } from './belief.ts';
import { playOut } from './rollout.ts';

/** What seems so much worse by the plan is not tried. */
const HOPELESS = 0.15;
/** Fewer worlds than that tell nothing. */
const FEWEST_WORLDS = 8;
/** More worlds than that would not change much. */
const MOST_WORLDS = 300;
/** Once in this many worlds it is decided what to give up. */
const STRIDE = 16;
/** What lies this many standard errors behind the leader is given up. */
const GIVEN_UP = 2.5;
/** How far the plan is usually off, in chances to win: what trials say counts the more the surer it is beside this. */
const PLAN_ERROR = 0.04;

/** An action as the plan saw it, and its chance to win in each world in which it was tried: the same ones for all. */
interface Candidate {
  readonly planned: Ranked;
  readonly chances: number[];
}

/**
 * Tries the best actions of a plan in worlds that the belief draws, all in the same worlds and with the same luck, and
 * lets everybody follow the convention afterwards.
 */
export class Trials {
  readonly #belief: Belief;
  readonly #favourite: Candidate;
  readonly #all: readonly Candidate[];
  /** Those that are still tried. */
  #open: readonly Candidate[];
  readonly #world = LAYOUT.make();
  readonly #copy = LAYOUT.make();
  readonly #luck = new FastRng(0);

  /** `planned` are all actions as the plan ranks them, its favourite first. */
  constructor(view: View, planned: readonly Ranked[]) {
    this.#belief = new Belief(view);
    this.#all = planned.map((each) => ({ planned: each, chances: [] }));
    this.#favourite = this.#all[0]!;
    this.#open = this.#all.filter((each) => each.planned.value >= this.#favourite.planned.value - HOPELESS);
  }

  /** Whether there is anything to find out. */
  get isOpen(): boolean {
    return this.#open.length > 1;
  }

  /** Tries every action that is left in one more world; returns how many decisions that took. */
  tryWorld(rng: FastRng): number {
    this.#belief.draw(rng, this.#world);
    const seed = rng.next();
    let taken = 0;
    for (const { planned, chances } of this.#open) {
      this.#luck.reseed(seed);
      const { chance, decisions } = playOut(caperCards.clone(this.#world, this.#copy), planned.action, this.#luck);
      chances.push(chance);
      taken += decisions;
    }
    const worlds = this.#open[0]!.chances.length;
    if (worlds === MOST_WORLDS) this.#open = [];
    else if (worlds % STRIDE === 0) this.#giveUp();
    return taken;
  }

  #giveUp(): void {
    const leader = this.#open.reduce((best, each) => (meanOf(each.chances) > meanOf(best.chances) ? each : best));
    this.#open = this.#open.filter((each) => each === leader || !isFarBehind(each, leader));
  }

  /** All actions, the best first; nothing counts for more than that, and what was not tried counts as planned. */
  ranking(): Ranked[] {
    const best = this.#best();
    const worthOf = ({ planned, chances }: Candidate) => (chances.length > 0 ? meanOf(chances) : planned.value);
    const most = worthOf(best);
    const others = this.#all
      .filter((each) => each !== best)
      .map((each) => rankedAs(each, Math.min(worthOf(each), most)))
      .toSorted((a, b) => b.value - a.value);
    return [rankedAs(best, most), ...others];
  }

  /** What leads the favourite by most, plan and trials taken together. */
  #best(): Candidate {
    let best = this.#favourite;
    if (best.chances.length < FEWEST_WORLDS) return best;
    let most = 0;
    for (const each of this.#all) {
      if (each.chances.length === 0) continue;
      const { mean, error } = leadOf(each, this.#favourite);
      const planned = each.planned.value - this.#favourite.planned.value;
      const trust = PLAN_ERROR ** 2 / (PLAN_ERROR ** 2 + error ** 2);
      const lead = trust * mean + (1 - trust) * planned;
      if (lead <= most) continue;
      best = each;
      most = lead;
    }
    return best;
  }
}

const rankedAs = ({ planned, chances }: Candidate, value: number): Ranked => ({
  action: planned.action,
  visits: chances.length,
  value,
});

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function isFarBehind(one: Candidate, leader: Candidate): boolean {
  const { mean, error } = leadOf(leader, one);
  return mean > GIVEN_UP * error;
}

/** By how much one did better than another in the worlds in which both were tried, and the standard error of that. */
function leadOf(one: Candidate, other: Candidate): { readonly mean: number; readonly error: number } {
  const worlds = Math.min(one.chances.length, other.chances.length);
  const leads = Array.from({ length: worlds }, (_, i) => one.chances[i]! - other.chances[i]!);
  const mean = meanOf(leads);
  return { mean, error: Math.sqrt(meanOf(leads.map((lead) => (lead - mean) ** 2)) / worlds) };
}
