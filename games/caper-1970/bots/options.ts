import { HIDEOUT, SPACES, type State, type View } from '../rules/index.ts';
import { laddersIn, othersIn } from '../rules/route/usage.ts';
import { LADDER, TOOL_KINDS } from '../rules/tools.ts';
import { FastRng, seatOf, type Action, type Game, type GameEvent } from '@hideout/kernel';
import { carries, OVER } from './board.ts';
import type { Judge } from './judge.ts';
import { NONE, Reach } from './reach.ts';
import { actionsOf } from './way.ts';

export type Caper = Game<State, GameEvent, View>;

/** This many stages of ways are looked at. */
const STAGES = 12;
/** What a tool is worth that is used up and of which nothing else tells, in chances to win. */
const TOOL_WORTH = 0.004;

/** A way to spend a count, and what the mover's chance to win seems after it. */
export interface Way {
  readonly actions: readonly Action[];
  readonly value: number;
}

/** A part of a way: what is left to do after the milestones so far. */
interface Stage {
  readonly reach: Reach;
  state: State;
  prefix: readonly Action[];
}

/** A landing that has been judged but not spelled out: a stage and a space, or actions that are known already. */
interface Landing {
  readonly stage: Stage;
  readonly space: number;
  readonly value: number;
  readonly actions?: readonly Action[];
}

/**
 * The ways of a roll, from landing to landing: every space that the count leads to exactly, past jewels and alarms or
 * not. A way is a macro action; its units are played one after another.
 */
export class Options {
  readonly #game: Caper;
  readonly #judge: Judge;
  readonly #spends: boolean;
  /** What chance brings after a way is never looked at. */
  readonly #io = { rng: new FastRng(0), log: undefined };
  readonly #stages: Stage[] = [];
  #used = 0;
  #landings: Landing[] = [];
  #trial: State | undefined;
  #seat = 0;
  #first = 0;

  /** Those that spend tools to land exactly take longer. */
  constructor(game: Caper, judge: Judge, { spends }: { readonly spends: boolean }) {
    this.#game = game;
    this.#spends = spends;
    this.#judge = judge;
  }

  /** The best ways of the seat to move, best first, at most this many; none where no unit leads to a landing. */
  best(s: Readonly<State>, most: number): Way[] {
    this.#look(s);
    const top = most === 1 ? this.#spelled(this.#top()) : undefined;
    if (top) return [top];
    const ways: Way[] = [];
    for (const landing of this.#landings.toSorted((a, b) => b.value - a.value)) {
      const way = this.#spelled(landing);
      if (way) ways.push(way);
      if (ways.length === most) break;
    }
    return ways;
  }

  #top(): Landing | undefined {
    let best: Landing | undefined;
    for (const landing of this.#landings) if (!best || landing.value > best.value) best = landing;
    return best;
  }

  #spelled(landing: Landing | undefined): Way | undefined {
    if (!landing) return undefined;
    const { stage, space, value } = landing;
    const actions = landing.actions ?? this.#actionsTo(stage, space, stage.state.count);
    return actions && { actions, value };
  }

  #actionsTo({ reach, state, prefix }: Stage, space: number, units: number): Action[] | undefined {
    const trail = reach.trailTo(space, units);
    const rest = actionsOf(reach, state, trail, units, this.#seat * TOOL_KINDS);
    return rest && [...prefix, ...rest];
  }

  /** Judges every landing. */
  #look(s: Readonly<State>): void {
    this.#seat = s.turn;
    this.#first = s.extra > 0 ? s.turn : (s.turn + 1) % s.seats;
    this.#landings = [];
    this.#used = 0;
    this.#judge.prepare(s, s.turn);
    this.#open(s, []);
    for (let at = 0; at < this.#used; at++) {
      const stage = this.#stages[at]!;
      this.#land(stage);
      this.#pass(stage);
    }
  }

  #open(s: Readonly<State>, prefix: readonly Action[]): void {
    if (this.#used === STAGES || s.count === 0) return;
    let stage = this.#stages[this.#used];
    if (stage) this.#game.clone(s, stage.state);
    else
      this.#stages.push((stage = { reach: new Reach({ spends: this.#spends }), state: this.#game.clone(s), prefix }));
    stage.prefix = prefix;
    stage.reach.find(stage.state, s.thief[s.turn]!, s.count, s.stock, s.turn * TOOL_KINDS);
    this.#used++;
  }

  /** Every space on which the stage can end. */
  #land(stage: Stage): void {
    const { reach, state } = stage;
    for (let space = 0; space < SPACES; space++) {
      const trail = reach.trailTo(space, state.count);
      if (trail === NONE || (trail > 0 && reach.isMilestone(space))) continue;
      if (this.#isEvent(state, space)) this.#try(stage, this.#actionsTo(stage, space, state.count));
      else this.#landings.push({ stage, space, value: this.#valueOn(stage, space, trail) });
    }
  }

  /** Whether a landing there captures somebody or brings jewels home. */
  #isEvent(s: Readonly<State>, space: number): boolean {
    if (space === HIDEOUT[s.side[this.#seat]!] && carries(s, this.#seat)) return true;
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat !== this.#seat && s.thief[seat] === space && carries(s, seat)) return true;
    }
    return false;
  }

  #valueOn({ reach, state }: Stage, space: number, trail: number): number {
    const stock = this.#seat * TOOL_KINDS + LADDER;
    const used = reach.used[trail]!;
    const from = state.thief[this.#seat]!;
    state.thief[this.#seat] = space;
    state.stock[stock]! -= laddersIn(used);
    const value = this.#judge.worth(state, this.#first, this.#seat);
    state.thief[this.#seat] = from;
    state.stock[stock]! += laddersIn(used);
    return value - TOOL_WORTH * othersIn(used);
  }

  /** Carries actions out that change more than the thief's place, and judges what comes of it. */
  #try(stage: Stage, actions: readonly Action[] | undefined): void {
    if (!actions) return;
    const trial = this.#carriedOut(stage, actions);
    if (!trial) return;
    const value = this.#judge.worth(trial, this.#first, this.#seat);
    this.#landings.push({ stage, space: NONE, value, actions });
  }

  /** The position after the actions from this stage on; undefined where they turn out not to be legal. */
  #carriedOut({ state, prefix }: Stage, actions: readonly Action[]): State | undefined {
    const trial = (this.#trial = this.#game.clone(state, this.#trial));
    for (let at = prefix.length; at < actions.length; at++) {
      if (trial.turn !== state.turn || this.#game.refuse(trial, seatOf(this.#seat), actions[at]!)) return undefined;
      this.#game.apply(trial, actions[at]!, this.#io);
    }
    return trial;
  }

  /** Every jewel and alarm that the stage can come to: there the way ends or a new stage begins. */
  #pass(stage: Stage): void {
    const { reach, state } = stage;
    for (let space = 0; space < SPACES; space++) {
      if (!reach.isMilestone(space)) continue;
      const trail = reach.quickestTo(space);
      if (trail <= 0) continue;
      const units = reach.units[trail]!;
      const rest = actionsOf(reach, state, trail, units, this.#seat * TOOL_KINDS);
      if (!rest) continue;
      const actions = [...stage.prefix, ...rest];
      if (units === state.count) this.#try(stage, actions);
      else {
        const next = this.#carriedOut(stage, actions);
        if (next && next.phase !== OVER && next.turn === this.#seat) this.#open(next, actions);
      }
    }
  }
}
