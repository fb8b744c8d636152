import { chanceBy, type Curve } from '@hideout/bots';
import type { Asked } from './asked.ts';

/** All decisions of which about the same chance was said: what was said, and what came of it. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly won: number;
  /** Half of the 95 % interval of `won`; decisions of one game count as one. */
  readonly margin: number;
}

/** What is said by a curve beside what came of it, by tenths of the chance; tenths without a decision are left out. */
export function reliabilityOf(asked: readonly Asked[], curve: Curve): Tenth[] {
  const told = asked.map((each) => ({ ...each, said: chanceBy(curve, each.worth, each.phase) }));
  const tenths = Map.groupBy(told, ({ said }) => Math.min(9, Math.floor(10 * said)));
  return [...tenths.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => {
      const count = group.length;
      const said = group.reduce((sum, each) => sum + each.said, 0) / count;
      const won = group.reduce((sum, each) => sum + each.result, 0) / count;
      const byGame = [...Map.groupBy(group, ({ game }) => game).values()];
      const strays = byGame.map((each) => each.reduce((sum, { result }) => sum + result - won, 0) ** 2);
      return { count, said, won, margin: (1.96 * Math.sqrt(strays.reduce((sum, each) => sum + each, 0))) / count };
    });
}

/** How far what is said is off, on average over all decisions. */
export const missOf = (tenths: readonly Tenth[]): number =>
  tenths.reduce((sum, { count, said, won }) => sum + count * Math.abs(said - won), 0) /
  tenths.reduce((sum, { count }) => sum + count, 0);

/** How far it would be off on average if every chance were right, since so few games were played. */
export const noiseOf = (tenths: readonly Tenth[]): number =>
  (tenths.reduce((sum, { count, margin }) => sum + count * margin, 0) * Math.sqrt(2 / Math.PI)) /
  (1.96 * tenths.reduce((sum, { count }) => sum + count, 0));
