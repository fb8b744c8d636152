import { ActionList, FastRng, verbOf, type Action, type AnyGame, type Setup } from '@hideout/kernel';
import type { Learnt, Notebook, PlayLesson, Training } from '@hideout/labkit';
import { OVER, WINDOW } from '../bots/board.ts';
import { Critic, resultsOf } from '../bots/critic.ts';
import { Inputs, inputsFor } from '../bots/inputs.ts';
import { Judge } from '../bots/judge.ts';
import { Options, type Caper, type Way } from '../bots/options.ts';
import { Policy } from '../bots/policy.ts';
import { trickToPlay } from '../bots/tricks.ts';
import { AUTO, THEFT, type State } from '../rules/index.ts';

/** This many ways of a roll are judged by what has been learnt. */
const WAYS = 14;
/** Once in this many rolls any one of the best few ways is taken. */
const WHIM = 4;
const FEW = 6;

/** Thieves who play with themselves, and note every position at the end of a way for every seat. */
class Class {
  readonly #game: Caper;
  readonly #setup: Setup;
  readonly #critic: Critic | undefined;
  readonly #judge = new Judge();
  readonly #options: Options;
  readonly #policy: Policy;
  readonly #inputs: Inputs;
  readonly #legal = new ActionList();
  readonly #state: State;
  readonly #noted: State;

  constructor(game: Caper, setup: Setup, learnt: Learnt | undefined) {
    this.#game = game;
    this.#setup = setup;
    this.#critic = learnt && new Critic(game, learnt, setup.seats);
    this.#options = new Options(game, this.#judge, { spends: true });
    this.#policy = new Policy(game, this.#judge);
    this.#inputs = new Inputs(new Judge(), setup.seats);
    this.#state = game.setup(setup, new FastRng(0));
    this.#noted = game.clone(this.#state);
  }

  play(chance: FastRng, whims: FastRng, notebook: Notebook): readonly (readonly number[])[] {
    const s = this.#state;
    this.#game.setup(this.#setup, chance, s);
    const io = { rng: chance, log: undefined };
    while (s.phase !== OVER) {
      this.#judge.survey(s);
      const ruled = this.#policy.ruled(s) ?? this.#trick(s);
      if (ruled !== undefined) this.#game.apply(s, ruled, io);
      else this.#go(s, this.#choose(s, whims), io, notebook);
    }
    return Array.from({ length: s.seats }, (_, seat) => resultsOf(this.#game, s, seat));
  }

  #go(s: State, way: Way | undefined, io: Parameters<Policy['follow']>[2], notebook: Notebook): void {
    if (!way) return this.#game.apply(s, this.#legalIn(s)[0]!, io);
    const mover = s.turn;
    const first = s.extra > 0 ? mover : (mover + 1) % s.seats;
    const { hand } = this.#game.clone(s, this.#noted);
    this.#policy.follow(s, way.actions, io);
    if (s.phase === OVER) return;
    const held = hand.slice();
    this.#game.clone(s, this.#noted).hand.set(held);
    for (let seat = 0; seat < s.seats; seat++) {
      notebook.note(seat, this.#inputs.write(this.#noted, mover, first, seat));
    }
  }

  #choose(s: State, whims: FastRng): Way | undefined {
    const ways = this.#options.best(s, this.#critic ? WAYS : FEW);
    const ranked = this.#critic ? this.#critic.rank(s, ways) : ways;
    return ranked[whims.below(WHIM) === 0 ? whims.below(Math.min(FEW, ranked.length)) : 0];
  }

  #trick(s: State): Action | undefined {
    if (s.phase !== WINDOW) return undefined;
    const tricks = this.#legalIn(s).filter((action) => verbOf(action) === THEFT || verbOf(action) === AUTO);
    return trickToPlay(this.#game, this.#judge, s, tricks);
  }

  #legalIn(s: State): Action[] {
    this.#legal.clear();
    this.#game.legal(s, this.#legal);
    return this.#legal.toArray();
  }
}

/** How the bots of Caper (1970) learn what a position is worth: the chance to win, and the share of all points. */
export const training: Training = {
  inputs: ({ seats }) => inputsFor(seats),
  widths: [64, 32],
  outputs: 2,
  lessons: (game: AnyGame, setup, learnt): PlayLesson => {
    const pupils = new Class(game as unknown as Caper, setup, learnt);
    return (chance, whims, notebook) => pupils.play(chance, whims, notebook);
  },
};
