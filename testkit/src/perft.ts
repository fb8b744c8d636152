import { ActionList, FastRng, type AnyGame } from '@hideout/kernel';

/** How many sequences of `depth` decisions there are from a state; every action meets the same fixed chance. */
export function perft(game: AnyGame, state: object, depth: number): number {
  const actions = new ActionList();
  game.legal(state, actions);
  if (depth === 0 || actions.size === 0) return 1;
  if (depth === 1) return actions.size;
  let leaves = 0;
  for (const action of actions) {
    const child = game.clone(state);
    game.apply(child, action, { rng: new FastRng(1), log: undefined });
    leaves += perft(game, child, depth - 1);
  }
  return leaves;
}
