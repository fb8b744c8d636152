/**
 * What a random number is for. Each stream is drawn separately, so that, for example,
 * the number of dice rolled never changes how a pile is reshuffled.
 */
export const DEAL = 0;
export const DICE = 1;
export const RESHUFFLE = 2;
export const STREAMS = [DEAL, DICE, RESHUFFLE] as const;
export type Stream = (typeof STREAMS)[number];

/** The only source of chance for the rules. */
export interface Rng {
  /** An integer from 0 to `n` − 1, each equally likely; `n` is at least 1. */
  below(n: number, stream: Stream): number;
}

/** Shuffles the cells from `from` up to but not including `to`, in place. */
export function shuffle(cells: Int16Array, from: number, to: number, rng: Rng, stream: Stream): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + rng.below(i - from + 1, stream);
    const cell = cells[i]!;
    cells[i] = cells[j]!;
    cells[j] = cell;
  }
}
