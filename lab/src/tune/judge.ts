import type { Setup } from '@hideout/kernel';
import { jackknife, sumOf, type Estimate } from './estimate.ts';
import type { Samples } from './sampler.ts';
import type { Target, Tunable } from '@hideout/labkit';

/** Standard errors to either side for a 95 % interval from 2, 3, 4 … batches (Student's t). */
const REACHES = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23] as const;
const reachOf = (batches: number): number => REACHES[batches - 2] ?? 1.96 + 2.5 / (batches - 1);

/** The search aims inside a target by this share of its width, so that intervals end up inside as well. */
const INSIDE = 0.25;

/** Whether a target is met: its whole interval inside, its whole interval outside, or neither. */
type Verdict = 'met' | 'missed' | 'unclear';

/** One target in one set-up. */
export interface Finding extends Estimate {
  readonly target: Target;
  readonly setup: Setup;
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
}

/** Every target in every set-up. */
export function findingsOf(tunable: Tunable, samples: Samples): Finding[] {
  return tunable.setups.flatMap((setup, i) => tunable.targets.map((target) => findingOf(target, setup, samples[i]!)));
}

function findingOf(target: Target, setup: Setup, ledgers: Samples[number]): Finding {
  const { value, error } = jackknife(ledgers.length, (left) => target.measure(sumOf(ledgers, left)));
  const reach = reachOf(ledgers.length) * error;
  const [from, to] = [value - reach, value + reach];
  const isInside = from >= target.low && to <= target.high;
  const isOutside = to < target.low || from > target.high;
  return { target, setup, value, error, from, to, verdict: isInside ? 'met' : isOutside ? 'missed' : 'unclear' };
}

/** How far all targets together are from being met: 0 if each is inside by that much. */
export function lossOf(tunable: Tunable, samples: Samples, left?: number): number {
  let loss = 0;
  for (const ledgers of samples) {
    const sum = sumOf(ledgers, left);
    for (const target of tunable.targets) loss += missOf(target, target.measure(sum)) ** 2;
  }
  return Math.sqrt(loss);
}

function missOf({ low, high, scale }: Target, value: number): number {
  const margin = Number.isFinite(high - low) ? INSIDE * Math.min(high - low, 2 * scale) : 0;
  return Math.max(low + margin - value, value - (high - margin), 0) / scale;
}

/** Which of two tunings is clearly better on the same deals: the new one, the old one, or neither yet. */
export function compareLoss(tunable: Tunable, old: Samples, other: Samples): 'better' | 'worse' | 'unclear' {
  const difference = (left?: number): number => lossOf(tunable, other, left) - lossOf(tunable, old, left);
  const { value, error } = jackknife(old[0]!.length, difference);
  const reach = reachOf(old[0]!.length) * error;
  if (value + reach < 0) return 'better';
  return value - reach > 0 || (value === 0 && error === 0) ? 'worse' : 'unclear';
}
