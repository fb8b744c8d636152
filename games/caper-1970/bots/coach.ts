import { IN_VAULT, JEWELS, type State, type View } from '../rules/index.ts';
import {
  DEAL,
  FastRng,
  shuffle,
  type Action,
  type FastRng as Chance,
  type GameEvent,
  type Io,
  type Seat,
} from '@hideout/kernel';
import { riddlesOf, type Choice, type Coach, type Foresight } from '@hideout/bots';
import { OVER } from './board.ts';
import { CURVE } from './curve.ts';
import { MOTIVES } from './motives.ts';
import { riddles } from './riddles.ts';
import { Judge } from './judge.ts';
import { Options, type Caper } from './options.ts';
import { Policy } from './policy.ts';

const TRIALS = 160;
/** Rounds that everybody plays on after the choice. */
const ROUNDS = 2;
/** Ways that are looked into. */
const MOST_WAYS = 8;

/** Judges whole ways: everybody plays on for two rounds, and then the jewels tell. */
class ThiefForesight implements Foresight<State, View> {
  readonly trials = TRIALS;
  readonly reach = 'turns';
  readonly hasSheets = true;
  readonly #game: Caper;
  readonly #judge = new Judge();
  readonly #options: Options;
  readonly #policy: Policy;
  #view: View | undefined;
  #world: State | undefined;

  constructor(game: Caper) {
    this.#game = game;
    this.#options = new Options(game, this.#judge, { spends: true });
    this.#policy = new Policy(game, this.#judge);
  }

  imagine(view: View, rng: Chance): State {
    this.#world = this.#game.imagine(view, rng, this.#world);
    if (view !== this.#view) this.#judge.survey(this.#world);
    this.#view = view;
    return this.#world;
  }

  playOn(s: State, choice: Choice, io: Io<GameEvent>): void {
    const seat = s.turn;
    this.#policy.follow(s, choice, io);
    const answers = ROUNDS * s.seats - 1;
    this.#policy.play(s, s.turn === seat ? answers + 1 : answers, io);
  }

  worth(s: State, seat: Seat): number {
    if (s.phase === OVER) return this.#game.payoff(s, seat);
    this.#judge.prepare(s, (s.turn + s.seats - 1) % s.seats, seat);
    return Math.min(1, Math.max(0, this.#judge.worth(s, s.turn, seat)));
  }

  choices(view: View, legal: readonly Action[]): readonly Choice[] {
    const s = this.imagine(view, new FastRng(0));
    const ways = this.#options
      .best(s, MOST_WAYS)
      .map(({ actions }) => actions)
      .filter(([first]) => legal.includes(first!));
    const begun = new Set(ways.map(([first]) => first));
    return [...ways, ...legal.filter((action) => !begun.has(action)).map((action) => [action])];
  }
}

/** What the bots of Caper (1970) think of ways, for hints and analysis. */
export const coach: Coach = {
  foresight: (game) => new ThiefForesight(game as unknown as Caper) as unknown as Foresight,
  curve: CURVE,
  phase: (view) => (view as View).jewels.filter((where) => where !== IN_VAULT).length / JEWELS.length,
  worlds: 40,
  looks: 1,
  redraw: (s, rng) => shuffle((s as State).pile, 0, (s as State).pileSize, rng, DEAL),
  motives: MOTIVES,
  riddles: riddlesOf(riddles),
  counted: ['jewels'],
};
