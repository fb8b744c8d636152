import { caperCards, type State, type View } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, setUp, type Action } from '@hideout/kernel';

/** The legal actions of a state. */
export function legalIn(s: State): Action[] {
  const legal = new ActionList();
  caperCards.legal(s, legal);
  return legal.toArray();
}

/** What the actor sees. */
export const viewIn = (s: State): View => caperCards.view(s, seatOf(caperCards.actor(s)));

/** Plays a game as `choose` says; tells `onMove` of every decision before it is carried out. */
export function playGame(
  seats: number,
  seed: number,
  choose: (s: State, rng: FastRng) => Action,
  onMove: (s: State, action: Action) => void,
): void {
  const setup = setUp(caperCards, seats);
  if (!setup.ok) throw new Error(setup.problem);
  const rng = new FastRng(seed);
  const own = new FastRng(seed, 1);
  const s = caperCards.setup(setup.value, rng);
  while (caperCards.actor(s) !== NOBODY) {
    const action = choose(s, own);
    onMove(s, action);
    caperCards.apply(s, action, { rng, log: undefined });
  }
}

/** Any legal action. */
export function anyAction(s: State, rng: FastRng): Action {
  const legal = legalIn(s);
  return legal[rng.below(legal.length)]!;
}
