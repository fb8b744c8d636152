import { RATES, type Bench } from './bench.ts';

/** Of a game: each rate in yardsticks, which a faster or slower machine changes little, and the bytes of an action. */
export type Baseline = Readonly<Record<string, number>>;

/** A rate that has fallen by more than this share is a regression. */
const TOLERANCE = 0.2;
/** By how many bytes an action may grow: what the measuring itself can add. */
const BYTES = 2;

/** One figure of a bench beside its baseline. */
export interface Comparison {
  readonly game: string;
  readonly figure: string;
  readonly baseline: number;
  readonly now: number;
  /** How it has changed, for example −0.25 for a quarter less; bytes count in bytes. */
  readonly change: number;
  readonly isRegression: boolean;
}

/** Every figure of a bench that the baseline knows. */
export function compare(bench: Bench, baseline: Baseline): readonly Comparison[] {
  const { game } = bench;
  const now = baselineOf(bench);
  return Object.entries(baseline).map(([figure, before]) => {
    const isBytes = figure === 'bytesPerAction';
    const change = isBytes ? now[figure]! - before : now[figure]! / before - 1;
    const isRegression = isBytes ? change > BYTES : change < -TOLERANCE;
    return { game, figure, baseline: before, now: now[figure]!, change, isRegression };
  });
}

/** The better of two measurements of a figure: other work on the machine can only make one worse. */
export const bestOf = (first: readonly Comparison[], second: readonly Comparison[]): readonly Comparison[] =>
  first.map((each, i) => (each.isRegression ? second[i]! : each));

/** The baseline that a bench makes. */
export function baselineOf(bench: Bench): Baseline {
  const ratios: Record<string, number> = {};
  for (const rate of RATES) ratios[rate] = Number((bench[rate] / bench.yardstick).toPrecision(4));
  ratios['bytesPerAction'] = bench.bytesPerAction;
  return ratios;
}
