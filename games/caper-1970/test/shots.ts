import { seatOf, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import type { View } from '../rules/index.ts';

/** The first seat has units to spend, enough for a way worth drawing. */
const onTheWay =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    match.length >= moves && match.actor === 0 && (match.view(seatOf(0)) as View).count >= 7;

/** Shows a way to the farthest space that can be reached. */
function planWay(): void {
  const unitsTo = (space: Element): number => Number(/(\d+) units? away$/.exec(space.getAttribute('aria-label')!)?.[1]);
  const spaces = [...document.querySelectorAll('.c7-space[data-standing="reachable"]')];
  const [farthest] = spaces.toSorted((a, b) => unitsTo(b) - unitsTo(a));
  farthest!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

const DEAL = { secret: '14'.repeat(32), bot: 'greedy' };

/** What is photographed: a way before it is confirmed, and a full table. */
export const SHOTS: readonly Shot[] = [
  { ...DEAL, seats: ['person', 'random'], until: onTheWay(60), prepare: planWay },
  { ...DEAL, name: 'four', seats: ['person', 'greedy', 'greedy', 'greedy'], until: onTheWay(150) },
];
