import { chanceAt, oddsOf, type Curve } from '@hideout/bots';

/** A decision that was judged in a game that has been played to its end. */
export interface Sample {
  readonly worth: number;
  /** How far the game was, from 0 to 1. */
  readonly phase: number;
  /** What the game was worth to the seat in the end, 0 to 1. */
  readonly result: number;
}

/** What a curve is before anything was seen, and how many samples that counts for. */
const START = [0, 0, 1, 1] as const;
const DOUBT = 4;
const LEAST_SLOPE = 0.05;
const STEPS = 25;

/** The curve under which the samples are likeliest: it has four figures, so that it learns from few games too. */
export function fitCurve(samples: readonly Sample[]): Curve {
  const rows = samples.map(({ worth, phase, result }) => {
    const odds = oddsOf(worth);
    return { sights: [1 - phase, phase, (1 - phase) * odds, phase * odds], result };
  });
  const curve: number[] = [...START];
  for (let step = 0; step < STEPS; step++) {
    const slope = curve.map((each, i) => DOUBT * (START[i]! - each));
    const bend = curve.map((_, i) => curve.map((__, j) => (i === j ? DOUBT : 0)));
    for (const { sights, result } of rows) {
      const chance = chanceAt(sights.reduce((sum, each, i) => sum + each * curve[i]!, 0));
      for (const [i, sight] of sights.entries()) {
        slope[i]! += (result - chance) * sight;
        for (const [j, other] of sights.entries()) bend[i]![j]! += chance * (1 - chance) * sight * other;
      }
    }
    for (const [i, by] of solve(bend, slope).entries()) curve[i]! += by;
  }
  const [early, late, earlySlope, lateSlope] = curve.map((each) => Math.round(1000 * each) / 1000);
  return {
    early: [early!, Math.max(LEAST_SLOPE, earlySlope!)],
    late: [late!, Math.max(LEAST_SLOPE, lateSlope!)],
  };
}

/** Solves equations with a positive definite matrix, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]!;
    for (const row of rows.slice(i + 1)) {
      const share = row[i]! / pivot[i]!;
      for (let j = i; j <= size; j++) row[j]! -= share * pivot[j]!;
    }
  }
  const found = Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const known = found.reduce((sum, each, j) => sum + each * rows[i]![j]!, 0);
    found[i] = (rows[i]![size]! - known) / rows[i]![i]!;
  }
  return found;
}
