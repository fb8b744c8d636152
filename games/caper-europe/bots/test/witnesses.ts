import type { MotiveWitness } from '@hideout/testkit';
import type { View } from '../../rules/index.ts';

/** The Gear in the Crews of a seat. What burns lies there until all that it did is undone, and counts no more. */
const gearOf = ({ sites, frames }: View, seat: number): number => {
  const lying = sites.flatMap(({ crews }) => crews[seat]!.flatMap(({ gear }) => gear)).length;
  return lying - frames.filter((frame) => frame.step === 'revert' && frame.seat === seat).length;
};

/** Whether a seat has less Gear in its Crews after some action: it leaves them only by fire. */
const loses = (views: readonly View[], seat: number): boolean =>
  views.some((view, i) => i > 0 && gearOf(view, seat) < gearOf(views[i - 1]!, seat));

const copiesOf = (view: View, seat: number, card: number): number =>
  view.sites
    .flatMap(({ crews }) => crews[seat]!.flatMap(({ thief, gear }): number[] => [thief, ...gear]))
    .filter((each) => each === card).length;

/** Whether a seat has more Goods of a kind after some action. */
const gains = (views: readonly View[], seat: number, good: number): boolean =>
  views.some((view, i) => i > 0 && view.loot[seat]![good]! > views[i - 1]!.loot[seat]![good]!);

/** Tells the motives of Caper: Europe from how the table looks. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  location(views, seat, [location]) {
    const site = views.at(-1)!.sites.find((each) => each.location === location);
    if (!site) return false; // it has been replaced
    return seat === 0 ? site.tracker > 0 : site.tracker < 0;
  },
  burned: loses,
  burn: (views, seat) => loses(views, 1 - seat),
  passed: (views, seat, [card]) =>
    views.some((view, i) => i > 0 && copiesOf(view, 1 - seat, card!) > copiesOf(views[i - 1]!, 1 - seat, card!)),
  steal: (views, seat, [good]) => gains(views, seat, good!),
  beaten: (views, seat, [good]) => gains(views, 1 - seat, good!),
  trio: (views, seat) => views.at(-1)!.loot[seat]!.every((count) => count > 0),
};
