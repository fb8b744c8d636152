import { isThinker, plainBrain, type Thinker } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import { ActionList, FastRng, NOBODY, seatOf, type AnyGame, type Setup } from '@hideout/kernel';

/** How many positions a search is measured in. */
export const POSITIONS = 8;
const ITERATIONS = 200;
const SEED = 1;

/** The bot “medium” as it plays. */
export function thinkerOf(game: AnyGame): Thinker {
  const bot = botOf('medium', game);
  if (!bot.ok || !isThinker(bot.value)) throw new Error(`nobody thinks about ${game.id}`);
  return bot.value;
}

/** The search that knows nothing but the rules. */
export const plainThinkerOf = (game: AnyGame): Thinker => plainBrain.level(game, 'medium');

/** Thinks about one state after another. */
export class Searcher {
  readonly #game: AnyGame;
  readonly #bot: Thinker;
  readonly #states: readonly object[];
  readonly #rng = new FastRng(SEED);
  #iterations = 0;
  #searches = 0;

  constructor(game: AnyGame, bot: Thinker, states: readonly object[]) {
    this.#game = game;
    this.#bot = bot;
    this.#states = states;
  }

  get iterationsEach(): number {
    return this.#iterations / this.#searches;
  }

  search(): void {
    const state = this.#states[this.#searches++ % this.#states.length]!;
    const legal = new ActionList();
    this.#game.legal(state, legal);
    const view = () => this.#game.view(state, seatOf(this.#game.actor(state)));
    const budget = { iterations: ITERATIONS, milliseconds: Infinity };
    this.#iterations += this.#bot.think({ legal, view, rng: this.#rng, budget }).iterations;
  }
}

/** States half-way through random games: as many actions lie behind as ahead. */
export function midgames(game: AnyGame, setup: Setup, rng: FastRng): object[] {
  return Array.from({ length: POSITIONS }, () => {
    const passed = passedThrough(game, setup, rng);
    return passed[passed.length >> 1]!;
  });
}

/** The states in which somebody had to act in a random game. */
export function passedThrough(game: AnyGame, setup: Setup, rng: FastRng): object[] {
  const legal = new ActionList();
  const passed: object[] = [];
  const state = game.setup(setup, rng);
  while (game.actor(state) !== NOBODY) {
    passed.push(game.clone(state));
    legal.clear();
    game.legal(state, legal);
    game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
  return passed;
}
