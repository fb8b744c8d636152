import { FastRng } from '@hideout/kernel';

/** What was seen once: facts about a moment, and whether the game was won. */
export interface Example {
  readonly facts: Int8Array;
  readonly won: boolean;
}

const BATCH = 256;
/** Examples looked at in all, each again and again. */
const LOOKS = 3_000_000;
const FASTEST = 0.02;
const SLOWEST = 0.0005;
/** How strongly weights are drawn to zero, as if by this many examples. */
const PRIOR = 12;
/** The last steps are averaged. */
const SETTLED = 0.8;

/** Weights with which the facts tell the odds to win best (logistic regression, by Adam). The first fact is constant. */
export function fit(examples: readonly Example[], seed: number, looks = LOOKS): Float64Array {
  const size = examples[0]!.facts.length;
  const weights = new Float64Array(size);
  const slope = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const sum = new Float64Array(size);
  const present = examples.map(({ facts }) => Int16Array.from([...facts.keys()].filter((i) => facts[i] !== 0)));
  const rng = new FastRng(seed);
  const steps = Math.ceil(looks / BATCH);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let i = 0; i < BATCH; i++) {
      const at = rng.below(examples.length);
      addSlope(slope, weights, examples[at]!, present[at]!);
    }
    const pace = FASTEST + (SLOWEST - FASTEST) * (step / steps);
    for (let i = 0; i < size; i++) {
      const pull = i === 0 ? 0 : (PRIOR / examples.length) * weights[i]!;
      const g = slope[i]! / BATCH + pull;
      mean[i] = 0.9 * mean[i]! + 0.1 * g;
      square[i] = 0.999 * square[i]! + 0.001 * g * g;
      weights[i]! -= (pace * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-6);
      if (step > SETTLED * steps) sum[i]! += weights[i]!;
    }
  }
  const averaged = steps - Math.floor(SETTLED * steps);
  return sum.map((each) => each / averaged);
}

function addSlope(slope: Float64Array, weights: Float64Array, { facts, won }: Example, present: Int16Array): void {
  let odds = 0;
  for (let i = 0; i < present.length; i++) odds += weights[present[i]!]! * facts[present[i]!]!;
  const error = 1 / (1 + Math.exp(-odds)) - (won ? 1 : 0);
  for (let i = 0; i < present.length; i++) slope[present[i]!]! += error * facts[present[i]!]!;
}
