import { HIDEOUT, type View } from '../rules/index.ts';
import type { Plan } from '@hideout/boardkit';
import { spaceLabel, toolName } from './names.ts';
import type { Reach, Way } from './route.ts';
import type { BoardWords } from './words.ts';

/** What plans are made from. */
export interface Planning {
  readonly reach: Reach;
  readonly view: View;
  readonly words: BoardWords;
}

/** Planning at a table. */
export interface Planner extends Planning {
  /** The plans that lead to a space now. It stays the same when they change, so that nothing is drawn again for its sake. */
  readonly ask: (space: number) => readonly Plan[];
}

/** The plans that lead to a space: the cheapest way, and the one that spends the whole count if it is another. */
export function plansTo(space: number, planning: Planning): readonly Plan[] {
  const { reach, view } = planning;
  const way = reach.wayTo(space);
  const exact = reach.exactWayTo(space);
  if (!way) return [];
  if (!exact || exact.units === way.units) return [planOf(way, planning)];
  const both = [planOf(way, planning), planOf(exact, planning)];
  return isEndOfWay(space, view) ? both.toReversed() : both;
}

/** Whether one comes there to stay: home, or to another thief. */
const isEndOfWay = (space: number, { sides, turn, thieves }: View): boolean =>
  HIDEOUT[sides[turn]!] === space || thieves.includes(space);

/** The same as a question that is answered when it is asked; undefined when no way leads there. */
export const planFor = (space: number, { reach, ask }: Planner): (() => readonly Plan[]) | undefined =>
  reach.unitsTo(space) > 0 ? () => ask(space) : undefined;

function planOf(way: Way, { view, words }: Planning): Plan {
  const left = view.count - way.units;
  return {
    name: left > 0 ? words.go(way.units) : words.land(way.units),
    text: wayText(way, { view, words }),
    actions: way.actions,
  };
}

/** A way in words, with its counts. */
export function wayText(way: Way, { view, words }: Pick<Planning, 'view' | 'words'>): string {
  const where = spaceLabel(way.spaces.at(-1)!, view, words);
  const tools = way.tools.map((tool) => toolName(tool, words));
  return words.way(where, { units: way.units, steps: way.spaces.length - 1, tools, left: view.count - way.units });
}
