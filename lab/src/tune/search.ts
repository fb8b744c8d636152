import { FastRng, type Tuning } from '@hideout/kernel';
import { compareLoss, lossOf } from './judge.ts';
import type { Sampler } from './sampler.ts';
import type { Knob, Tunable } from '@hideout/labkit';

/** How long to search. */
export interface Effort {
  /** How many changes to try. */
  readonly steps: number;
  /** A change that is not clearly better after this many batches is not taken. */
  readonly batches: number;
  /** Where to begin; left out, from the figures of the rulebook. */
  readonly start?: Tuning;
}

/** A change that was tried. */
export interface Step {
  readonly number: number;
  /** What was changed, for example `draws/2: 2 → 3`. */
  readonly change: string;
  readonly isTaken: boolean;
  readonly loss: number;
  /** How many batches it took to decide. */
  readonly batches: number;
}

const FIRST_LOOK = 3;

/**
 * Climbs: tries one small change after another on the same deals and takes those that are clearly better after all
 * batches. A change is dropped as soon as it is clearly worse, so most cost few games. The same seed tries the same
 * changes.
 */
export async function search(
  tunable: Tunable,
  sampler: Sampler,
  { steps, batches, start = {} }: Effort,
  seed: number,
  onStep: (step: Step) => void,
  signal?: AbortSignal,
): Promise<Tuning> {
  const rng = new FastRng(seed, 1);
  let tuning = start;
  for (let number = 1; number <= steps; number++) {
    if (signal?.aborted || lossOf(tunable, await sampler.sample(tuning, batches)) === 0) break;
    const { next, change } = changed(tunable.knobs, tuning, rng);
    const { isTaken, looked } = await race(tunable, sampler, tuning, next, batches);
    if (isTaken) tuning = next;
    const loss = lossOf(tunable, await sampler.sample(tuning, looked));
    onStep({ number, change, isTaken, loss, batches: looked });
  }
  return tuning;
}

async function race(tunable: Tunable, sampler: Sampler, old: Tuning, next: Tuning, most: number) {
  for (let looked = Math.min(FIRST_LOOK, most); ; looked = Math.min(2 * looked, most)) {
    const verdict = compareLoss(tunable, await sampler.sample(old, looked), await sampler.sample(next, looked));
    if (verdict === 'worse' || looked === most) return { isTaken: verdict === 'better', looked };
  }
}

/** A random small change within the bounds: one figure by one, and in a group another the other way. */
export function changed(knobs: readonly Knob[], tuning: Tuning, rng: FastRng): { next: Tuning; change: string } {
  const valueOf = ({ key, value }: Knob): number => tuning[key] ?? value;
  for (;;) {
    const knob = knobs[rng.below(knobs.length)]!;
    const by = rng.below(2) === 0 ? 1 : -1;
    const others = knobs.filter((each) => each !== knob && each.group === knob.group);
    const moves: [Knob, number][] = [[knob, by]];
    if (knob.group !== undefined) moves.push([others[rng.below(others.length)]!, -by]);
    const isPossible = moves.every(([each, step]) => isWithin(each, valueOf(each) + step));
    if (!isPossible) continue;
    const values = moves.map(([each, step]) => [each.key, valueOf(each) + step] as const);
    const change = moves.map(([each, step]) => `${each.key}: ${valueOf(each)} → ${valueOf(each) + step}`).join(', ');
    return { next: trimmed(knobs, { ...tuning, ...Object.fromEntries(values) }), change };
  }
}

const isWithin = ({ min, max }: Knob, value: number): boolean => value >= min && value <= max;

/** The tuning without figures that are as in the rulebook. */
const trimmed = (knobs: readonly Knob[], tuning: Tuning): Tuning =>
  Object.fromEntries(
    Object.entries(tuning).filter(([key, value]) => knobs.find((knob) => knob.key === key)!.value !== value),
  );
