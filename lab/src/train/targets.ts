import type { Rows } from './rows.ts';

/** By row: what came of its game in the end, for its seat. */
export function outcomesOf(rows: Rows): Float32Array {
  return returnsOf(rows, new Float32Array(rows.size * rows.outputs), 1);
}

/**
 * By row: what the net thought of the positions that followed, mixed with what came in the end; `trust` is how much of
 * each step is left to what came later (λ of temporal differences: 1 is the outcome alone).
 */
export function returnsOf(rows: Rows, opinions: Float32Array, trust: number): Float32Array {
  const targets = new Float32Array(opinions.length);
  for (const { first, steps, seats, results } of rows.lessons) {
    for (let seat = 0; seat < seats; seat++) {
      for (let output = 0; output < rows.outputs; output++) {
        let later = results[seat]![output]!;
        for (let step = steps - 1; step >= 0; step--) {
          const at = (first + step * seats + seat) * rows.outputs + output;
          targets[at] = later;
          later = trust * later + (1 - trust) * opinions[at]!;
        }
      }
    }
  }
  return targets;
}

/** By row: `own` of what the player thought of it; the rest is what it thought of the positions that followed, and the end. */
export function judgedReturnsOf(rows: Rows, opinions: Float32Array, trust: number, own: number): Float32Array {
  return returnsOf(rows, opinions, trust).map((later, at) => own * opinions[at]! + (1 - own) * later);
}
