import { ActionList, FastRng, type Action } from '@hideout/kernel';
import { bookIn, ROUNDS, scoreOf, SITES, type caperEurope, type State, type View } from '../rules/index.ts';

type Game = typeof caperEurope;

/** What a Coin and a space of a Tracker are worth in points, as far as they can still be used. */
const COIN = 1.2;
const SPACE = 0.2;
/** How much of the rival's best answer is held against an action. */
const ANSWER = 0.7;

/** What the guide would do: what looks best after the rival's best answer; the first of equals. */
export function adviceFor(game: Game, view: View, legal: readonly Action[]): Action {
  const s = game.imagine(view, new FastRng(1));
  const worth = new Map(legal.map((action) => [action, worthAfter(game, s, action, view)]));
  return legal.reduce((best, action) => (worth.get(action)! > worth.get(best)! ? action : best));
}

const IO = { rng: new FastRng(1), log: undefined };
const next = (game: Game, s: State, action: Action): State => {
  const after = game.clone(s);
  game.apply(after, action, IO);
  return after;
};
const legalIn = (game: Game, s: State): readonly Action[] => {
  const legal = new ActionList();
  game.legal(s, legal);
  return legal.toArray();
};

function worthAfter(game: Game, s: State, action: Action, view: View): number {
  const after = next(game, s, action);
  const own = view.viewer;
  const quiet = worthOf(game, after, own);
  if (after.depth > 0 && game.actor(after) === own) {
    return Math.max(...legalIn(game, after).map((choice) => worthAfter(game, after, choice, view)));
  }
  // What is dealt next nobody knows.
  if (game.actor(after) === own || after.round !== view.round) return quiet;
  const answered = legalIn(game, after).map((answer) => worthOf(game, next(game, after, answer), own));
  return quiet + ANSWER * (Math.min(...answered) - quiet);
}

/** How good a table looks for the seat. */
function worthOf(game: Game, s: State, seat: number): number {
  const book = bookIn(game);
  const side = seat === 0 ? 1 : -1;
  const left = (ROUNDS - s.round) / ROUNDS;
  let spaces = 0;
  for (let site = 0; site < SITES; site++) spaces += side * s.tracker[site]!;
  const coins = s.coins[seat]! - s.coins[1 - seat]!;
  return scoreOf(book, s, seat) - scoreOf(book, s, 1 - seat) + SPACE * spaces + left * COIN * coins;
}
