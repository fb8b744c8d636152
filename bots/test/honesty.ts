import { ActionList, FastRng, NOBODY, seatOf, type AnyGame, type Setup } from '@hideout/kernel';
import type { Bot, Question } from '../src/index.ts';

/** A bot that may have been told more than its question holds. */
export type Suspect = (state: Readonly<object>) => Bot;

const WORLDS = 3;
/** Decisions looked at in one game. */
const TURNS = 20;

/**
 * Lets the suspect decide in random games, each time also in other worlds that its seat cannot tell from the true one,
 * with the same chance: says where an answer differs. An honest bot's never does.
 */
export function findPeeking(suspect: Suspect, game: AnyGame, setup: Setup, seed: number): string | undefined {
  const rng = new FastRng(seed);
  const truth = game.setup(setup, rng);
  for (let turn = 0; turn < TURNS && game.actor(truth) !== NOBODY; turn++) {
    const seat = seatOf(game.actor(truth));
    const view = game.view(truth, seat);
    const answer = ask(suspect, game, truth, turn);
    for (let world = 0; world < WORLDS; world++) {
      const other = game.imagine(view, rng);
      if (ask(suspect, game, other, turn) !== answer) return `seat ${seat} peeked in ${game.encode(truth)}`;
    }
    game.apply(truth, answer, { rng, log: undefined });
  }
  return undefined;
}

function ask(suspect: Suspect, game: AnyGame, state: object, turn: number) {
  const legal = new ActionList();
  game.legal(state, legal);
  const view = () => game.view(state, seatOf(game.actor(state)));
  const question: Question = {
    legal,
    view,
    rng: new FastRng(turn),
    budget: { iterations: 20, milliseconds: Infinity },
  };
  return suspect(state).choose(question);
}
