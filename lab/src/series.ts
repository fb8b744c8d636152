import type { Bot, Budget, Question } from '@hideout/bots';
import {
  ActionList,
  FastRng,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type GameEvent,
  type Log,
  type Seat,
  type Setup,
} from '@hideout/kernel';
import { Trails } from './trails.ts';

/** Who plays what: all that a game between bots depends on, apart from its number. */
export interface Lineup {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly bots: readonly Bot[];
  readonly seed: number;
}

/** Which game of a series is played. */
export interface Round {
  /** The chance of the rules depends on this alone: the same deal for whoever plays it. */
  readonly deal: number;
  /** The chance of the bots depends on this. */
  readonly turn: number;
  /** By seat: the place of its bot in the line-up. */
  readonly seated: readonly number[];
}

/** Hears what happens in a series; without a listener no events are built. */
export interface Witness extends Log<GameEvent> {
  /** An action was chosen and carried out. */
  acted(action: Action): void;
}

/** Looks on at every action of a series, with the truth before it. */
export interface Auditor {
  begin(round: Round): void;
  before(state: object): void;
  after(state: object, action: Action): void;
}

/** A bot takes all the iterations of its level, however long they take, so that nothing depends on the machine. */
const BUDGET: Budget = { milliseconds: Infinity };

/**
 * Bots that play game after game at one table. Rules and bots have chance of their own, which is set for every game: a
 * game is the same whichever games are played before it.
 */
export class Series {
  /** The state of the present game; finished after `play`. */
  readonly state: object;
  readonly #lineup: Lineup;
  readonly #witness: Witness | undefined;
  readonly #auditor: Auditor | undefined;
  readonly #chance: FastRng;
  readonly #rng: FastRng;
  readonly #legal = new ActionList();
  readonly #questions: readonly Question[];
  #trails: Trails;

  constructor(lineup: Lineup, { witness, auditor }: { readonly witness?: Witness; readonly auditor?: Auditor } = {}) {
    const { game, setup, seed } = lineup;
    this.#lineup = lineup;
    this.#witness = witness;
    this.#auditor = auditor;
    this.#chance = new FastRng(seed);
    this.#rng = new FastRng(seed);
    this.state = game.setup(setup, this.#chance);
    this.#trails = new Trails(game, [], witness);
    this.#questions = Array.from({ length: setup.seats }, (_, seat): Question => this.#questionTo(seatOf(seat)));
  }

  /** Plays one game to its end and returns how many actions it took. */
  play(round: Round): number {
    const { deal, turn, seated } = round;
    const { game, setup, bots, seed } = this.#lineup;
    const legal = this.#legal;
    const players = seated.map((place) => bots[place]!);
    const trails = (this.#trails = new Trails(game, players, this.#witness));
    const io = { rng: this.#chance, log: trails.log };
    this.#chance.reseed(seed, 2 * deal);
    this.#rng.reseed(seed, 2 * turn + 1);
    game.setup(setup, this.#chance, this.state, this.#witness);
    this.#auditor?.begin(round);
    let actions = 0;
    for (let seat = game.actor(this.state); seat !== NOBODY; seat = game.actor(this.state)) {
      legal.clear();
      game.legal(this.state, legal);
      const bot = players[seat]!;
      const action = bot.choose(this.#questions[seat]!);
      trails.asked(seat);
      if (!legal.includes(action)) throw new Error(`${bot.name} chose ${action}: ${game.encode(this.state)}`);
      this.#auditor?.before(this.state);
      game.apply(this.state, action, io);
      trails.acted(seat, action);
      this.#auditor?.after(this.state, action);
      this.#witness?.acted(action);
      actions++;
    }
    return actions;
  }

  #questionTo(seat: Seat): Question {
    const { game } = this.#lineup;
    const since = (): readonly Action[] | undefined => this.#trails.since(seat);
    return {
      legal: this.#legal,
      view: () => game.view(this.state, seat),
      rng: this.#rng,
      budget: BUDGET,
      get since() {
        return since();
      },
    };
  }

  /** By seat: what the finished game was worth. */
  payoffs(): number[] {
    const { game, setup } = this.#lineup;
    return Array.from({ length: setup.seats }, (_, seat) => game.payoff(this.state, seatOf(seat)));
  }
}
