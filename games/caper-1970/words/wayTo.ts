import { ok, problem, type Action, type Result } from '@hideout/kernel';
import { JEWEL_SPACE } from '../rules/graph.ts';
import { JEWELS } from '../rules/jewels.ts';
import { groundOf } from '../rules/route/ground.ts';
import { Routes } from '../rules/route/route.ts';
import { HIDEOUT, SPACES } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The units that lead to a space: by row and column, street and number, the name of its jewel, or home by exact count. */
export function wayTo(v: Vocabulary, names: Names, place: string, view: View): Result<readonly Action[]> {
  const home = HIDEOUT[view.sides[view.turn]!]!;
  const wanted = plain(place);
  const isHome = wanted === plain(v.board.hideoutSign);
  const jewel = JEWELS.findIndex((each) => plain(v.jewels[each]) === wanted);
  const named = Array.from({ length: SPACES }, (_, space) => space).find(
    (space) => plain(names.space(space)) === wanted,
  );
  const space = isHome ? home : jewel >= 0 ? JEWEL_SPACE[jewel]! : named;
  if (space === undefined) return problem(v.textBoard.noSuchPlace(place));
  const actions = view.phase === 'tidy' || view.phase === 'over' ? undefined : cheapest(space, view, space === home);
  return actions ? ok(actions) : problem(v.textBoard.outOfReach(names.space(space), view.count));
}

/** Without brackets, commas and blanks, so that “4 5” is (4,5). */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[(),\s]+/g, ' ')
    .trim();

/** The way that takes the fewest tools, then the fewest units; home is reached by exact count if it can be. */
function cheapest(space: number, view: View, isExact: boolean): Action[] | undefined {
  const routes = new Routes();
  const find = (units: number): void =>
    routes.find(groundOf(view), view.thieves[view.turn]!, units, view.stock[view.turn]!);
  let best: { readonly cost: number; readonly actions: Action[] } | undefined;
  for (let units = isExact ? view.count : 1; units <= view.count; units++) {
    find(units);
    const cost = routes.costOf(space);
    if (cost < (best?.cost ?? Infinity)) best = { cost, actions: routes.wayTo(space)! };
  }
  return best?.actions ?? (isExact ? cheapest(space, view, false) : undefined);
}
