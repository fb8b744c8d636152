import type { MotiveWitness } from '@hideout/testkit';
import { IN_VAULT, safeWith, TOOLS, unsafeWith, type View } from '../../rules/index.ts';

const LADDER = TOOLS.indexOf('ladder');

/** Whether some jewel, or this one, goes from one place to another with some action. */
const moves = (
  views: readonly View[],
  from: (where: number) => boolean,
  to: (where: number) => boolean,
  jewel?: number,
): boolean =>
  views.some(
    ({ jewels }, i) =>
      i > 0 &&
      jewels.some((where, j) => (jewel === undefined || j === jewel) && from(views[i - 1]!.jewels[j]!) && to(where)),
  );

const isWith =
  (seat: number) =>
  (where: number): boolean =>
    where === unsafeWith(seat) || where === safeWith(seat);
const isOut = (where: number): boolean => where !== IN_VAULT;

const toolsOf = ({ stock }: View, seat: number): number => stock[seat]!.reduce((sum, count) => sum + count, 0);

/** Tells the motives of Caper (1970) from where the jewels are. */
export const witnesses: Readonly<Record<string, MotiveWitness<View>>> = {
  captured: (views, seat) =>
    moves(
      views,
      (where) => where === unsafeWith(seat),
      (where) => isOut(where) && !isWith(seat)(where),
    ),
  capture: (views, seat) => moves(views, (where) => isOut(where) && !isWith(seat)(where), isWith(seat)),
  secure: (views, seat) =>
    moves(
      views,
      (where) => where !== safeWith(seat),
      (where) => where === safeWith(seat),
    ),
  steal: (views, seat, [jewel]) => moves(views, (where) => !isOut(where), isWith(seat), jewel),
  beaten: (views, seat, [jewel]) =>
    moves(
      views,
      (where) => !isOut(where),
      (where) => isOut(where) && !isWith(seat)(where),
      jewel,
    ),
  ladder: (views, seat) => views.at(-1)!.stock[seat]![LADDER]! > 0,
  robbed: (views, seat) =>
    views.some((view, i) => {
      const before = views[i - 1];
      const isOthersTurn = before !== undefined && before.turn !== seat && view.turn !== seat;
      return isOthersTurn && toolsOf(view, seat) < toolsOf(before, seat);
    }),
  undone: (views, seat) =>
    views.some((view, i) => {
      const before = views[i - 1];
      if (!before || before.turn === seat) return false;
      const isStill = view.thieves.every((space, each) => space === before.thieves[each]);
      const lies = new Map(view.lying);
      return isStill && before.lying.some(([site, what]) => (lies.get(site) ?? 0) < what);
    }),
};
