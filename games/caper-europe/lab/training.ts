import { searchBot, type Level, type Manner, type Net, type Thinker } from '@hideout/bots';
import {
  ActionList,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type FastRng,
  type Game,
  type GameEvent,
  type Seat,
} from '@hideout/kernel';
import type { Notebook, PlayLesson, Training } from '@hideout/labkit';
import { INPUTS, Inputs, SHAPE } from '../bots/inputs.ts';
import { knowledgeOf } from '../bots/knowledge.ts';
import { MANNER } from '../bots/manner.ts';
import { resultOf, worthOf } from '../bots/verdict.ts';
import { bookIn, CITIES, type State, type View } from '../rules/index.ts';

type Europe = Game<State, GameEvent, View>;

/** How long a pupil thinks. */
const PUPIL: Level = { name: 'pupil', budget: { iterations: 192, milliseconds: Infinity }, slack: 0 };
/** How it searches by what it has learnt, which is less of a gamble than playouts are: it plays out every second time. */
const CALM: Manner = { ...MANNER, curiosity: 0.1 };
const PLAYED_OUT = 2;
/** Once in this many decisions any one of the best few actions is taken. */
const WHIM = 4;
const FEW = 4;
/** A byte of a row as a number from 0 to 1. */
const STEP = 1 / 255;

/** Two crews of thieves who play with themselves in one City after the other, and note every decision for both seats. */
class Class {
  readonly #game: Europe;
  readonly #pupil: Thinker;
  readonly #inputs: Inputs;
  readonly #legal = new ActionList();
  readonly #numbers = new Float32Array(INPUTS);
  #state: State | undefined;
  #choice = 0 as Action;

  constructor(game: Europe, net: Net | undefined) {
    this.#game = game;
    const leaves = net && { net, playedOut: PLAYED_OUT };
    this.#pupil = searchBot(game, PUPIL, knowledgeOf(game, leaves), net ? CALM : MANNER);
    this.#inputs = new Inputs(bookIn(game));
  }

  play(chance: FastRng, whims: FastRng, notebook: Notebook): readonly (readonly number[])[] {
    const game = this.#game;
    const legal = this.#legal;
    const options = { city: CITIES[whims.below(CITIES.length)]!, localColour: 'off' };
    const s = (this.#state = game.setup({ seats: 2, options }, chance, this.#state));
    for (let seat = game.actor(s); seat !== NOBODY; seat = game.actor(s)) {
      legal.clear();
      game.legal(s, legal);
      if (legal.size > 1) this.#decide(s, seat, whims, notebook);
      else this.#choice = legal.at(0);
      game.apply(s, this.#choice, { rng: chance, log: undefined });
    }
    const worth = worthOf(...resultOf(game.outcome(s)!));
    return [[worth], [1 - worth]];
  }

  /** Thinks, notes what it thought beside what each seat may know, and chooses. */
  #decide(s: State, seat: Seat, rng: FastRng, notebook: Notebook): void {
    const view = (): View => this.#game.view(s, seat);
    const { ranking } = this.#pupil.think({ legal: this.#legal, view, rng, budget: PUPIL.budget });
    for (const viewer of [0, 1]) {
      const { value } = ranking[0]!;
      notebook.note(viewer, this.#numbersOf(s, seatOf(viewer)), [viewer === seat ? value : 1 - value]);
    }
    this.#choice = ranking[rng.below(WHIM) === 0 ? rng.below(Math.min(FEW, ranking.length)) : 0]!.action;
  }

  #numbersOf(s: State, viewer: Seat): Float32Array {
    const row = this.#inputs.write(s, viewer);
    for (let i = 0; i < INPUTS; i++) this.#numbers[i] = row[i]! * STEP;
    return this.#numbers;
  }
}

/**
 * How the bots of Caper: Europe learn what a table is worth: the win and the lead in one. Every City is played, whichever
 * is asked for, since what a card of the core does is the same in all.
 */
export const training: Training = {
  inputs: () => INPUTS,
  blocks: () => [
    [SHAPE.sites, SHAPE.site, 48],
    [1, SHAPE.rest, 64],
  ],
  widths: [32],
  outputs: 1,
  lessons: (game: AnyGame, _setup, net?: Net): PlayLesson => {
    const pupils = new Class(game as unknown as Europe, net);
    return (chance, whims, notebook) => pupils.play(chance, whims, notebook);
  },
};
