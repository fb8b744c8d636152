import { SITES } from '../graph.ts';
import { SIDES } from '../sides.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** What a way depends on besides the thief and his tools: the tools on the board, the autos, and what breaks glass. */
export type Ground = Pick<State, 'lying' | 'auto' | 'ladderBreaksGlass'>;

/** The ground as a view shows it. */
export function groundOf(view: View): Ground {
  const lying = new Int16Array(SITES);
  for (const [site, what] of view.lying) lying[site] = what;
  const auto = Int16Array.from({ length: SIDES }, (_, street) => (view.autos[street] ? 1 : 0));
  return { lying, auto, ladderBreaksGlass: view.ladderBreaksGlass ? 1 : 0 };
}
