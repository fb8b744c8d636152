import { caperEurope, type State } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, type Action } from '@hideout/kernel';

/** Nothing is drawn any more in the last round. */
const io = { rng: new FastRng(0), log: undefined };

/** What seat 0 gets from a state of the last round if both play perfectly: 1 won, 0.5 drawn, 0 lost. */
export function solve(s: State, low = 0, high = 1): number {
  const seat = caperEurope.actor(s);
  if (seat === NOBODY) return caperEurope.payoff(s, 0 as never);
  const legal = new ActionList();
  caperEurope.legal(s, legal);
  let best = seat === 0 ? 0 : 1;
  let [least, most] = [low, high];
  for (const action of legal) {
    const value = solveAfter(s, action, least, most);
    if (seat === 0 ? value > best : value < best) best = value;
    if (seat === 0) least = Math.max(least, best);
    else most = Math.min(most, best);
    if (least >= most) break;
  }
  return best;
}

/** The same after an action. */
export function solveAfter(s: State, action: Action, low = 0, high = 1): number {
  const next = caperEurope.clone(s);
  caperEurope.apply(next, action, io);
  return solve(next, low, high);
}
