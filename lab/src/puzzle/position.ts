import { nameOfChoice, type Bot, type Choice, type Coach, type LevelName } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import { given, ActionList, FastRng, type Action, type AnyGame, type GameView } from '@hideout/kernel';

/** A decision as its seat sees it: all that puzzles are made of. */
export interface Sight {
  readonly seats: number;
  readonly view: GameView;
  /** None where nothing is to be decided. */
  readonly legal: readonly Action[];
}

/** A game with what its puzzles go by. */
export interface Miner {
  readonly game: AnyGame;
  readonly coach: Coach;
  /** The share of its usual trials that the judge takes. */
  readonly effort: number;
}

/** What a choice is called: choices that are called the same are one to whoever solves. */
export const titleOf = (game: AnyGame, view: GameView, choice: Choice): string =>
  nameOfChoice(choice, { game, language: 'en', view });

/** How often each level is asked about a decision. */
const TRIES = 5;

/** The share of its tries in which a level makes a choice that is called like a right one. */
export function solvedBy(level: LevelName, game: AnyGame, sight: Sight, right: readonly Choice[]): number {
  const titles = new Set(right.map((choice) => titleOf(game, sight.view, choice)));
  const longest = Math.max(...right.map((choice) => choice.length));
  let solved = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const bot = given(botOf(level, game));
    const chosen = choiceOf(bot, game, sight, new FastRng(attempt), longest);
    if (chosen.some((_, end) => titles.has(titleOf(game, sight.view, chosen.slice(0, end + 1))))) solved++;
  }
  return solved / TRIES;
}

/** What a bot does in a row, up to this many actions, in a world that its seat could be in. */
function choiceOf(bot: Bot, game: AnyGame, { view, legal }: Sight, rng: FastRng, most: number): Action[] {
  const list = new ActionList();
  for (const action of legal) list.add(action);
  const chosen = [bot.choose({ legal: list, view: () => view, rng, budget: BUDGET })];
  const world = game.imagine(view, new FastRng(0));
  while (chosen.length < most) {
    game.apply(world, chosen.at(-1)!, { rng, log: undefined });
    if (game.actor(world) !== view.actor) break;
    list.clear();
    game.legal(world, list);
    const sees = game.view(world, view.viewer);
    chosen.push(bot.choose({ legal: list, view: () => sees, rng, budget: BUDGET }));
  }
  return chosen;
}

/** No bot waits for the clock, so that nothing depends on the machine. */
const BUDGET = { milliseconds: Infinity };
