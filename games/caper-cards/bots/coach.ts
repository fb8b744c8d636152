import { LAYOUT, REWARDS, type State, type View } from '../rules/index.ts';
import {
  DEAL,
  NOBODY,
  seatOf,
  shuffle,
  type FastRng,
  type Game,
  type GameEvent,
  type Io,
  type Seat,
} from '@hideout/kernel';
import { PLAIN_CURVE, riddlesOf, type Choice, type Coach, type Foresight } from '@hideout/bots';
import { Belief } from './belief.ts';
import { conventionalAction } from './convention.ts';
import { CURVES } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { riddles } from './riddles.ts';

const TRIALS = 500;

/** Lets everybody follow the convention to the end of the game, in worlds that fit what the others did. */
class TeamForesight implements Foresight<State, View> {
  readonly trials = TRIALS;
  readonly reach = 'game';
  readonly hasSheets = false;
  readonly #game: Game<State, GameEvent, View>;
  #belief: Belief | undefined;
  #view: View | undefined;
  readonly #world = LAYOUT.make();

  constructor(game: Game<State, GameEvent, View>) {
    this.#game = game;
  }

  imagine(view: View, rng: FastRng): State {
    if (view !== this.#view || !this.#belief) this.#belief = new Belief(view);
    this.#view = view;
    this.#belief.draw(rng, this.#world);
    return this.#world;
  }

  playOn(s: State, choice: Choice, io: Io<GameEvent>): void {
    const seat = seatOf(this.#game.actor(s));
    for (const [i, action] of choice.entries()) {
      if (i === 0 || !this.#game.refuse(s, seat, action)) this.#game.apply(s, action, io);
    }
    while (this.#game.actor(s) !== NOBODY) this.#game.apply(s, conventionalAction(s), io);
  }

  worth(s: State, seat: Seat): number {
    return this.#game.payoff(s, seat);
  }
}

/** What the team can hope for, for hints and analysis. */
export const coach: Coach = {
  foresight: (game) => new TeamForesight(game as unknown as Game<State, GameEvent, View>) as unknown as Foresight,
  curve: PLAIN_CURVE,
  curves: CURVES,
  phase: (view) => (view as View).tucked.length / (view as View).goal,
  worlds: 100,
  looks: 12,
  redraw(s, rng) {
    const { deck, deckSize, row, rowSize, rewards, round, looked } = s as State;
    shuffle(deck, 0, deckSize, rng, DEAL);
    shuffle(row, 0, rowSize, rng, DEAL);
    shuffle(rewards, looked === 0 ? round : round + 1, REWARDS.length, rng, DEAL);
  },
  motives: MOTIVES,
  riddles: riddlesOf(riddles),
  counted: ['crew', 'difficulty'],
};
