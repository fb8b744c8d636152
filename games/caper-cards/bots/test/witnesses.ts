import type { MotiveWitness } from '@hideout/testkit';
import { KIND_OF, type View } from '../../rules/index.ts';

/** How many cards of a kind lie in play or have left it. */
const usedOf = ({ crew, discard }: View, kind: number): number =>
  discard[kind]! + crew.filter((face) => KIND_OF[face] === kind).length;

/** Tells the motives of Caper Cards from what lies under the Risk card, and from how the game ended. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  heist(views, _seat, [heist]) {
    const { tucked, goal, ending } = views.at(-1)!;
    return views[0]!.tucked.length < heist! && (tucked.length >= heist! || (ending === 'won' && heist === goal));
  },
  short: (views) => ['short', 'tied'].includes(views.at(-1)!.ending ?? ''),
  bust: (views) => views.at(-1)!.ending === 'bust',
  informed(views) {
    const attempt = views.findIndex(
      (view) => view.tucked.length > views[0]!.tucked.length || view.ending !== undefined,
    );
    return attempt > 0 && views[attempt - 1]!.lookers.length > 0;
  },
  later(views, _seat, [kind]) {
    const after = views.find((view) => view.tucked.length > views[0]!.tucked.length);
    return after !== undefined && usedOf(views.at(-1)!, kind!) > after.discard[kind!]!;
  },
};
