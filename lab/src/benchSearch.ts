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

/** Thinks about one state after another, and counts. */
export function searcher(game: AnyGame, bot: Thinker, states: readonly object[]) {
  const rng = new FastRng(SEED);
  const count = { iterations: 0, searches: 0 };
  const search = (): void => {
    const state = states[count.searches++ % states.length]!;
    const legal = new ActionList();
    game.legal(state, legal);
    const view = () => game.view(state, seatOf(game.actor(state)));
    const budget = { iterations: ITERATIONS, milliseconds: Infinity };
    count.iterations += bot.think({ legal, view, rng, budget }).iterations;
  };
  return { count, search };
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
