import { groundOf, NEXT, SILENCE, SLOTS, STEP, toolOfPlace, TOOLS, type Routes, type View } from '@hideout/caper-1970';
import { nounOf, verbOf, type Action } from '@hideout/kernel';

/** The cheapest way to a space that spends exactly the count. */
export interface Way {
  /** The spaces that it passes, from where the thief stands. */
  readonly spaces: readonly number[];
  readonly steps: number;
  /** The tools that it places, by number and in order. */
  readonly tools: readonly number[];
  readonly first: Action;
}

const SCREWDRIVER = TOOLS.indexOf('screwdriver');

/** Whether the viewer has units to spend just now. */
export const hasUnits = (view: View): boolean =>
  view.viewer === view.actor && view.count > 0 && (view.phase === 'window' || view.phase === 'units');

/** A question about ways over the present ground; it is looked over when first asked. */
export function wayFinder(routes: Routes, view: View): (space: number) => Way | undefined {
  let isFound = false;
  return (space) => {
    if (!hasUnits(view)) return undefined;
    if (!isFound) routes.find(groundOf(view), view.thieves[view.turn]!, view.count, view.stock[view.turn]!);
    isFound = true;
    const actions = routes.wayTo(space);
    return actions && spellOut(actions, view.thieves[view.turn]!);
  };
}

function spellOut(actions: readonly Action[], from: number): Way {
  const spaces = [from];
  const tools: number[] = [];
  for (const action of actions) {
    const [verb, noun] = [verbOf(action), nounOf(action)];
    if (verb === SILENCE) tools.push(SCREWDRIVER);
    if (verb === STEP || verb === SILENCE) spaces.push(NEXT[spaces.at(-1)! * SLOTS + noun]!);
    else tools.push(toolOfPlace(noun));
  }
  return { spaces, steps: spaces.length - 1, tools, first: actions[0]! };
}
