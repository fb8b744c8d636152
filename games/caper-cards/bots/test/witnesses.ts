import type { MotiveWitness } from '@hideout/testkit';
import type { View } from '../../rules/index.ts';

/** Tells the motives of Caper Cards from what lies under the Risk card, and from how the game ended. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  heist(views, _seat, [heist]) {
    const { tucked, goal, ending } = views.at(-1)!;
    return views[0]!.tucked.length < heist! && (tucked.length >= heist! || (ending === 'won' && heist === goal));
  },
  short: (views) => ['short', 'tied'].includes(views.at(-1)!.ending ?? ''),
  bust: (views) => views.at(-1)!.ending === 'bust',
};
