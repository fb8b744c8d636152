import {
  ActionList,
  FastRng,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type GameEvent,
  type Log,
  type Setup,
} from '@hideout/kernel';

/** Where the chance of a table comes from: one sequence of a seed. */
export interface Chance {
  readonly seed: number;
  readonly sequence: number;
}

/** How a table is dealt; the next deal takes the sequence `stride` further on. */
export interface Deal {
  readonly setup: Setup;
  readonly chance: Chance;
  readonly stride: number;
}

/** One game that the engine holds: the whole truth, and its own chance. */
export class EngineTable {
  readonly state: object;
  readonly #game: AnyGame;
  readonly #rng: FastRng;
  readonly #legal = new ActionList();
  #isListed = false;
  #deal: Deal | undefined;

  constructor(game: AnyGame, state: object, rng: FastRng, deal?: Deal) {
    this.#game = game;
    this.state = state;
    this.#rng = rng;
    this.#deal = deal;
  }

  static deal(game: AnyGame, deal: Deal, log?: Log<GameEvent>): EngineTable {
    const rng = new FastRng(deal.chance.seed, deal.chance.sequence);
    return new EngineTable(game, game.setup(deal.setup, rng, undefined, log), rng, deal);
  }

  /** The same state, with chance of its own from here on. */
  copy(rng: FastRng): EngineTable {
    return new EngineTable(this.#game, this.#game.clone(this.state), rng, this.#deal);
  }

  get actor(): number {
    return this.#game.actor(this.state);
  }

  get isOver(): boolean {
    return this.actor === NOBODY;
  }

  /** How it was dealt; undefined when it was imagined or decoded. */
  get dealt(): Deal | undefined {
    return this.#deal;
  }

  /** The actor's legal actions; valid until the next change. */
  get legal(): ActionList {
    if (!this.#isListed) {
      this.#legal.clear();
      this.#game.legal(this.state, this.#legal);
      this.#isListed = true;
    }
    return this.#legal;
  }

  /** Carries out an action that must be legal. */
  apply(action: Action, log?: Log<GameEvent>): void {
    this.#game.apply(this.state, action, { rng: this.#rng, log });
    this.#isListed = false;
  }

  /** Deals the next game of this table, which must have been dealt before. */
  dealAgain(): void {
    const { setup, chance, stride } = this.#deal!;
    const next = { seed: chance.seed, sequence: (chance.sequence + stride) % 2 ** 32 };
    this.#deal = { setup, chance: next, stride };
    this.#rng.reseed(next.seed, next.sequence);
    this.#game.setup(setup, this.#rng, this.state);
    this.#isListed = false;
  }

  /** How the game ended and what it was worth by seat; undefined while it goes on. */
  get result() {
    const outcome = this.#game.outcome(this.state);
    if (!outcome) return undefined;
    const payoffs = outcome.scores.map((_, seat) => this.#game.payoff(this.state, seatOf(seat)));
    return { ...outcome, payoffs };
  }
}
