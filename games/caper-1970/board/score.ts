import { safeWith, type View } from '../rules/index.ts';

/** By seat: the points of the jewels that are home. */
export const scoresIn = ({ sides, jewels, points }: View): readonly number[] =>
  sides.map((_, seat) => jewels.reduce((sum, at, jewel) => sum + (at === safeWith(seat) ? points[jewel]! : 0), 0));
